import type { ApiObjectProps } from 'cdk8s';
import type { Leaf } from '../leaf';
import type { GatewayModel } from './implementation';
import { metadataOf } from './metadata';
import { type DataPlane, zoneSpread } from './pods';

/** The pods of a data plane, as a Deployment or DaemonSet has them. */
export interface WorkloadPod {
  readonly annotations?: Readonly<Record<string, unknown>>;
  readonly spec: object;
}

/** The Deployment or DaemonSet of a data plane, for implementations that make none themselves. */
export function workload(gateway: GatewayModel, plane: DataPlane, { annotations, spec }: WorkloadPod): ApiObjectProps {
  const { scale } = gateway;
  return {
    apiVersion: 'apps/v1',
    kind: scale.kind === 'daemonSet' ? 'DaemonSet' : 'Deployment',
    metadata: metadataOf(plane),
    spec: {
      ...(scale.kind === 'replicas' && { replicas: scale.replicas }),
      selector: { matchLabels: plane.selector },
      template: {
        metadata: { labels: plane.labels, ...(annotations && { annotations }) },
        spec: { ...spec, ...zoneSpread(plane.selector, gateway) },
      },
    },
  };
}

/** The Service of a data plane, whose selector takes the pods of no other. */
export interface WorkloadService {
  /** @default - none beside those of the data plane */
  readonly labels?: Readonly<Record<string, Leaf<string>>>;
  readonly ports: readonly object[];
}

/** The Service of a data plane, for implementations that make none themselves. */
export function service(gateway: GatewayModel, plane: DataPlane, { labels, ports }: WorkloadService): ApiObjectProps {
  const { annotations, type = 'LoadBalancer', ...rest } = gateway.service;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf({ ...plane, labels: { ...plane.labels, ...labels }, annotations }),
    spec: {
      type,
      ...(type !== 'ClusterIP' && { externalTrafficPolicy: 'Local' }),
      ...rest,
      selector: plane.selector,
      ports,
    },
  };
}
