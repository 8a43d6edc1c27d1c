import type { IConstruct } from 'constructs';

/**
 * Sorts constructs so that each comes after all that it depends on, in the order that cdk8s's `DependencyGraph` gives
 * and in time linear in constructs and dependencies. Dependencies on other constructs than these are ignored.
 */
export function inDependencyOrder(constructs: readonly IConstruct[]): IConstruct[] {
  // Paths are keys of an object in cdk8s, and those of an array's index come first there.
  const indices = constructs.filter(isAtIndex);
  const all = indices.length === 0 ? [...constructs] : [...new Set([...indices, ...constructs])];
  if (!all.some(({ node }) => node.dependencies.length > 0)) return all;

  const byPath = new Map(constructs.map((construct) => [construct.node.path, construct]));
  const dependencies = new Map<IConstruct, IConstruct[]>();
  const dependedOn = new Set<IConstruct>();
  for (const construct of constructs) {
    const within = construct.node.dependencies.flatMap(({ node }) => byPath.get(node.path) ?? []);
    dependencies.set(construct, within);
    for (const dependency of within) dependedOn.add(dependency);
  }

  const sorted = new Set<IConstruct>();
  for (const root of all) if (!dependedOn.has(root)) visit(root, dependencies, sorted);
  // What no root leads to is on a cycle, or behind one.
  if (sorted.size < all.length) for (const construct of all) visit(construct, dependencies, sorted);
  return [...sorted];
}

function isAtIndex({ node: { path, scope } }: IConstruct): boolean {
  const isTop = scope?.node.scope === undefined;
  return isTop && /^(?:0|[1-9]\d{0,9})$/.test(path) && Number(path) < 2 ** 32 - 1;
}

/** Adds a construct to those sorted, after its dependencies. A chain of them may be longer than the call stack. */
function visit(
  root: IConstruct,
  dependencies: ReadonlyMap<IConstruct, readonly IConstruct[]>,
  sorted: Set<IConstruct>,
): void {
  const open = new Map<IConstruct, Iterator<IConstruct>>();
  const path: IConstruct[] = [];
  const enter = (construct: IConstruct): void => {
    open.set(construct, (dependencies.get(construct) ?? []).values());
    path.push(construct);
  };

  if (!sorted.has(root)) enter(root);
  for (let construct = path.at(-1); construct; construct = path.at(-1)) {
    const next = open.get(construct)?.next();
    if (next === undefined || next.done) {
      sorted.add(construct);
      open.delete(construct);
      path.pop();
    } else if (open.has(next.value)) {
      const cycle = [...path.slice(path.indexOf(next.value)), next.value];
      throw new Error(`Dependency cycle detected: ${cycle.map(({ node }) => node.path).join(' => ')}`);
    } else if (!sorted.has(next.value)) {
      enter(next.value);
    }
  }
}
