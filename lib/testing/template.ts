import { canaries } from '../rules/canary';
import { describe, groupOf, type Manifest, type ObjectSet, type SourcedObject } from '../rules/object';
import { formatProblem } from '../rules/report';
import { findProblems, type Problem } from '../rules/rule';
import { RULES } from '../rules/rules';
import { differences, show } from './difference';
import { describeNearest } from './nearest';
import { setsOf, type TemplateSource } from './objects';
import { Release } from './release';

/** A kind, such as `Deployment`, or `gateway.networking.k8s.io/Gateway` where the kind alone is not clear. */
export type KindName = string;

/**
 * The objects that a program writes, to be asserted about.
 *
 * @example
 * const template = Template.of(chart);
 * template.hasResource('Deployment', { spec: { replicas: 2 } });
 * template.release('podinfo').promotesWithin(Duration.minutes(10));
 */
export class Template {
  /** @param source - An app, a chart, any construct, or manifests. */
  static of(source: TemplateSource | Template): Template {
    return source instanceof Template ? source : new Template(setsOf(source));
  }

  private readonly objects: readonly SourcedObject[];
  private found: readonly Problem[] | undefined;

  /** @param sets - One for each cluster. */
  private constructor(private readonly sets: readonly ObjectSet[]) {
    this.objects = sets.flatMap(({ objects }) => objects);
  }

  /** All manifests, in the order of the program. */
  get manifests(): readonly Manifest[] {
    return this.objects.map(({ manifest }) => manifest);
  }

  /** What the rules find fault with; acknowledged problems are left out. */
  get problems(): readonly Problem[] {
    this.found ??= this.sets
      .flatMap((set) => findProblems(RULES, set))
      .filter(({ acknowledged }) => acknowledged === undefined);
    return this.found;
  }

  /**
   * The manifests of a kind that have some fields.
   *
   * @param fields - Of objects the given fields count, of lists all items; matchers may stand in place of values.
   */
  resources(kind: KindName, fields: object = {}): readonly Manifest[] {
    return this.matching(kind, fields).map(({ manifest }) => manifest);
  }

  /**
   * Asserts that there is an object of a kind with some fields.
   *
   * @param fields - Of objects the given fields count, of lists all items; matchers may stand in place of values.
   */
  hasResource(kind: KindName, fields: object = {}): void {
    if (this.matching(kind, fields).length > 0) return;
    const ofKind = this.ofKind(kind);
    if (ofKind.length === 0) throw new Error(`there is no ${kind}; ${this.kinds()}`);
    throw new Error(`no ${kind} has ${show(fields)};\n${describeNearest(ofKind, fields)}`);
  }

  /**
   * Asserts how many objects of a kind there are.
   *
   * @param fields - Counts only those that have these fields.
   */
  resourceCount(kind: KindName, count: number, fields: object = {}): void {
    const found = this.matching(kind, fields);
    if (found.length === count) return;
    const names = found.map(({ manifest }) => `\n  ${describe(manifest)}`).join('');
    const others = found.length > 0 ? '' : `; ${this.kinds()}`;
    throw new Error(`expected ${count} objects of kind ${kind}, found ${found.length}${names}${others}`);
  }

  /**
   * A release, by the name of its Canary.
   *
   * @param namespace - Where there are several of the name. @default - any
   */
  release(name: string, namespace?: string): Release {
    const all = this.sets.flatMap((set) => canaries(set).map((canary) => ({ canary, set })));
    const [release, second] = all.filter(
      ({ canary }) => canary.name === name && (namespace === undefined || canary.namespace === namespace),
    );
    const names = all.map(({ canary }) => `\n  ${describe(canary.manifest)}`).join('');
    if (!release) throw new Error(`there is no Canary ${name}; there ${all.length > 0 ? `are${names}` : 'is none'}`);
    if (second) throw new Error(`there are several Canaries ${name}, name the namespace too:${names}`);
    const { canary, set } = release;
    const found = this.problems.filter(({ object }) => object === canary.object);
    return new Release(canary, set, found);
  }

  /** Asserts that the rules find no fault, and warn of nothing. */
  hasNoProblems(): void {
    if (this.problems.length === 0) return;
    throw new Error(`the rules find:\n${this.problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
  }

  private matching(kind: KindName, fields: object): readonly SourcedObject[] {
    return this.ofKind(kind).filter(({ manifest }) => differences(fields, manifest).length === 0);
  }

  private ofKind(kind: KindName): readonly SourcedObject[] {
    const [name = '', ...group] = kind.split('/').reverse();
    return this.sets.flatMap((set) => set.ofKind(name, group.length > 0 ? group.reverse().join('/') : undefined));
  }

  private kinds(): string {
    const counts = new Map<string, number>();
    for (const { manifest } of this.objects) {
      const group = groupOf(manifest);
      const kind = `${group === '' ? '' : `${group}/`}${manifest.kind}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const listed = [...counts].map(([kind, count]) => `\n  ${kind} (${count})`).join('');
    return listed === '' ? 'there is nothing at all' : `there are${listed}`;
  }
}
