import { ComponentResource, type ProviderResource } from '@pulumi/pulumi';

/** What several components of a provider need and that exists once: shared load testers, GatewayClasses, RBAC. */
export class Shared extends ComponentResource {
  constructor(
    readonly resourceName: string,
    provider: ProviderResource | undefined,
  ) {
    super('fairway:index:Shared', resourceName, {}, provider ? { providers: [provider] } : {});
    this.registerOutputs();
  }

  /** Those of a provider, named after it, so that the names do not depend on which provider comes first. */
  static of(provider: ProviderResource | undefined): Shared {
    // The name of a resource is public at run time, though not declared.
    const { __name: name } = (provider ?? {}) as { __name?: string };
    return new Shared(name === undefined ? 'fairway' : `fairway-${name}`, provider);
  }
}
