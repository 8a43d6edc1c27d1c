import type { Schema } from './schema';

// Kuma's CRDs leave these specs untyped and point to its protocol buffers (api/mesh/v1alpha1 of Kuma 2.14). Their JSON
// names stand here; `conf` of a backend depends on its type, and certificate authorities are plugins, so it stays open.

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const flag: Schema = { type: 'boolean' };
const tags: Schema = { type: 'object', additionalProperties: text };

function oneOf(...words: string[]): Schema {
  return { type: 'string', enum: words };
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}

function object(properties: Record<string, Schema>, required: string[] = []): Schema {
  return { type: 'object', properties, required };
}

const selectors = list(object({ match: tags }, ['match']));
const dataSource = object({ secret: text, file: text, inline: text, inlineString: text });

const certificateAuthority = object(
  {
    name: text,
    type: text,
    mode: oneOf('STRICT', 'PERMISSIVE'),
    dpCert: object({ rotation: object({ expiration: text }), requestTimeout: text }),
    rootChain: object({ requestTimeout: text }),
    conf: {
      ...object({ caCert: object({ RSAbits: number, expiration: text }), cert: dataSource, key: dataSource }),
      'x-kubernetes-preserve-unknown-fields': true,
    },
  },
  ['name', 'type'],
);

const metricsBackend = object(
  {
    name: text,
    type: oneOf('prometheus'),
    conf: object({
      port: number,
      path: text,
      tags,
      skipMTLS: flag,
      aggregate: list(object({ name: text, port: number, path: text, enabled: flag, address: text })),
      envoy: object({ filterRegex: text, usedOnly: flag }),
      tls: object({ mode: oneOf('activeMTLSBackend', 'providedTLS', 'disabled') }),
    }),
  },
  ['name', 'type'],
);

const tracingBackend = object(
  {
    name: text,
    type: oneOf('zipkin', 'datadog'),
    sampling: number,
    conf: object({
      url: text,
      traceId128bit: flag,
      apiVersion: oneOf('httpJsonV1', 'httpJson', 'httpProto'),
      sharedSpanContext: flag,
      address: text,
      port: number,
      splitService: flag,
    }),
  },
  ['name', 'type'],
);

const loggingBackend = object(
  { name: text, type: oneOf('file', 'tcp'), format: text, conf: object({ path: text, address: text }) },
  ['name', 'type'],
);

const mesh = object({
  mtls: object({ enabledBackend: text, backends: list(certificateAuthority), skipValidation: flag }),
  metrics: object({ enabledBackend: text, backends: list(metricsBackend) }),
  tracing: object({ defaultBackend: text, backends: list(tracingBackend) }),
  logging: object({ defaultBackend: text, backends: list(loggingBackend) }),
  networking: object({ outbound: object({ passthrough: flag }) }),
  routing: object({ localityAwareLoadBalancing: flag, zoneEgress: flag, defaultForbidMeshExternalServiceAccess: flag }),
  constraints: object({
    dataplaneProxy: object({ requirements: list(object({ tags })), restrictions: list(object({ tags })) }),
  }),
  skipCreatingInitialPolicies: list(text),
  meshServices: object({ mode: oneOf('Disabled', 'Everywhere', 'ReachableBackends', 'Exclusive') }),
});

const matcher = object({ prefix: text, exact: text, regex: text });
const replacement = object({ pattern: text, substitution: text });
const headers = object({
  add: list(object({ name: text, value: text, append: flag })),
  remove: list(object({ name: text })),
});
const split = list(object({ weight: number, destination: tags }, ['weight', 'destination']));

const trafficRoute = object(
  {
    sources: selectors,
    destinations: selectors,
    conf: object({
      split,
      destination: tags,
      loadBalancer: object({
        roundRobin: object({}),
        leastRequest: object({ choiceCount: number }),
        ringHash: object({ hashFunction: text, minRingSize: number, maxRingSize: number }),
        random: object({}),
        maglev: object({}),
      }),
      http: list(
        object({
          match: object({ method: matcher, path: matcher, headers: { type: 'object', additionalProperties: matcher } }),
          modify: object({
            path: object({ rewritePrefix: text, regex: replacement }),
            host: object({ value: text, fromPath: replacement }),
            requestHeaders: headers,
            responseHeaders: headers,
          }),
          split,
          destination: tags,
        }),
      ),
    }),
  },
  ['sources', 'destinations', 'conf'],
);

const trafficPermission = object({ sources: selectors, destinations: selectors }, ['sources', 'destinations']);

/** The specs by kind. */
export const kumaSpecs: Readonly<Record<string, Schema>> = {
  Mesh: mesh,
  TrafficPermission: trafficPermission,
  TrafficRoute: trafficRoute,
};
