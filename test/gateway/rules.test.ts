import { GATEWAY_RULES } from '../../lib/rules/gateway/rules';
import type { Manifest } from '../../lib/rules/object';
import { UNKNOWN } from '../../lib/rules/read';
import { celRefusals, celRules, codes, manifests, problems } from './support';

const http = { name: 'http', port: 80, protocol: 'HTTP' };
const https = { name: 'https', port: 443, protocol: 'HTTPS', tls: { certificateRefs: [{ name: 'app' }] } };

function gateway(spec: object, namespace = 'gateways'): Manifest {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'Gateway',
    metadata: { name: 'public', namespace },
    spec: { gatewayClassName: 'nginx', listeners: [http], ...spec },
  };
}

const listening = (...listeners: readonly object[]) => gateway({ listeners });

describe.each(GATEWAY_RULES.map((rule) => [rule.code, rule] as const))('%s', (code, { example }) => {
  test('its example breaks it, and no other error rule', () => {
    const found = problems(manifests(example));
    expect(found.map((problem) => problem.code)).toContain(code);
    expect(found.filter(({ severity, code: other }) => severity === 'error' && other !== code)).toEqual([]);
  });
});

describe('what the Gateway API refuses by its own rules', () => {
  const cases: readonly (readonly [string, Manifest, readonly string[]])[] = [
    ['one listener', listening(http), []],
    ['HTTP and HTTPS', listening(http, https), []],
    ['two host names on one port', listening({ ...http, hostname: 'a.example.com' }, { ...http, name: 'b' }), []],
    ['TCP and UDP on one port', listening({ ...http, protocol: 'TCP' }, { ...http, name: 'u', protocol: 'UDP' }), []],
    ['TLS passed through', listening({ name: 'tls', port: 443, protocol: 'TLS', tls: { mode: 'Passthrough' } }), []],
    ['TLS ended with options', listening({ ...https, tls: { options: { 'example.com/certificate': 'a' } } }), []],
    ['the same port, protocol and host', listening(http, { ...http, name: 'b' }), ['FW2003']],
    [
      'the same host name',
      listening({ ...http, hostname: 'a.example.com' }, { ...http, name: 'b', hostname: 'a.example.com' }),
      ['FW2003'],
    ],
    ['two of one name', listening(http, { ...http, port: 81 }), ['FW2005']],
    ['HTTP with TLS', listening({ ...http, tls: https.tls }), ['FW2006']],
    ['TCP with TLS', listening({ ...http, protocol: 'TCP', tls: https.tls }), ['FW2006']],
    ['HTTPS passed through', listening({ ...https, tls: { mode: 'Passthrough' } }), ['FW2007']],
    ['TLS without settings', listening({ ...https, protocol: 'TLS', tls: undefined }), ['FW2007']],
    ['TCP with a host name', listening({ ...http, protocol: 'TCP', hostname: 'a.example.com' }), ['FW2008']],
    ['UDP with a host name', listening({ ...http, protocol: 'UDP', hostname: 'a.example.com' }), ['FW2008']],
    ['TLS ended without a certificate', listening({ ...https, tls: { mode: 'Terminate' } }), ['FW2004']],
    ['no certificate in the list', listening({ ...https, tls: { certificateRefs: [] } }), ['FW2004']],
    ['TLS ended at a TLS listener without one', listening({ ...https, protocol: 'TLS', tls: {} }), ['FW2004']],
    ['addresses', gateway({ addresses: [{ value: '10.0.0.1' }, { type: 'Hostname', value: 'a.example.com' }] }), []],
    ['an address twice', gateway({ addresses: [{ value: '10.0.0.1' }, { value: '10.0.0.1' }] }), ['FW2009']],
    ['a host name twice', gateway({ addresses: ['a', 'a'].map((value) => ({ type: 'Hostname', value })) }), ['FW2009']],
    ['a host name that is none', gateway({ addresses: [{ type: 'Hostname', value: 'A_b' }] }), ['FW2009']],
    ['labels', gateway({ infrastructure: { labels: { 'example.com/team': 'a' }, annotations: { team: 'a' } } }), []],
    ['a label with a space', gateway({ infrastructure: { labels: { 'my team': 'a' } } }), ['FW2010']],
    ['a long prefix', gateway({ infrastructure: { annotations: { [`${'a'.repeat(253)}/x`]: 'a' } } }), ['FW2010']],
    [
      'a port set up twice',
      gateway({
        tls: {
          frontend: {
            default: {},
            perPort: [
              { port: 443, tls: {} },
              { port: 443, tls: {} },
            ],
          },
        },
      }),
      ['FW2011'],
    ],
  ];
  const refusals = celRefusals(cases.map(([, object]) => object));

  test.each(cases.map((one, index) => [...one, refusals[index] ?? []] as const))('%s', (_, object, expected, cel) => {
    expect(codes([object])).toEqual(expected);
    expect(cel.length > 0).toBe(expected.length > 0);
  });

  test('each rule has a case', () => {
    const broken = refusals.flat();
    expect(celRules('Gateway').filter((one) => !broken.includes(one))).toEqual([]);
  });

  test('the rules of a ListenerSet are those of a Gateway', () => {
    const set: Manifest = {
      apiVersion: 'gateway.networking.k8s.io/v1',
      kind: 'ListenerSet',
      metadata: { name: 'team', namespace: 'webapp' },
      spec: { parentRef: { name: 'public' }, listeners: [http, { ...http, name: 'b' }] },
    };
    expect(codes([set])).toEqual(['FW2003']);
    expect(celRefusals([set])[0]).toHaveLength(1);
  });

  test('HTTPS without TLS settings gets past the API server and is refused by gateways', () => {
    const object = listening({ ...https, tls: undefined });
    expect(codes([object])).toEqual(['FW2004']);
    expect(celRefusals([object])).toEqual([[]]);
  });

  test('what is not known is not judged', () => {
    expect(codes([listening({ ...http, hostname: UNKNOWN }, { ...http, name: 'b', hostname: UNKNOWN })])).toEqual([]);
    expect(codes([listening({ ...https, tls: UNKNOWN })])).toEqual([]);
    expect(codes([listening({ ...https, tls: { certificateRefs: UNKNOWN } })])).toEqual([]);
    expect(codes([gateway({ listeners: UNKNOWN })])).toEqual([]);
  });
});

