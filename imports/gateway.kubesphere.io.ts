// Made by `npm run import` from the CustomResourceDefinitions of kubesphere/kubesphere v3.3.2; not to be edited.
// schema: sha256 87ac3ced4b381de42dce19656cc7e75cf4a50d3e147ab81fceb3b6934215fb5a
// body: sha256 21c251f991857240e811c66b9d76d0bb1bfb98a322fdaa7c1da15b351c1a0405

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** Gateway of gateway.kubesphere.io/v1alpha1 (Namespaced). */
export class Gateway extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.kubesphere.io/v1alpha1', kind: 'Gateway' } as const;

  constructor(scope: Construct, id: string, props: GatewayProps) {
    super(scope, id, { ...Gateway.GVK, ...props } as ApiObjectProps);
  }
}

export interface GatewayProps {
  readonly metadata?: Metadata;
  readonly spec?: GatewaySpec | undefined;
}

export interface GatewaySpec {
  readonly controller?: GatewaySpecController | undefined;
  readonly deployment?: GatewaySpecDeployment | undefined;
  readonly service?: GatewaySpecService | undefined;
}

export interface GatewaySpecController {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly config?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly replicas?: Leaf<number> | undefined;
  readonly scope?: GatewaySpecControllerScope | undefined;
}

export interface GatewaySpecControllerScope {
  readonly enabled?: Leaf<boolean> | undefined;
  readonly namespace?: Leaf<string> | undefined;
}

export interface GatewaySpecDeployment {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly replicas?: Leaf<number> | undefined;
  readonly resources?: GatewaySpecDeploymentResources | undefined;
}

export interface GatewaySpecDeploymentResources {
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface GatewaySpecService {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly type?: Leaf<string> | undefined;
}

/** Nginx of gateway.kubesphere.io/v1alpha1 (Namespaced). */
export class Nginx extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.kubesphere.io/v1alpha1', kind: 'Nginx' } as const;

  constructor(scope: Construct, id: string, props: NginxProps) {
    super(scope, id, { ...Nginx.GVK, ...props } as ApiObjectProps);
  }
}

export interface NginxProps {
  readonly metadata?: Metadata;
  readonly spec?: object | undefined;
}
