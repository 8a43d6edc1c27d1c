import { canaries, type CanaryView } from '../canary';
import { isAbsent, isUnknown, list, number } from '../read';
import type { Finding, Rule } from '../rule';

/** The fields of an analysis of which the CRD asks for exactly one. */
export const STRATEGY_FORMS = ['iterations', 'stepWeight', 'stepWeights'] as const;

/** Which of the forms are given; undefined where that is not known. */
export function formsOf(canary: CanaryView): readonly string[] | undefined {
  if (isAbsent(canary.analysis()) || STRATEGY_FORMS.some((form) => isUnknown(canary.analysis(form)))) return undefined;
  return STRATEGY_FORMS.filter((form) => !isAbsent(canary.analysis(form)));
}

/** A canary whose weights move as its steps say. */
function isStepped(canary: CanaryView): boolean {
  return canary.strategy === 'canary' && formsOf(canary)?.length === 1;
}

export const stuckSteps: Rule = {
  code: 'FW1007',
  severity: 'error',
  title: 'The steps of a canary rise',
  why:
    'Flagger adds the difference to the next step and does nothing where it is 0 or less ' +
    '(`nextStepWeight` in `pkg/controller/scheduler.go`): the release stays at that weight for ever, neither promoted ' +
    'nor rolled back.',
  example: `
kind: Canary
spec:
  analysis:
    stepWeights: [10, 50, 20]
`,
  remedy: '`stepWeights: [10, 20, 50]`',
  *check(set) {
    for (const canary of canaries(set)) {
      if (!isStepped(canary)) continue;
      yield* equalSteps(canary);
      yield* listedSteps(canary);
    }
  },
};

function* equalSteps(canary: CanaryView): Iterable<Finding> {
  const step = number(canary.analysis('stepWeight'));
  if (step === undefined || step > 0) return;
  yield canary.finding(
    ['analysis', 'stepWeight'],
    'the canary never gets any traffic, and is neither promoted nor rolled back',
    'Write a number from 1 to 100',
  );
}

function* listedSteps(canary: CanaryView): Iterable<Finding> {
  const steps = canary.analysis('stepWeights');
  if (!Array.isArray(steps)) return;
  const path = ['analysis', 'stepWeights'];
  if (steps.length === 0) {
    yield canary.finding(path, 'without steps the canary never gets any traffic', 'List weights that rise');
  }
  let before = 0;
  for (const [index, step] of list(steps).map(number).entries()) {
    if (step === undefined) return;
    if (step <= before) {
      const message = index === 0 ? 'the canary never gets any traffic' : `it does not rise from ${before}`;
      yield canary.finding([...path, index], `${message}, and the release stays where it is`, 'List weights that rise');
      return;
    }
    before = step;
  }
}

export const passingStep: Rule = {
  code: 'FW1052',
  severity: 'warning',
  title: 'The last step ends at the maximum weight',
  why:
    'A step is capped at 100 and not at `maxWeight` (`runCanary` in `pkg/controller/scheduler.go`): the last one sends ' +
    'more traffic to the new version than the maximum says.',
  example: `
kind: Canary
spec:
  analysis:
    stepWeight: 20
    maxWeight: 50
`,
  remedy: '`maxWeight: 60`, or a step of which it is a multiple: `stepWeight: 25`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const step = number(canary.analysis('stepWeight')) ?? 0;
      const max = number(canary.analysis('maxWeight')) ?? 0;
      if (!isStepped(canary) || step <= 0 || max <= 0 || max > 100) continue;
      const last = Math.min(100, Math.ceil(max / step) * step);
      if (last <= max) continue;
      yield canary.finding(
        ['analysis', 'maxWeight'],
        `steps of ${step} pass it: the last weight is ${last}`,
        `Write ${last}, or a stepWeight that divides ${max}`,
      );
    }
  },
};

export const strategyForms: Rule = {
  code: 'FW1008',
  severity: 'error',
  title: 'An analysis has one of iterations, stepWeight and stepWeights',
  why:
    'The CRD refuses none and more than one (`artifacts/flagger/crd.yaml`). Flagger would take iterations before ' +
    'stepWeight before stepWeights.',
  example: `
kind: Canary
spec:
  analysis:
    interval: 1m
    threshold: 5
    stepWeight: 10
    stepWeights: [10, 20, 50]
`,
  remedy:
    'Keep one: `stepWeight` for equal steps, `stepWeights` for a list, `iterations` for blue/green and A/B tests.',
  *check(set) {
    for (const canary of canaries(set)) {
      const forms = formsOf(canary);
      if (!forms || forms.length === 1) continue;
      yield canary.finding(
        ['analysis'],
        forms.length === 0
          ? 'the CRD refuses an analysis without iterations, stepWeight or stepWeights'
          : `the CRD refuses ${forms.join(' beside ')}`,
        'Write stepWeight or stepWeights for a canary, or iterations for blue/green and A/B tests',
      );
    }
  },
};
