import type { ObjectSet } from '../object';
import { at, hasUnknown, isAbsent, isUnknown, list, number, text } from '../read';
import type { Finding, Rule } from '../rule';
import { canaries, type CanaryView } from '../canary';
import { type ContainerPort, containerPorts, workloadOf } from '../reference';

export const badPort: Rule = {
  code: 'FW1065',
  severity: 'error',
  title: 'The ports of a release are ports',
  why:
    'Flagger writes them into the Services and routes as they are, and the API server refuses these ' +
    '(`reconcileService` in `pkg/router/kubernetes_default.go`). A number in quotes is the name of a port.',
  example: `
kind: Canary
spec:
  service:
    port: 80
    targetPort: '9898'
`,
  remedy: '`targetPort: 9898`',
  *check(set) {
    for (const canary of canaries(set)) {
      // Knative has Services of its own.
      if (canary.target?.kind === 'KnativeService' || hasUnknown(canary.spec('targetRef'))) continue;
      const port = canary.service('port');
      if (!isUnknown(port) && !isPortNumber(port)) {
        yield canary.finding(
          ['service', 'port'],
          'the API server refuses the Services',
          'Write a number from 1 to 65535',
        );
      }
      const target = canary.service('targetPort');
      // Flagger takes 0 for none.
      if (isAbsent(target) || isUnknown(target) || target === 0 || isPortNumber(target) || isPortName(target)) continue;
      yield canary.finding(
        ['service', 'targetPort'],
        'the API server refuses the Services',
        'Write a number from 1 to 65535 without quotes, or the name of a container port',
      );
    }
  },
};

function isPortNumber(value: unknown): boolean {
  const port = number(value);
  // A fraction is FW1056.
  return port !== undefined && port >= 1 && port <= 65535;
}

function isPortName(value: unknown): boolean {
  const name = text(value) ?? '';
  return /^[a-z0-9]([a-z0-9]|-(?=[a-z0-9])){0,14}$/.test(name) && /[a-z]/.test(name);
}

export const clashingPorts: Rule = {
  code: 'FW1066',
  severity: 'error',
  title: 'Discovered ports do not clash with the port of the service',
  why:
    'With `portDiscovery` Flagger adds each container port but the target port to the Services ' +
    '(`getPorts` in `pkg/canary/util.go`). Two ports of one name or one number are refused by the API server.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  service:
    port: 80
    targetPort: 9898
    portDiscovery: true
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template:
    spec:
      containers:
        - name: podinfo
          ports:
            - { name: web, containerPort: 9898 }
            - { name: http, containerPort: 8080 }
`,
  remedy: '`portName: web`, which is "http" by default.',
  *check(set) {
    for (const [canary, { containers }] of pods(set)) {
      if (canary.service('portDiscovery') !== true || hasUnknown(canary.service())) continue;
      const portName = text(canary.service('portName')) ?? 'http';
      const numbers = new Set([canary.service('port')]);
      for (const [name, port] of discovered(canary, containerPorts(containers))) {
        if (name === portName || numbers.has(port)) {
          yield canary.finding(
            ['service', 'portDiscovery'],
            `the Services would have two ports ${name === portName ? `named ${name}` : `of number ${String(port)}`}`,
            'Write another port or portName, or leave portDiscovery out',
          );
          break;
        }
        numbers.add(port);
      }
    }
  },
};

/**
 * The ports that Flagger adds, by name: not those of the proxies of meshes, nor the target port. Of two ports of one name
 * the last counts.
 */
function discovered(canary: CanaryView, ports: readonly ContainerPort[]): ReadonlyMap<string, unknown> {
  const target = canary.service('targetPort');
  const own = isAbsent(target) || target === 0 ? canary.service('port') : target;
  return new Map(
    ports
      .filter(({ container }) => !['istio-proxy', 'envoy'].includes(container))
      .filter(({ name, port }) => number(port) !== undefined && port !== own && name !== own)
      .map(({ container, index, name = `tcp-${container}-${index}`, port }) => [name, port]),
  );
}

export const undeclaredPort: Rule = {
  code: 'FW1075',
  severity: 'warning',
  title: 'The target port is one that the target declares',
  why:
    'The Services send requests to it, and nothing may listen there. A container may listen on a port that it does not ' +
    'declare; it is silent where the target declares none.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  service: { port: 80 }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template:
    spec:
      containers:
        - name: podinfo
          ports: [{ containerPort: 9898 }]
`,
  remedy: '`targetPort: 9898`',
  *check(set) {
    for (const [canary, { containers, sidecars }] of pods(set)) {
      const declared = containerPorts([...containers, ...sidecars]);
      const target = canary.service('targetPort');
      const isPort = isAbsent(target) || target === 0;
      const port = number(isPort ? canary.service('port') : target);
      const ports = declared.map((each) => each.port);
      if (port === undefined || ports.length === 0 || ports.includes(port)) continue;
      yield canary.finding(
        ['service', isPort ? 'port' : 'targetPort'],
        `requests go to port ${port} of the pods, which declare ${ports.map(String).join(', ')}`,
        'Write the container port as targetPort',
      );
    }
  },
};

export const undeclaredPortName: Rule = {
  code: 'FW1076',
  severity: 'error',
  title: 'A target port that is a name is that of a container port',
  why: 'A Service whose `targetPort` is a name has endpoints only for pods that declare a port of that name (Kubernetes).',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  service: { port: 80, targetPort: web }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template:
    spec:
      containers:
        - name: podinfo
          ports: [{ name: http, containerPort: 9898 }]
`,
  remedy: '`targetPort: http`',
  *check(set) {
    for (const [canary, { containers, sidecars }] of pods(set)) {
      const declared = containerPorts([...containers, ...sidecars]);
      const target = text(canary.service('targetPort'));
      if (target === undefined || !isPortName(target) || declared.some(({ name }) => name === target)) continue;
      yield* undeclared(
        canary,
        declared.map(({ name, port }) => name ?? String(port)),
      );
    }
  },
};

function* undeclared(canary: CanaryView, declared: readonly string[]): Iterable<Finding> {
  yield canary.finding(
    ['service', 'targetPort'],
    `no container declares a port of this name, but ${declared.length > 0 ? declared.join(', ') : 'none at all'}`,
    'Write the name or number of a container port',
  );
}

interface Pods {
  readonly containers: readonly unknown[];
  /** The init containers that run beside them. */
  readonly sidecars: readonly unknown[];
}

/** Releases whose target is in the set, with all of its containers known. */
function* pods(set: ObjectSet): Iterable<readonly [CanaryView, Pods]> {
  for (const canary of canaries(set)) {
    const spec = at(workloadOf(set, canary)?.manifest, 'spec', 'template', 'spec');
    const containers = at(spec, 'containers');
    const initContainers = at(spec, 'initContainers');
    if (!Array.isArray(containers) || hasUnknown(containers) || hasUnknown(initContainers)) continue;
    const sidecars = list(initContainers).filter((container) => at(container, 'restartPolicy') === 'Always');
    yield [canary, { containers, sidecars }];
  }
}
