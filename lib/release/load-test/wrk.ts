import type { Duration } from 'cdk8s';
import type { Webhook } from '../webhook';
import { flag } from './flag';
import { load, type LoadOptions } from './task';

export interface WrkOptions extends LoadOptions {
  /**
   * URL of the requests.
   *
   * @default - the canary Service
   */
  readonly url?: string;

  /**
   * Time that requests are sent for, in whole seconds. As long as the analysis interval or longer, so that no metric is
   * without values.
   */
  readonly duration: Duration;

  /**
   * Number of connections that stay open, over all threads.
   *
   * @default 10
   */
  readonly connections?: number;

  /** @default 2 */
  readonly threads?: number;

  /**
   * Headers by name.
   *
   * @default - none
   */
  readonly headers?: Readonly<Record<string, string>>;

  /**
   * Path of a Lua script in the load tester.
   *
   * @default - GET requests
   */
  readonly script?: string;

  /**
   * Time after which a request counts as timed out, in whole seconds.
   *
   * @default Duration.seconds(2)
   */
  readonly requestTimeout?: Duration;
}

/** Load by as many HTTP requests as are answered. */
export function wrk(options: WrkOptions): Webhook {
  return load(options, ({ canaryUrl }) => ['wrk', ...flags(options), options.url ?? canaryUrl]);
}

function flags({ duration, connections, threads, headers = {}, script, requestTimeout }: WrkOptions): string[] {
  return [
    ...['-d', seconds(duration)],
    ...flag('-c', connections),
    ...flag('-t', threads),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...flag('-s', script),
    ...flag('--timeout', requestTimeout && seconds(requestTimeout)),
  ];
}

function seconds(duration: Duration): string {
  return `${duration.toSeconds()}s`;
}
