export { matchers } from './lib/testing/matchers';
export type { FairwayMatchers, MatcherResult } from './lib/testing/matchers';
export type { TemplateSource } from './lib/testing/objects';
export { Release } from './lib/testing/release';
export type { Time } from './lib/testing/release';
export { Template } from './lib/testing/template';
export type { KindName } from './lib/testing/template';
