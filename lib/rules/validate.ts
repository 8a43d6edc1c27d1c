import { ApiObject, App } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { acknowledgements } from './acknowledge';
import { clusterOf } from './cluster';
import { type Manifest, ObjectSet, type SourcedObject } from './object';
import { originOf } from './origin';
import { formatProblem } from './report';
import { findProblems, type Problem } from './rule';
import { RULES } from './rules';

const CLOSED = 'cdk8s-fairway/closed';

/** Trees whose objects are validated, each with the problems found in the synth that is under way. */
const trees = new WeakMap<IConstruct, { found?: readonly Problem[]; synthesizing: boolean }>();

/**
 * Says that nothing exists in the cluster besides the objects of this program, so that an object that is named and not
 * there is a problem.
 */
export function closeSet(scope: IConstruct): void {
  scope.node.root.node.addMetadata(CLOSED, true);
}

/** An object of the program as the rules see it, with the manifest that it is written as. */
export function sourced(object: ApiObject, manifest: Manifest): SourcedObject {
  return {
    manifest,
    origin: { path: object.node.path, ...originOf(object) },
    acknowledged: acknowledgements(manifest, object),
  };
}

/** All problems of the objects in a tree, warnings and acknowledged ones included. */
export function problemsOf(scope: IConstruct): readonly Problem[] {
  const { root } = scope.node;
  const objects = root.node.findAll().filter((construct) => ApiObject.isApiObject(construct));
  return problemsAmong(
    objects.map((object) => [object, object.toJson() as Manifest]),
    isClosed(root),
  );
}

/**
 * All problems of some objects with the manifests that they are written as. What is applied to different clusters is
 * looked at apart.
 */
export function problemsAmong(objects: Iterable<readonly [ApiObject, Manifest]>, closed: boolean): readonly Problem[] {
  const clusters = new Map<string | undefined, SourcedObject[]>();
  for (const [object, manifest] of objects) {
    const cluster = clusterOf(object);
    const found = sourced(object, manifest);
    const others = clusters.get(cluster);
    if (others) others.push(found);
    else clusters.set(cluster, [found]);
  }
  return [...clusters.values()].flatMap((each) => findProblems(RULES, new ObjectSet(each, closed)));
}

/** Whether `closeSet` was called for a tree. */
export function isClosed({ node: { root } }: IConstruct): boolean {
  return root.node.metadata.some(({ type }) => type === CLOSED);
}

/**
 * Has the rules run over the tree of a construct when it is synthesized: errors stop the synth, all at once; warnings
 * go to stderr.
 */
export function validateTree(construct: IConstruct): void {
  const { root } = construct.node;
  if (trees.has(root)) return;
  const tree: { found?: readonly Problem[]; synthesizing: boolean } = { synthesizing: false };
  trees.set(root, tree);
  if (root instanceof App) memoiseDuringSynth(root, tree);

  root.node.addValidation({
    validate: () => {
      const first = tree.found === undefined;
      const problems = (tree.found ?? problemsOf(root)).filter(({ acknowledged }) => acknowledged === undefined);
      if (tree.synthesizing) tree.found ??= problems;
      if (first) warn(problems.filter(({ severity }) => severity === 'warning'));
      return problems.filter(({ severity }) => severity === 'error').map(formatProblem);
    },
  });
}

/** Stock cdk8s validates the whole tree once per chart and once more; the objects are the same each time. */
function memoiseDuringSynth(app: App, tree: { found?: readonly Problem[]; synthesizing: boolean }): void {
  for (const method of ['synth', 'synthYaml'] as const) {
    const stock = app[method].bind(app) as () => never;
    app[method] = () => {
      tree.synthesizing = true;
      try {
        return stock();
      } finally {
        tree.synthesizing = false;
        delete tree.found;
      }
    };
  }
}

function warn(problems: readonly Problem[]): void {
  for (const problem of problems) process.stderr.write(`warning ${formatProblem(problem)}\n`);
}
