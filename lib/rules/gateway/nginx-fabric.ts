import { finding } from '../finding';
import type { ObjectSet, SourcedObject } from '../object';
import { at, list, text } from '../read';
import type { Rule } from '../rule';

/** Modes of NGINX Gateway Fabric 1.x, by the first argument of its control container. */
type Mode = 'static-mode' | 'provisioner-mode';

const IMAGE = /(^|\/)nginx-gateway-fabric(:|@|$)/;

export const supersededNginxFabric: Rule = {
  code: 'FW2012',
  severity: 'warning',
  title: 'NGINX Gateway Fabric is 2.x',
  why:
    '1.6.2 is the last 1.x: built on Gateway API 1.2.1, without fixes. 2.x runs a data plane for each Gateway by itself ' +
    '(nginx/nginx-gateway-fabric).',
  example: deployment('static-mode'),
  remedy: '`GatewayImplementation.nginxFabric()`',
  *check(set) {
    for (const object of inMode(set, 'static-mode')) {
      yield finding(
        object,
        [],
        'NGINX Gateway Fabric 1.x gets no fixes, and 2.x runs a data plane for each Gateway itself',
        'Use GatewayImplementation.nginxFabric',
      );
    }
  },
};

export const provisionerMode: Rule = {
  code: 'FW2013',
  severity: 'warning',
  title: 'The provisioner of NGINX Gateway Fabric 1.x is for development',
  why:
    'It was made for conformance tests: after a restart it forgets which Deployments are its own and fails to make them ' +
    'anew, its Deployments share the labels that the one Service selects, and two Gateways of one name in two namespaces ' +
    'share a leader-election lock (v1.6.2 `internal/mode/provisioner`).',
  example: deployment('provisioner-mode'),
  remedy: '`GatewayImplementation.nginxFabric()`, or on 1.6.2 `nginxFabricDedicated()`.',
  *check(set) {
    for (const object of inMode(set, 'provisioner-mode')) {
      yield finding(
        object,
        [],
        'the provisioner is for development: with two Gateways, requests for one reach the pods of the other',
        'Use GatewayImplementation.nginxFabric, or nginxFabricDedicated on 1.6.2',
      );
    }
  },
};

const LEVEL = 'pod-security.kubernetes.io/enforce';

export const restrictedNginxFabric: Rule = {
  code: 'FW2014',
  severity: 'error',
  title: 'NGINX Gateway Fabric 1.x runs at Pod Security baseline',
  why:
    'Its control container adds the capability KILL to signal nginx, and nginx leaves privilege escalation open to bind ' +
    'ports below 1024 (v1.6.2 `deploy/default/deploy.yaml`): a `restricted` namespace refuses its pods.',
  example: `${deployment('static-mode')}---
apiVersion: v1
kind: Namespace
metadata: { name: nginx-gateway, labels: { pod-security.kubernetes.io/enforce: restricted } }
`,
  remedy: '`pod-security.kubernetes.io/enforce: baseline`, on a namespace of its own.',
  *check(set) {
    for (const { manifest } of inMode(set, 'static-mode')) {
      const namespace = set
        .ofKind('Namespace', '')
        .find(({ manifest: { metadata } }) => metadata.name === manifest.metadata.namespace);
      if (!namespace || at(namespace.manifest, 'metadata', 'labels', LEVEL) !== 'restricted') continue;
      yield finding(
        namespace,
        ['metadata', 'labels', LEVEL],
        `it refuses the pods of ${manifest.metadata.name}, which add the capability KILL and may escalate privileges`,
        'Write baseline',
      );
    }
  },
};

function inMode(set: ObjectSet, mode: Mode): readonly SourcedObject[] {
  return [...set.ofKind('Deployment', 'apps'), ...set.ofKind('DaemonSet', 'apps')].filter(({ manifest }) =>
    list(at(manifest, 'spec', 'template', 'spec', 'containers')).some(
      (container) => IMAGE.test(text(at(container, 'image')) ?? '') && list(at(container, 'args')).includes(mode),
    ),
  );
}

function deployment(mode: Mode): string {
  return `
apiVersion: apps/v1
kind: Deployment
metadata: { name: public, namespace: nginx-gateway }
spec:
  selector: { matchLabels: { app: public } }
  template:
    metadata: { labels: { app: public } }
    spec:
      containers:
        - name: nginx-gateway
          image: ghcr.io/nginx/nginx-gateway-fabric:1.6.2
          args: [${mode}, --gatewayclass=nginx]
`;
}
