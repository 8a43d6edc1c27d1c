import { Locator } from '../../lib/check/read/locate';
import type { Path } from '../../lib/rules/finding';

const TEXT = `kind: Canary
spec:
  analysis:
    metrics:
      - name: latency
        query: |
          sum(rate(x))
      - {name: "errors", interval: 1m}
  service: &service
    port: 80
  again: *service
  'quoted': 'x'
  empty:
`;

const at = (...path: Path) => {
  const { line, column } = new Locator({ file: 'f', text: TEXT, line: 10 }).locate(path);
  return `${line - 10}:${column}`;
};

test.each([
  [['kind'], '1:7'],
  [['spec', 'analysis'], '3:3'],
  [['spec', 'analysis', 'metrics', 0], '5:9'],
  [['spec', 'analysis', 'metrics', 0, 'name'], '5:15'],
  [['spec', 'analysis', 'metrics', 0, 'query'], '6:9'],
  [['spec', 'analysis', 'metrics', 1, 'name'], '8:16'],
  [['spec', 'analysis', 'metrics', 1, 'interval'], '8:36'],
  [['spec', 'service', 'port'], '10:11'],
  [['spec', 'again'], '11:10'],
  [['spec', 'quoted'], '12:13'],
  [['spec', 'empty'], '13:3'],
] as const)('%j stands at %s', (path, place) => {
  expect(at(...path)).toBe(place);
});

test.each([
  [['spec', 'analysis', 'interval'], '3:3'],
  [['spec', 'analysis', 'metrics', 7], '4:5'],
  [['spec', 'service', 'port', 'deeper'], '10:11'],
  [['nothing'], '1:1'],
] as const)('what is not there is told where it would be: %j', (path, place) => {
  expect(at(...path)).toBe(place);
});