describe('FW2001', () => {
  const namespace = (name: string, labels?: Record<string, string>): Manifest => ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name, ...(labels && { labels }) },
  });
  const canary = (spec: object, refs: object = { name: 'public', namespace: 'gateways' }): Manifest => ({
    apiVersion: 'flagger.app/v1beta1',
    kind: 'Canary',
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: {
      provider: 'gatewayapi:v1',
      targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
      service: { port: 80, gatewayRefs: [refs], ...spec },
    },
  });
  const route = (kind: string, spec: object = {}): Manifest => ({
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind,
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: { parentRefs: [{ name: 'public', namespace: 'gateways' }], ...spec },
  });
  const from = (namespaces: object) => listening({ ...http, allowedRoutes: { namespaces } });
  const team = from({ from: 'Selector', selector: { matchLabels: { team: 'web' } } });
  const named = from({
    from: 'Selector',
    selector: { matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'In', values: ['shop'] }] },
  });
  const ref = (more: object) => ({ name: 'public', namespace: 'gateways', ...more });

  test.each<readonly [string, readonly Manifest[], string | undefined]>([
    ['all namespaces', [from({ from: 'All' }), canary({})], undefined],
    ['its own namespace', [gateway({}, 'webapp'), canary({}, { name: 'public' })], undefined],
    ['another namespace', [gateway({}), canary({})], 'http does not admit namespace webapp'],
    ['a namespace with the label', [team, canary({}), namespace('webapp', { team: 'web' })], undefined],
    ['one without it', [team, canary({}), namespace('webapp')], 'http does not admit namespace webapp'],
    ['one that is elsewhere', [team, canary({})], undefined],
    ['a namespace by name', [named, canary({})], 'http does not admit namespace webapp'],
    ['a gateway that is elsewhere', [canary({})], undefined],
    ['no such listener', [from({ from: 'All' }), canary({}, ref({ sectionName: 'https' }))], 'it has none named https'],
    ['no such port', [from({ from: 'All' }), canary({}, ref({ port: 443 }))], 'it has none on port 443'],
    ['its listener', [from({ from: 'All' }), canary({}, ref({ sectionName: 'http', port: 80 }))], undefined],
    [
      'another host name',
      [
        listening({ ...http, hostname: '*.example.com', allowedRoutes: { namespaces: { from: 'All' } } }),
        canary({ hosts: ['example.com', 'app.example.org'] }),
      ],
      'http is for *.example.com alone',
    ],
    [
      'one of several host names',
      [
        listening({ ...http, hostname: '*.example.com', allowedRoutes: { namespaces: { from: 'All' } } }),
        canary({ hosts: ['example.org', 'a.b.example.com'] }),
      ],
      undefined,
    ],
    ['HTTP on a TCP listener', [listening({ ...http, protocol: 'TCP' }), canary({})], 'http takes TCPRoute'],
    ['a TCPRoute on HTTP', [from({ from: 'All' }), route('TCPRoute')], 'http takes HTTPRoute, GRPCRoute'],
    ['a GRPCRoute on HTTP', [from({ from: 'All' }), route('GRPCRoute')], undefined],
    [
      'kinds that are left out',
      [
        listening({ ...http, allowedRoutes: { kinds: [{ kind: 'GRPCRoute' }], namespaces: { from: 'All' } } }),
        route('HTTPRoute'),
      ],
      'http takes GRPCRoute',
    ],
    [
      'one of two listeners',
      [
        listening({ ...http, protocol: 'TCP' }, { ...https, allowedRoutes: { namespaces: { from: 'All' } } }),
        canary({}),
      ],
      undefined,
    ],
    ['a mesh', [gateway({}), canary({}, { name: 'podinfo', kind: 'Service', group: '' })], undefined],
  ])('%s', (_, objects, refusal) => {
    const found = problems(objects).filter(({ code }) => code === 'FW2001');
    expect(found.map(({ message }) => message)).toEqual(
      refusal === undefined ? [] : [`no listener of Gateway gateways/public admits it: ${refusal}`],
    );
  });

  test('it names the release and its field', () => {
    const [found] = problems([gateway({}), canary({})]);
    expect(found?.object.manifest.kind).toBe('Canary');
    expect(found?.field).toBe('spec.service.gatewayRefs[0]');
  });
});

