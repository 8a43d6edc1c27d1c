import { bash } from './load-test/bash';
import { cmd } from './load-test/cmd';
import { concord } from './load-test/concord';
import { ghz } from './load-test/ghz';
import { helmTest } from './load-test/helm-test';
import { hey } from './load-test/hey';
import { k6 } from './load-test/k6';
import { wrk } from './load-test/wrk';

export type { BashOptions } from './load-test/bash';
export type { CmdOptions } from './load-test/cmd';
export type { ConcordOptions } from './load-test/concord';
export type { GhzOptions } from './load-test/ghz';
export type { HelmTestOptions } from './load-test/helm-test';
export type { HeyOptions } from './load-test/hey';
export type { K6Options, K6Secret } from './load-test/k6';
export type { LoadOptions, TaskOptions, TestOptions } from './load-test/task';
export type { WrkOptions } from './load-test/wrk';

/**
 * What a load tester runs for a release: load in the background (`hey`, `ghz`, `wrk`, `cmd`), and tests that the
 * release waits for (`bash`, `helmTest`, `concord`, `k6`). No value of an option becomes shell, scripts apart.
 *
 * nGrinder is not offered: it takes its password from the Canary itself.
 */
export const LoadTest = { hey, ghz, wrk, cmd, bash, helmTest, concord, k6 } as const;
