import { RULES } from '../../lib/rules/rules';
import { codes, fragments } from './support';

test('codes are unique and in order', () => {
  const all = RULES.map(({ code }) => code);
  expect(all).toEqual([...new Set(all)].sort());
});

describe.each(RULES.map((rule) => [rule.code, rule] as const))('%s', (code, { title, why, example, remedy }) => {
  test('has texts that are sentences where the docs make them ones', () => {
    expect(title).toMatch(/^\S.*[^.\s]$/);
    expect(why).toMatch(/^\S[\s\S]*[.)]$/);
    expect(remedy).toMatch(/^\S[\s\S]*\S$/);
  });

  test('is raised by its example', () => {
    const objects = fragments(example);
    // Some rules only speak where nothing exists besides the objects.
    expect([...codes(objects), ...codes(objects, { closed: true })]).toContain(code);
  });
});

test('nothing is found in no objects', () => {
  expect(codes([])).toEqual([]);
});