describe('FW2002', () => {
  const foreign = listening({ ...https, tls: { certificateRefs: [{ name: 'app', namespace: 'certificates' }] } });
  const grant = (from: object, to: object, namespace = 'certificates'): Manifest => ({
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'ReferenceGrant',
    metadata: { name: 'gateways', namespace },
    spec: {
      from: [{ group: 'gateway.networking.k8s.io', kind: 'Gateway', namespace: 'gateways', ...from }],
      to: [{ group: '', kind: 'Secret', ...to }],
    },
  });

  test.each<readonly [string, readonly Manifest[], readonly string[]]>([
    ['no grant', [foreign], ['FW2002']],
    ['a grant for all Secrets', [foreign, grant({}, {})], []],
    ['a grant for this one', [foreign, grant({}, { name: 'app' })], []],
    ['a grant for another one', [foreign, grant({}, { name: 'other' })], ['FW2002']],
    ['a grant to another namespace', [foreign, grant({ namespace: 'elsewhere' }, {})], ['FW2002']],
    ['a grant to routes', [foreign, grant({ kind: 'HTTPRoute' }, {})], ['FW2002']],
    ['a grant elsewhere', [foreign, grant({}, {}, 'gateways')], ['FW2002']],
    [
      'its own namespace',
      [listening({ ...https, tls: { certificateRefs: [{ name: 'app', namespace: 'gateways' }] } })],
      [],
    ],
  ])('%s', (_, objects, expected) => {
    expect(codes(objects)).toEqual(expected);
  });
});
