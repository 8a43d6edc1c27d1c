import type { TemplateSource } from './objects';
import type { Release, Time } from './release';
import { type KindName, Template } from './template';

/** What a matcher of jest or vitest answers. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

type Source = TemplateSource | Template;

/** The matchers, as `expect` has them: for its types, see `docs/testing.md`. */
export interface FairwayMatchers<R = unknown> {
  /** There is an object of the kind with these fields. */
  toHaveResource(kind: KindName, fields?: object): R;
  /** There are so many objects of the kind. */
  toHaveResourceCount(kind: KindName, count: number, fields?: object): R;
  /** There is a release of this name, whose Canary has these fields in its spec. */
  toHaveRelease(name: string, spec?: object): R;
  /** The rules find no fault, and warn of nothing. */
  toHaveNoProblems(): R;
  /** Of a release: a good version is promoted in time. */
  toPromoteWithin(time: Time): R;
  /** Of a release: a version that is bad from its first request is taken back in time. */
  toRollBackWithin(time: Time): R;
}

/**
 * Matchers for jest and vitest.
 *
 * @example
 * expect.extend(matchers);
 * expect(chart).toHaveResource('Deployment', { spec: { replicas: 2 } });
 */
export const matchers = {
  toHaveResource: (source: Source, kind: KindName, fields: object = {}) =>
    result(`a ${kind} with these fields`, () => {
      Template.of(source).hasResource(kind, fields);
    }),
  toHaveResourceCount: (source: Source, kind: KindName, count: number, fields: object = {}) =>
    result(`${count} objects of kind ${kind}`, () => {
      Template.of(source).resourceCount(kind, count, fields);
    }),
  toHaveRelease: (source: Source, name: string, spec: object = {}) =>
    result(`a release ${name} with this spec`, () => {
      Template.of(source).release(name).hasSpec(spec);
    }),
  toHaveNoProblems: (source: Source) =>
    result('no problems', () => {
      Template.of(source).hasNoProblems();
    }),
  toPromoteWithin: (release: Release, time: Time) =>
    result('a promotion in this time', () => {
      release.promotesWithin(time);
    }),
  toRollBackWithin: (release: Release, time: Time) =>
    result('a rollback in this time', () => {
      release.rollsBackWithin(time);
    }),
};

/** @param what - What is there, where it should not be. */
function result(what: string, assert: () => void): MatcherResult {
  try {
    assert();
    return { pass: true, message: () => `expected not to find ${what}` };
  } catch (error) {
    return { pass: false, message: () => (error as Error).message };
  }
}
