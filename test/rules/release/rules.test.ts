import { RELEASE_RULES } from '../../../lib/rules/release/rules';
import { codes } from '../support';
import { CASES } from './cases';
import { canary, deployment } from './objects';

test('each rule has its cases, and each case its rule', () => {
  expect(Object.keys(CASES).sort()).toEqual(RELEASE_RULES.map(({ code }) => code));
});

test('the release that the cases change is without a fault', () => {
  expect(codes([canary(), deployment()])).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (code, { raises, passes, beside = [], closed = false }) => {
  const found = (objects: (typeof raises)[string]) =>
    codes(objects, { closed }).filter((other) => !beside.includes(other));

  test.each(Object.entries(raises))('is raised: %s', (_, objects) => {
    expect(found(objects)).toEqual([code]);
  });

  test.each(Object.entries(passes))('is not raised: %s', (_, objects) => {
    expect(found(objects)).toEqual([]);
  });
});
