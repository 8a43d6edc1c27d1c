import { canaryYaml, DEPLOYMENT, edgesOf, graphOf, nodeOf, partsIn } from './support';
import { topologyOf } from '../../lib/graph/topology';

test('Services, policies and budgets lead to the workloads whose pods they take, primaries too', () => {
  const graph = graphOf(`${DEPLOYMENT}---${canaryYaml('provider: kubernetes\nservice: { port: 80 }')}---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: all, namespace: webapp }
spec: { podSelector: {} }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: primary, namespace: webapp }
spec: { selector: { matchLabels: { app: podinfo-primary } } }
---
apiVersion: kuma.io/v1alpha1
kind: MeshTrafficPermission
metadata: { name: allow, namespace: webapp, labels: { kuma.io/mesh: main } }
spec: { targetRef: { kind: Dataplane, labels: { app: podinfo } } }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: elsewhere, namespace: other }
spec: { podSelector: {} }
`);
  expect(edgesOf(graph, 'applies to').slice().sort()).toEqual([
    'MeshTrafficPermission allow > Deployment podinfo',
    'NetworkPolicy all > Deployment podinfo',
    'NetworkPolicy all > Deployment podinfo-primary',
    'PodDisruptionBudget primary > Deployment podinfo-primary',
  ]);
  expect(edgesOf(graph, 'contains')).toEqual(['Mesh main > MeshTrafficPermission allow']);
});

test('gateways with their class and settings, and routes that are not of Flagger', () => {
  const graph = graphOf(`
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public, namespace: edge }
spec:
  gatewayClassName: eg
  infrastructure: { parametersRef: { group: gateway.envoyproxy.io, kind: EnvoyProxy, name: settings } }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: shop, namespace: webapp }
spec:
  hostnames: [shop.example.com]
  parentRefs: [{ name: public, namespace: edge }]
  rules: [{ backendRefs: [{ name: shop, port: 80 }] }]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: old, namespace: webapp }
spec:
  ingressClassName: nginx
  rules: [{ host: old.example.com, http: { paths: [{ path: /, backend: { service: { name: shop } } }] } }]
`);
  expect(edgesOf(graph, 'sends to', 'configures')).toEqual([
    'Clients clients > Gateway public',
    'GatewayClass eg > Gateway public',
    'EnvoyProxy settings > Gateway public',
    'Gateway public > HTTPRoute shop',
    'HTTPRoute shop > Service shop',
    'Clients clients > IngressClass nginx',
    'IngressClass nginx > Ingress old',
    'Ingress old > Service shop',
  ]);
  expect(graph.edges.find(({ label }) => label === 'shop.example.com')).toBeDefined();
});

const HUB = `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: flagger-eu-1, namespace: fleet, labels: { cdk8s-fairway/cluster: eu-1 } }
spec:
  chartRef: { kind: OCIRepository, name: flagger }
  dependsOn: [{ name: kuma-eu-1 }]
  kubeConfig: { secretRef: { name: eu-1-kubeconfig } }
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: kuma-eu-1, namespace: fleet }
spec:
  chart: { spec: { chart: kuma, version: 2.14.3, sourceRef: { kind: HelmRepository, name: kuma } } }
  kubeConfig: { secretRef: { name: eu-1-kubeconfig } }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: app-eu-1, namespace: fleet }
spec: { path: ./dist/app-eu-1, kubeConfig: { secretRef: { name: eu-1-kubeconfig } }, dependsOn: [{ name: app-us-1 }] }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: app-us-1, namespace: fleet }
spec: { path: ./dist/app-us-1, kubeConfig: { secretRef: { name: us-1-kubeconfig } } }
`;

test('a hub with its clusters, plugins in order, and the releases that it delivers', () => {
  const release = canaryYaml('provider: kubernetes\nservice: { port: 80 }');
  const graph = topologyOf(
    partsIn({ 'dist/hub/all.yaml': HUB, 'dist/app-eu-1/a.yaml': release, 'dist/app-us-1/a.yaml': release }),
  );
  expect(edgesOf(graph, 'manages')).toEqual(['Hub hub > Cluster eu-1', 'Hub hub > Cluster us-1']);
  expect(edgesOf(graph, 'runs')).toEqual([
    'Cluster eu-1 > HelmRelease flagger-eu-1',
    'Cluster eu-1 > HelmRelease kuma-eu-1',
    'Cluster eu-1 > Canary podinfo',
    'Cluster us-1 > Canary podinfo',
  ]);
  expect(edgesOf(graph, 'comes before')).toEqual([
    'HelmRelease kuma-eu-1 > HelmRelease flagger-eu-1',
    'Kustomization app-us-1 > Kustomization app-eu-1',
  ]);
  expect(nodeOf(graph, 'HelmRelease', 'kuma-eu-1')?.detail).toBe('kuma 2.14.3');
  expect(new Set(graph.nodes.filter(({ kind }) => kind === 'Canary').map(({ cluster }) => cluster))).toEqual(
    new Set(['eu-1', 'us-1']),
  );
});

test('files that have the same object twice are alternatives, told apart by their place', () => {
  const release = canaryYaml('provider: kubernetes\nservice: { port: 80 }');
  const graph = topologyOf(partsIn({ 'env/dev/a.yaml': release, 'env/prod/a.yaml': release }));
  expect(graph.nodes.filter(({ kind }) => kind === 'Canary').map(({ cluster }) => cluster)).toEqual([
    'env/dev/a.yaml',
    'env/prod/a.yaml',
  ]);
});

test('each edge leads from one node of the graph to another', () => {
  const graph = graphOf(`${DEPLOYMENT}---${canaryYaml('provider: istio\nservice: { port: 80 }')}---${HUB}`);
  const ids = new Set(graph.nodes.map(({ id }) => id));
  expect(ids.size).toBe(graph.nodes.length);
  expect(graph.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
});

test('objects of any shape make no graph, and no crash', () => {
  const kinds = ['Gateway', 'HTTPRoute', 'Ingress', 'Service', 'Deployment', 'NetworkPolicy', 'Canary', 'HelmRelease'];
  const groups = ['gateway.networking.k8s.io/v1', 'networking.k8s.io/v1', 'v1', 'apps/v1', 'flagger.app/v1beta1'];
  const specs = [
    '{}',
    'text',
    '[]',
    '7',
    '{ rules: [1, {http: 2}], selector: 3, parentRefs: {}, analysis: { webhooks: 4 } }',
  ];
  for (const spec of specs) {
    const objects = kinds.flatMap((kind) =>
      groups.map(
        (apiVersion, index) =>
          `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: n${index} }\nspec: ${spec}\n`,
      ),
    );
    expect(graphOf(objects.join('---\n')).nodes.length).toBeGreaterThan(0);
  }
});
