import { canaries } from '../canary';
import { at, isPresent, list } from '../read';
import type { Rule } from '../rule';

export const deprecatedField: Rule = {
  code: 'FW1046',
  severity: 'warning',
  title: 'No field is used that Flagger has given up',
  why:
    'They are marked as deprecated in `pkg/apis/flagger/v1beta1/canary.go`. The CRD has no `canaryAnalysis` any more, and ' +
    'the API server drops it.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: request-success-rate
        threshold: 99
`,
  remedy: '`thresholdRange: { min: 99 }`',
  *check(set) {
    for (const canary of canaries(set)) {
      if (isPresent(canary.spec('canaryAnalysis'))) {
        yield canary.finding(['canaryAnalysis'], 'the CRD has no such field', 'Write analysis');
      }
      for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
        const path = ['analysis', 'metrics', index];
        if (isPresent(at(metric, 'threshold'))) {
          const bound = at(metric, 'name') === 'request-success-rate' ? 'min' : 'max';
          const message = 'Flagger has given it up for thresholdRange';
          yield canary.finding([...path, 'threshold'], message, `Write it as thresholdRange.${bound}`);
        }
        if (isPresent(at(metric, 'query'))) {
          const message = 'Flagger has given it up for metric templates';
          yield canary.finding([...path, 'query'], message, 'Write a MetricTemplate and name it by templateRef');
        }
      }
    }
  },
};
