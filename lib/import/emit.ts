import { createHash } from 'node:crypto';
import type { Definition } from './definition';
import { canonical } from './schemas';
import type { Pin } from './sources';
import { interfaces } from './types';

/** The TypeScript file of an API group. */
export function emitGroup(definitions: readonly Definition[], pin: Pin): string {
  const opaque = new Set(pin.opaque);
  const kinds = definitions.flatMap((definition) => [kindClass(definition), ...interfaces(definition, opaque)]);
  const body = `${[IMPORTS, ...kinds].join('\n\n')}\n`;
  return `// Made by \`npm run import\` from the CustomResourceDefinitions of ${pin.repository} ${pin.ref}; not to be edited.
// schema: sha256 ${sha256(canonical(definitions))}
// body: sha256 ${sha256(body)}

${body}`;
}

const IMPORTS = `import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';`;

function kindClass({ group, versions, kind, scope }: Definition): string {
  return `/** ${kind} of ${group}/${versions[0]} (${scope}). */
export class ${kind} extends ApiObject {
  static readonly GVK = { apiVersion: '${group}/${versions[0]}', kind: '${kind}' } as const;

  constructor(scope: Construct, id: string, props: ${kind}Props) {
    super(scope, id, { ...${kind}.GVK, ...props } as ApiObjectProps);
  }
}`;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
