import { canaries, type CanaryView } from '../canary';
import { expand, type Path, type Pattern } from '../finding';
import { isAbsent, isPresent, number } from '../read';
import type { Rule } from '../rule';

export const threshold: Rule = {
  code: 'FW1005',
  severity: 'error',
  title: 'The threshold is 1 or more',
  why:
    'The CRD refuses an analysis without one. Flagger takes 0 and less for 1 ' +
    '(`GetAnalysisThreshold` in `pkg/apis/flagger/v1beta1/canary.go`): the first failed check rolls back.',
  example: `
kind: Canary
spec:
  analysis:
    threshold: 0
`,
  remedy: 'The number of failed checks after which the release is rolled back, such as `threshold: 5`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const value = canary.analysis('threshold');
      const path = ['analysis', 'threshold'];
      const fix = 'Write the number of failed checks after which the release is rolled back';
      if (isAbsent(value)) {
        if (!isAbsent(canary.analysis()))
          yield canary.finding(path, 'the CRD refuses an analysis without threshold', fix);
      } else if ((number(value) ?? 1) <= 0) {
        yield canary.finding(path, 'Flagger reads it as 1', fix);
      }
    }
  },
};

interface Percentage {
  readonly path: readonly string[];
  readonly least: number;
  /** What Flagger makes of less. */
  readonly below: string;
  /** What Flagger makes of more than 100. */
  readonly above: string;
  readonly applies?: (canary: CanaryView) => boolean;
}

const PERCENTAGES: readonly Percentage[] = [
  {
    path: ['analysis', 'maxWeight'],
    least: 1,
    below: 'Flagger reads it as 100',
    above: 'no weight ever reaches it, so the canary is never promoted',
    applies: (canary) => canary.strategy === 'canary' && isPresent(canary.analysis('stepWeight')),
  },
  {
    path: ['analysis', 'stepWeight'],
    // What does not rise is FW1007.
    least: -Infinity,
    below: '',
    above: 'the first step is all of the traffic',
  },
  {
    path: ['analysis', 'stepWeights', '*'],
    least: -Infinity,
    below: '',
    above: 'Flagger reads it as 100',
  },
  {
    path: ['analysis', 'stepWeightPromotion'],
    least: 0,
    below: 'the weights move away from the primary, and the promotion never ends',
    above: 'the promotion takes one step',
  },
  {
    path: ['analysis', 'mirrorWeight'],
    least: 1,
    below: 'Flagger reads it as 100 and mirrors all requests',
    above: 'Istio refuses the VirtualService',
    applies: (canary) => canary.analysis('mirror') === true,
  },
  ...['primaryReadyThreshold', 'canaryReadyThreshold'].map((name) => ({
    path: ['analysis', name],
    least: 0,
    below: 'it is met without a single pod',
    above: 'it asks for more pods than there are, and the release waits until its deadline',
  })),
];

export const percentage: Rule = {
  code: 'FW1047',
  severity: 'error',
  title: 'A percentage is one',
  why:
    'The CRD asks for any number. Flagger takes some of the wrong ones for 100, and waits for ever for others ' +
    '(`pkg/controller/scheduler.go`, `pkg/canary/deployment_ready.go`).',
  example: `
kind: Canary
spec:
  analysis:
    stepWeight: 10
    maxWeight: 110
`,
  remedy: '`maxWeight: 100` or less.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, least, below, above, applies } of PERCENTAGES) {
        if (applies?.(canary) === false) continue;
        for (const place of expand(canary.spec(), path)) {
          const value = number(canary.spec(...place));
          if (value === undefined || (value >= least && value <= 100)) continue;
          yield canary.finding(place, value > 100 ? above : below, `Write a number from ${Math.max(least, 0)} to 100`);
        }
      }
    }
  },
};

/** Fields that the CRD has for any number and Flagger for a Go `int`. */
const WHOLE: readonly Pattern[] = [
  ['progressDeadlineSeconds'],
  ['service', 'port'],
  ...[
    'iterations',
    'threshold',
    'maxWeight',
    'mirrorWeight',
    'stepWeight',
    'stepWeightPromotion',
    'primaryReadyThreshold',
    'canaryReadyThreshold',
  ].map((name) => ['analysis', name]),
  ['analysis', 'stepWeights', '*'],
  ['analysis', 'webhooks', '*', 'retries'],
  ['analysis', 'sessionAffinity', 'maxAge'],
];

export const wholeNumber: Rule = {
  code: 'FW1056',
  severity: 'error',
  title: 'Weights, counts and seconds are whole numbers',
  why:
    'The CRD takes any number where Flagger has a Go int (`pkg/apis/flagger/v1beta1/canary.go`). The object is stored, ' +
    'and decoding it fails: Flagger can then list no Canary of the cluster at all.',
  example: `
kind: Canary
spec:
  analysis:
    stepWeight: 2.5
`,
  remedy: '`stepWeight: 2` or `stepWeight: 3`',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const path of WHOLE.flatMap((pattern): Path[] => expand(canary.spec(), pattern))) {
        const value = number(canary.spec(...path));
        if (value === undefined || Number.isInteger(value)) continue;
        yield canary.finding(
          path,
          'Flagger has an integer here and cannot decode the Canary, nor any list of Canaries that holds it',
          `Write ${Math.floor(value)} or ${Math.ceil(value)}`,
        );
      }
    }
  },
};
