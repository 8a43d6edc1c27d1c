import { App, DependencyGraph } from 'cdk8s';
import { Construct, type IConstruct } from 'constructs';
import fc from 'fast-check';
import { inDependencyOrder } from '../../lib/synth/order';

/** Constructs side by side, of which each pair says that the first depends on the second. */
function constructs(count: number, dependencies: readonly (readonly [number, number])[]): IConstruct[] {
  const app = new App();
  const made = Array.from({ length: count }, (_, index) => new Construct(app, `c${index}`));
  for (const [from, to] of dependencies) made[from]?.node.addDependency(...made.slice(to, to + 1));
  return made;
}

function ids(sorted: readonly IConstruct[]): string[] {
  return sorted.map(({ node }) => node.id);
}

test('keeps the order of the tree where nothing depends on anything', () => {
  expect(ids(inDependencyOrder(constructs(3, [])))).toEqual(['c0', 'c1', 'c2']);
});

test('sorts any graph as cdk8s does', () => {
  const downwards = fc.tuple(fc.nat(7), fc.nat(7)).filter(([a, b]) => a !== b);
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 });
  fc.assert(
    fc.property(orders, fc.array(downwards, { maxLength: 14 }), (order, pairs) => {
      // By an order of their own, so that no cycle arises.
      const acyclic = pairs.map(([a, b]) => [order[Math.max(a, b)] ?? 0, order[Math.min(a, b)] ?? 0] as const);
      const app = constructs(8, acyclic).map(({ node }) => node.root.node)[0];
      expect(app && ids(inDependencyOrder(app.findAll()))).toEqual(app && ids(new DependencyGraph(app).topology()));
    }),
  );
});

test('takes no notice of dependencies on other constructs', () => {
  const all = constructs(3, [
    [0, 2],
    [2, 1],
  ]);
  expect(ids(inDependencyOrder(all.slice(0, 2)))).toEqual(['c0', 'c1']);
  expect(ids(inDependencyOrder(all))).toEqual(['c1', 'c2', 'c0']);
});

test.each([
  [
    'of two',
    [
      [0, 1],
      [1, 0],
    ],
    'c0 => c1 => c0',
  ],
  [
    'of three, behind another construct',
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
    ],
    'c1 => c2 => c3 => c1',
  ],
  ['of one', [[1, 1]], 'c1 => c1'],
] as const)('names a cycle %s', (_, dependencies, cycle) => {
  expect(() => inDependencyOrder(constructs(4, dependencies))).toThrow(
    new Error(`Dependency cycle detected: ${cycle}`),
  );
});

test('a chain is as long as it wants', () => {
  const chain = Array.from({ length: 50_000 }, (_, index) => [index, index + 1] as const);
  const sorted = inDependencyOrder(constructs(50_001, chain));
  expect(sorted).toHaveLength(50_001);
  expect(sorted[0]?.node.id).toBe('c50000');
});

test('a dense graph is visited once for each dependency', () => {
  const count = 300;
  const dense = Array.from({ length: count }, (_, from) =>
    Array.from({ length: from }, (_, to) => [from, to] as const),
  );
  // Stock cdk8s follows each of the 2^300 paths.
  expect(ids(inDependencyOrder(constructs(count, dense.flat())))).toEqual(
    Array.from({ length: count }, (_, index) => `c${index}`),
  );
});
