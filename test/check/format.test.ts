import { formatSarif } from '../../lib/check/format/sarif';
import type { Report } from '../../lib/check/diagnostic';

const REPORT: Report = {
  diagnostics: [
    {
      code: 'FW1003',
      severity: 'error',
      location: { file: 'my apps/canary.yaml', line: 9, column: 15 },
      object: 'Canary podinfo',
      field: 'spec.analysis.interval',
      message: 'it is short',
      fix: 'Write 10s',
      acknowledged: 'a demo',
    },
  ],
  files: 1,
  objects: 1,
  unknownKinds: {},
  skipped: [],
};

test('SARIF', () => {
  const { version, runs } = JSON.parse(formatSarif(REPORT, '1.2.3')) as { version: string; runs: unknown[] };
  expect(version).toBe('2.1.0');
  expect(runs).toEqual([
    {
      tool: {
        driver: {
          name: 'fairway',
          version: '1.2.3',
          rules: [expect.objectContaining({ id: 'FW1003', defaultConfiguration: { level: 'error' } })],
        },
      },
      columnKind: 'utf16CodeUnits',
      results: [
        {
          ruleId: 'FW1003',
          level: 'error',
          message: { text: 'Canary podinfo spec.analysis.interval: it is short. Write 10s.' },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'my%20apps/canary.yaml' },
                region: { startLine: 9, startColumn: 15 },
              },
            },
          ],
          suppressions: [{ kind: 'inSource', justification: 'a demo' }],
        },
      ],
    },
  ]);
});
