import { ApiObject, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { Certificate } from '../imports/cert-manager.io';
import { Gateway } from '../imports/gateway.networking.k8s.io';
import { attachFairway } from '../lib/attach';
import { clusterScoped } from '../lib/cluster-scoped';
import {
  gatewayCan,
  type GatewayImplementationName,
  gatewayIncapable,
  type WhereAble,
} from '../lib/gateway/capability';
import { issuedCertificates } from '../lib/gateway/certificate';
import {
  askedOf,
  type GatewayImplementationOf,
  gatewayModel,
  type GatewayModel,
  type Provision,
} from '../lib/gateway/implementation';
import { renderListener } from '../lib/gateway/listener';
import { metadataOf } from '../lib/gateway/metadata';
import type { GatewayOptions } from '../lib/gateway/options';
import { routingObjects } from '../lib/gateway/routing-objects';
import type { ParentRef } from '../lib/traffic/gateway-api';
import { SharedObjects } from './shared-objects';

/** Properties of a `ProvisionedGateway`. */
export interface ProvisionedGatewayProps<
  I extends GatewayImplementationName = GatewayImplementationName,
> extends GatewayOptions<NoInfer<I>> {
  /** Who provides the data plane; must be able to do what the other options ask. */
  readonly implementation: GatewayImplementationOf<I>;
}

/**
 * A gateway with a data plane of its own, on the implementation of one's choice.
 *
 * Makes: a Gateway of the Gateway API, a Certificate for each listener with an issuer, and what the implementation
 * adds to it; a Namespace if asked. A release attaches to it: `Traffic.gatewayApi({ gateways: [gateway] })`.
 */
export class ProvisionedGateway<I extends GatewayImplementationName = GatewayImplementationName> extends Construct {
  /** Name of the gateway. */
  readonly gatewayName: string;

  /** The Gateway; undefined where the implementation has a kind of its own. */
  readonly gateway?: Gateway;

  /** What a route names to attach to the gateway, or to one of its listeners. */
  readonly parentRef: WhereAble<I, 'routes', (listener?: string) => ParentRef>;

  constructor(scope: Construct, id: string, props: ProvisionedGatewayProps<I>) {
    super(scope, id);
    const { implementation: provider } = props;
    const { implementation } = provider;
    // The types have checked each option against the implementation; here all implementations are alike.
    const options = props as unknown as GatewayOptions<never>;
    const model = gatewayModel(options, id, Chart.of(this).namespace, () => routingObjects(this));
    const provision = provider.provision(model);

    this.node.addValidation({
      validate: () =>
        askedOf(options)
          .filter((capability) => !gatewayCan(implementation, capability))
          .map((capability) => gatewayIncapable(implementation, capability)),
    });

    this.gatewayName = provision.name ?? model.name;
    const parentRef = (listener?: string): ParentRef => {
      if (!gatewayCan(implementation, 'routes')) throw new Error(gatewayIncapable(implementation, 'routes'));
      return {
        name: model.name,
        ...(model.namespace !== undefined && { namespace: model.namespace }),
        ...(listener !== undefined && { sectionName: listener }),
      };
    };
    this.parentRef = parentRef as typeof this.parentRef;

    const before: Construct[] = [];
    if (options.createNamespace && !sharesNamespace(model, provision))
      before.push(makeNamespace(this, model, provision));
    for (const part of provision.shared ?? []) before.push(SharedObjects.of(this, part));
    for (const [objectId, object] of Object.entries(provision.own)) {
      const made = new ApiObject(this, objectId, object);
      made.node.addDependency(...before);
    }
    for (const [objectId, certificate] of Object.entries(issuedCertificates(model))) {
      new Certificate(this, objectId, certificate).node.addDependency(...before);
    }
    if (provision.gateway) this.gateway = makeGateway(this, model, provision.gateway);
    this.gateway?.node.addDependency(...before);
    attachFairway(this);
  }
}

function makeGateway(scope: Construct, model: GatewayModel, part: NonNullable<Provision['gateway']>): Gateway {
  const { name, namespace, labels, listeners } = model;
  return new Gateway(scope, 'gateway', {
    metadata: metadataOf({ name, namespace, labels, annotations: { ...part.annotations, ...model.annotations } }),
    spec: {
      gatewayClassName: part.className,
      ...(part.infrastructure && { infrastructure: part.infrastructure }),
      listeners: listeners.map((listener) => renderListener(listener, model)),
    },
  });
}

/** Whether the namespace of the gateway is one that the implementation makes. */
function sharesNamespace({ namespace }: GatewayModel, { shared = [] }: Provision): boolean {
  return shared.some(({ objects }) =>
    Object.values(objects).some(({ kind, metadata }) => kind === 'Namespace' && metadata?.name === namespace),
  );
}

function makeNamespace(scope: Construct, { name, namespace }: GatewayModel, { podSecurity }: Provision): ApiObject {
  if (namespace === undefined) {
    throw new Error(
      `ProvisionedGateway "${name}": createNamespace needs a namespace; give the gateway or its chart one`,
    );
  }
  const object = new ApiObject(scope, 'namespace', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': podSecurity } },
  });
  return clusterScoped(object);
}
