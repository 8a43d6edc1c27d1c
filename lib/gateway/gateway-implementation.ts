import type { GatewayImplementationName } from './capability';
import { envoyGateway } from './envoy-gateway';
import type { GatewayImplementationOf } from './implementation';
import { istioGateway } from './istio';
import { kengine } from './kengine';
import { kengineStatic } from './kengine-static';
import { kubesphere } from './kubesphere';
import { nginxFabric } from './nginx-fabric';
import { nginxFabricDedicated } from './nginx-fabric-dedicated';
import { nginxFabricProvisioner } from './nginx-fabric-provisioner';

/** A provider of a gateway's data plane. Of a union of implementations each one must be able to do what is asked. */
export type GatewayImplementation<I extends GatewayImplementationName = GatewayImplementationName> =
  I extends GatewayImplementationName ? GatewayImplementationOf<I> : never;

/** Who provides the data plane of a gateway: changing the implementation is changing this one expression. */
export const GatewayImplementation = {
  nginxFabric,
  nginxFabricDedicated,
  nginxFabricProvisioner,
  envoyGateway,
  istio: istioGateway,
  kengine,
  kengineStatic,
  kubesphere,
} as const;
