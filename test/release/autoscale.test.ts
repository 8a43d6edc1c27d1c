import { Autoscale } from '../../lib/release/autoscale';

const TARGET = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' };
const HPA = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' };

describe('horizontal', () => {
  test('is named after the target and says nothing that was not asked for', () => {
    const autoscale = Autoscale.horizontal({ maxReplicas: 4 });
    expect(autoscale.ref('podinfo')).toEqual({ ...HPA, name: 'podinfo' });
    expect(autoscale.hpa?.(TARGET)).toStrictEqual({
      ...HPA,
      metadata: { name: 'podinfo' },
      spec: { scaleTargetRef: TARGET, maxReplicas: 4 },
    });
  });

  test('takes metrics, behavior and bounds for the primary', () => {
    const autoscale = Autoscale.horizontal({
      minReplicas: 2,
      maxReplicas: 8,
      metrics: [
        Autoscale.cpu(80),
        Autoscale.memory(70),
        { type: 'Pods', pods: { metric: { name: 'rps' }, target: { type: 'AverageValue', averageValue: '100' } } },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 60 } },
      primary: { minReplicas: 3, maxReplicas: 12 },
    });
    expect(autoscale.ref('podinfo')).toEqual({
      ...HPA,
      name: 'podinfo',
      primaryScalerReplicas: { minReplicas: 3, maxReplicas: 12 },
    });
    expect(autoscale.hpa?.(TARGET).spec).toStrictEqual({
      scaleTargetRef: TARGET,
      minReplicas: 2,
      maxReplicas: 8,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } } },
        { type: 'Resource', resource: { name: 'memory', target: { type: 'Utilization', averageUtilization: 70 } } },
        { type: 'Pods', pods: { metric: { name: 'rps' }, target: { type: 'AverageValue', averageValue: '100' } } },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 60 } },
    });
  });
});

test('an existing HorizontalPodAutoscaler is referred to', () => {
  const autoscale = Autoscale.existing('web', { primary: { minReplicas: 3 } });
  expect(autoscale).not.toHaveProperty('hpa');
  expect(autoscale.ref('podinfo')).toEqual({ ...HPA, name: 'web', primaryScalerReplicas: { minReplicas: 3 } });
});

test('a ScaledObject is referred to', () => {
  const autoscale = Autoscale.scaledObject('web', {
    primaryScalerQueries: { rps: 'sum(rate(requests{app="podinfo-primary"}[1m]))' },
    primary: { maxReplicas: 5 },
  });
  expect(autoscale).not.toHaveProperty('hpa');
  expect(autoscale.ref('podinfo')).toEqual({
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    name: 'web',
    primaryScalerQueries: { rps: 'sum(rate(requests{app="podinfo-primary"}[1m]))' },
    primaryScalerReplicas: { maxReplicas: 5 },
  });
});
