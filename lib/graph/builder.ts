import { CLUSTER_SCOPED_KINDS, roleOf } from './role';
import { groupOf, type Manifest, type SourcedObject } from '../rules/object';
import type { MadeObject } from '../rules/ownership';
import type { Graph, GraphEdge, GraphNode, Role } from './graph';

/** An object by the names that others call it. */
export interface ObjectName {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string | undefined;
}

type Extra = Partial<Pick<GraphNode, 'detail' | 'role'>>;

/** Collects nodes and edges, each once. Names are those of one cluster at a time. */
export class GraphBuilder {
  private readonly nodes = new Map<string, GraphNode>();
  private readonly edges = new Map<string, GraphEdge>();

  constructor(private readonly cluster?: string) {}

  /** The same graph, seen from another cluster. */
  in(cluster: string | undefined): GraphBuilder {
    const other = new GraphBuilder(cluster);
    return Object.assign(other, { nodes: this.nodes, edges: this.edges });
  }

  /** An object that is there. */
  given({ manifest, origin }: SourcedObject, extra: Extra = {}): string {
    return this.add({ ...nameOf(manifest), presence: 'given', manifest, origin, ...extra });
  }

  /** An object that a controller makes. One that is given as well stays what it is, with who makes it. */
  made({ apiVersion, kind, name, namespace, by, source }: MadeObject): string {
    const named = { group: groupOf({ apiVersion }), kind, name, namespace };
    return this.add({ ...named, presence: 'made', made: { by, source } });
  }

  /** An object that another one names; it is elsewhere as long as nothing else is known of it. */
  named({ group, kind, name, namespace }: ObjectName, extra: Extra = {}): string {
    return this.add({ group, kind, name, namespace, presence: 'elsewhere', ...extra });
  }

  /** Something that is no object. */
  idea(role: Role, kind: string, name: string, extra: Pick<GraphNode, 'namespace' | 'detail'> = {}): string {
    return this.add({ group: '', kind, name, presence: 'idea', role, ...extra });
  }

  /** Puts in an object, if another one has named it. */
  fill(object: SourcedObject): void {
    if (this.nodes.has(this.idOf(nameOf(object.manifest)))) this.given(object);
  }

  edge(edge: GraphEdge): void {
    const key = [edge.from, edge.to, edge.relation].join('\n');
    this.edges.set(key, { ...this.edges.get(key), ...edge });
  }

  node(id: string): GraphNode | undefined {
    return this.nodes.get(id);
  }

  /** The node of a cluster that a hub reaches, if there is one of that name. */
  clusterNode(name: string): string | undefined {
    return [...this.nodes.values()].find((node) => node.role === 'cluster' && node.name === name)?.id;
  }

  build(): Graph {
    return { nodes: [...this.nodes.values()], edges: [...this.edges.values()] };
  }

  private idOf(name: ObjectName): string {
    const namespace = isClusterScoped(name) ? undefined : name.namespace;
    return `${this.cluster ?? ''}|${name.group}/${name.kind}/${namespace ?? ''}/${name.name}`;
  }

  private add(found: Omit<GraphNode, 'id' | 'role' | 'cluster' | 'namespace'> & ObjectName & Extra): string {
    const { group, kind, name, namespace, role = roleOf(found), ...rest } = found;
    const scoped = isClusterScoped(found) ? undefined : namespace;
    const id = this.idOf({ group, kind, name, namespace });
    const known = this.nodes.get(id);
    const { presence } = known && RANK[known.presence] >= RANK[rest.presence] ? known : rest;
    this.nodes.set(id, {
      ...known,
      ...rest,
      id,
      kind,
      name,
      role: known?.role ?? role,
      presence,
      ...(scoped !== undefined && { namespace: scoped }),
      ...(this.cluster !== undefined && { cluster: this.cluster }),
    });
    return id;
  }
}

function isClusterScoped({ kind }: ObjectName): boolean {
  return CLUSTER_SCOPED_KINDS.has(kind);
}

/** What is known of an object twice is told by the higher of the two. */
const RANK = { elsewhere: 0, idea: 1, made: 2, given: 3 } as const;

export function nameOf(manifest: Manifest): ObjectName {
  const { kind, metadata } = manifest;
  return { group: groupOf(manifest), kind, name: metadata.name, namespace: metadata.namespace };
}
