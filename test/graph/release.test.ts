import { canaryYaml, DEPLOYMENT, edgesOf, graphOf, nodeOf } from './support';

const WAY = ['sends to', 'selects'];

const GATEWAY_REFS =
  'service: { port: 80, hosts: [app.example.com], gatewayRefs: [{ name: public, namespace: edge }] }';

const WAYS: readonly (readonly [provider: string, spec: string, way: readonly string[]])[] = [
  [
    'gatewayapi:v1',
    GATEWAY_REFS,
    [
      'Service podinfo > Deployment podinfo-primary',
      'Service podinfo-primary > Deployment podinfo-primary (primary)',
      'Service podinfo-canary > Deployment podinfo (canary)',
      'Clients clients > Gateway public',
      'Gateway public > HTTPRoute podinfo',
      'HTTPRoute podinfo > Service podinfo-primary (primary)',
      'HTTPRoute podinfo > Service podinfo-canary (canary)',
    ],
  ],
  [
    'istio',
    'service: { port: 80, gateways: [edge/public, mesh] }',
    [
      'Service podinfo > Deployment podinfo-primary',
      'Service podinfo-primary > Deployment podinfo-primary (primary)',
      'Service podinfo-canary > Deployment podinfo (canary)',
      'Clients clients > Gateway public',
      'Gateway public > VirtualService podinfo',
      'Clients clients > Service podinfo',
      'Service podinfo > VirtualService podinfo',
      'VirtualService podinfo > Service podinfo-primary (primary)',
      'VirtualService podinfo > Service podinfo-canary (canary)',
    ],
  ],
  [
    'nginx',
    'service: { port: 80 }\ningressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: front }',
    [
      'Service podinfo > Deployment podinfo-primary (primary)',
      'Service podinfo-primary > Deployment podinfo-primary',
      'Service podinfo-canary > Deployment podinfo (canary)',
      'Clients clients > IngressClass nginx',
      'IngressClass nginx > Ingress front (primary)',
      'Ingress front > Service podinfo (primary)',
      'IngressClass nginx > Ingress front-canary (canary)',
      'Ingress front-canary > Service podinfo-canary (canary)',
    ],
  ],
  [
    'kuma',
    'service: { port: 80 }',
    [
      'Service podinfo > Deployment podinfo-primary',
      'Service podinfo-primary > Deployment podinfo-primary (primary)',
      'Service podinfo-canary > Deployment podinfo (canary)',
      'Clients clients > Service podinfo',
      'Service podinfo > TrafficRoute podinfo',
      'TrafficRoute podinfo > Service podinfo-primary (primary)',
      'TrafficRoute podinfo > Service podinfo-canary (canary)',
    ],
  ],
  [
    'kubernetes',
    'service: { port: 80 }',
    [
      'Service podinfo > Deployment podinfo-primary (primary)',
      'Service podinfo-primary > Deployment podinfo-primary',
      'Service podinfo-canary > Deployment podinfo',
      'Clients clients > Service podinfo',
    ],
  ],
];

test.each(WAYS)('the way of the traffic by %s', (provider, spec, way) => {
  const graph = graphOf(`${DEPLOYMENT}---${canaryYaml(`provider: ${provider}\n${spec}`)}`);
  expect([...edgesOf(graph, ...WAY)].sort()).toEqual([...way].sort());
});

test('what Flagger makes is marked so, with the place in its source', () => {
  const graph = graphOf(`${DEPLOYMENT}---${canaryYaml(`provider: gatewayapi:v1\n${GATEWAY_REFS}`)}`);
  const made = graph.nodes.filter(({ presence }) => presence === 'made').map(({ kind, name }) => `${kind} ${name}`);
  expect(made.sort()).toEqual([
    'ConfigMap settings-primary',
    'Deployment podinfo-primary',
    'HTTPRoute podinfo',
    'Service podinfo',
    'Service podinfo-canary',
    'Service podinfo-primary',
  ]);
  expect(nodeOf(graph, 'HTTPRoute', 'podinfo')?.made).toEqual({ by: 'Flagger', source: 'pkg/router/gateway_api.go' });
});

test('an object that is given and made is given, and still says who makes it', () => {
  const service = 'apiVersion: v1\nkind: Service\nmetadata: { name: podinfo, namespace: webapp }\n';
  const graph = graphOf(`${service}---\n${DEPLOYMENT}---${canaryYaml('provider: kubernetes\nservice: { port: 80 }')}`);
  expect(nodeOf(graph, 'Service', 'podinfo')).toMatchObject({ presence: 'given', made: { by: 'Flagger' } });
});

test('what a Canary names and nobody gives is elsewhere', () => {
  const graph = graphOf(canaryYaml(`provider: gatewayapi:v1\n${GATEWAY_REFS}`));
  expect(nodeOf(graph, 'Deployment', 'podinfo')?.presence).toBe('elsewhere');
  expect(nodeOf(graph, 'Gateway', 'public')).toMatchObject({ presence: 'elsewhere', namespace: 'edge' });
});

test('hooks, metrics, alerts and autoscalers of a Canary', () => {
  const graph = graphOf(`${DEPLOYMENT}---
apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  provider: kuma
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  autoscalerRef: { apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, name: scaler }
  service: { port: 80 }
  analysis:
    interval: 10s
    metrics:
      - { name: request-success-rate }
      - { name: errors, templateRef: { name: errors, namespace: monitoring } }
    alerts: [{ name: chat, providerRef: { name: chat } }]
    webhooks:
      - { name: load, url: http://loadtester.tools/ }
      - { name: gate, type: confirm-promotion, url: https://gates.example.com/open }
`);
  expect(edgesOf(graph, 'calls', 'checks', 'alerts', 'scales', 'reads').slice().sort()).toEqual([
    'Canary podinfo > AlertProvider chat',
    'Canary podinfo > Metric podinfo/request-success-rate',
    'Canary podinfo > MetricTemplate errors',
    'Canary podinfo > Webhook podinfo/gate',
    'Canary podinfo > Webhook podinfo/load',
    'Deployment podinfo > ConfigMap settings',
    'Deployment podinfo-primary > ConfigMap settings-primary',
    'HorizontalPodAutoscaler scaler > Deployment podinfo',
    'HorizontalPodAutoscaler scaler-primary > Deployment podinfo-primary',
  ]);
  expect(edgesOf(graph, 'sends to')).toContain('Webhook podinfo/load > Service loadtester');
  expect(nodeOf(graph, 'Service', 'loadtester')?.namespace).toBe('tools');
  expect(edgesOf(graph, 'sends to').filter((edge) => edge.startsWith('Webhook podinfo/gate'))).toEqual([]);
});
