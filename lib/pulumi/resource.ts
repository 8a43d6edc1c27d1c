import * as kubernetes from '@pulumi/kubernetes';
import type { CustomResourceOptions, Resource } from '@pulumi/pulumi';
import { groupOf, type Manifest } from '../rules/object';

type ResourceClass = new (name: string, args: object, options: CustomResourceOptions) => Resource;

/** API groups whose module in the provider is not named by their first label. */
const MODULES: Readonly<Record<string, string>> = { '': 'core' };

/** Groups outside of Kubernetes end in a domain of their own. */
const BUILT_IN = /^([a-z]+|[a-z]+\.k8s\.io|rbac\.authorization\.k8s\.io)$/;

/** Registers an object: a built-in kind as the provider's own class, so that policies know it, others as custom. */
export function registerManifest(name: string, manifest: Manifest, options: CustomResourceOptions): Resource {
  const BuiltIn = builtInClass(manifest);
  const custom = manifest as kubernetes.apiextensions.CustomResourceArgs;
  return BuiltIn
    ? new BuiltIn(name, manifest, options)
    : // The status is asked for, so that it is an Output of the resource.
      new kubernetes.apiextensions.CustomResource(name, { status: undefined, ...custom }, options);
}

function builtInClass(manifest: Manifest): ResourceClass | undefined {
  const group = groupOf(manifest);
  if (group !== '' && !BUILT_IN.test(group)) return undefined;
  const version = manifest.apiVersion.slice(manifest.apiVersion.indexOf('/') + 1);
  const module = MODULES[group] ?? group.split('.')[0] ?? '';
  const modules = kubernetes as unknown as Record<string, Record<string, Record<string, ResourceClass>>>;
  return modules[module]?.[version]?.[manifest.kind];
}
