import { EXPLANATIONS } from '../../lib/check/code';
import { fairway } from './support';

test('a code, in capitals or not', async () => {
  const { stdout, status } = await fairway('explain', 'fw1003');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^FW1003 \(error\): /);
  expect(stdout).toContain('interval: 5s');
});

test('all codes, one a line and each once', async () => {
  const { stdout } = await fairway('explain');
  const codes = stdout
    .trim()
    .split('\n')
    .map((line) => line.slice(0, 6));
  expect(codes).toEqual(EXPLANATIONS.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});
