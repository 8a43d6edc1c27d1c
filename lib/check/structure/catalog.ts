import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { Compiler } from './compile';
import { constraintsOf } from './kubernetes';
import { metadataCheck } from './metadata';
import type { Schema } from './schema';
import { type Check, every } from './violation';

/** What is known of a kind in one of its versions. */
export interface Kind {
  /** Judges a whole object. */
  readonly check: Check;
  /** The schema of a custom resource. */
  readonly schema?: Schema;
}

interface Definition {
  readonly schema: Schema;
  readonly versions: readonly string[];
}

interface KubernetesSchemas {
  readonly kinds: Readonly<Record<string, string>>;
  readonly definitions: Readonly<Record<string, Schema>>;
}

const IMPORTS = path.resolve(__dirname, '..', '..', '..', 'imports');

const OBJECT_META = 'meta.v1.ObjectMeta';

/** The kinds of Kubernetes and of the ecosystem; each is made ready at its first use. */
export class Catalog {
  private readonly kinds = new Map<string, Kind | undefined>();
  private readonly compiler: Compiler;
  private readonly kubernetes: KubernetesSchemas;
  private readonly definitions = new Map<string, Schema>();

  constructor() {
    this.kubernetes = read('kubernetes.json') as KubernetesSchemas;
    for (const [key, { schema, versions }] of Object.entries(read('schemas.json') as Record<string, Definition>)) {
      const [group = '', , kind = ''] = key.split('/');
      for (const version of versions) this.definitions.set(`${group}/${version}/${kind}`, schema);
    }
    this.compiler = new Compiler((name) => this.kubernetes.definitions[name] ?? {}, constraintsOf);
  }

  /** A kind; undefined for one that is not known. */
  find(apiVersion: string, kind: string): Kind | undefined {
    const key = `${apiVersion}/${kind}`;
    if (!this.kinds.has(key)) this.kinds.set(key, this.make(key));
    return this.kinds.get(key);
  }

  private make(key: string): Kind | undefined {
    const name = this.kubernetes.kinds[key];
    if (name !== undefined) return { check: every([this.compiler.compile({ $ref: name }, 'go'), metadataCheck]) };
    const schema = this.definitions.get(key);
    if (!schema) return undefined;
    const properties = {
      ...schema.properties,
      apiVersion: { type: 'string' },
      kind: { type: 'string' },
      metadata: { $ref: OBJECT_META },
      // The API server takes none from those who write objects.
      status: {},
    } as const;
    const check = this.compiler.compile({ ...schema, properties }, 'schema');
    return { check: every([check, metadataCheck]), schema };
  }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(IMPORTS, file), 'utf8'));
}
