import type { Duration } from 'cdk8s';
import { formatDuration } from '../../duration';
import type { Webhook } from '../webhook';
import { flag } from './flag';
import { load, type LoadOptions } from './task';

export interface HeyOptions extends LoadOptions {
  /**
   * URL of the requests.
   *
   * @default - the canary Service
   */
  readonly url?: string;

  /** Time that requests are sent for. As long as the analysis interval or longer, so that no metric is without values. */
  readonly duration: Duration;

  /**
   * Number of workers that send requests.
   *
   * @default 50
   */
  readonly concurrency?: number;

  /**
   * Requests per second of **each** worker.
   *
   * @default - as many as are answered
   */
  readonly qps?: number;

  /** @default "GET" */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';

  /**
   * Headers by name. `Host` is an option of its own.
   *
   * @default - none
   */
  readonly headers?: Readonly<Record<string, string>>;

  /**
   * Host that is asked for at the URL.
   *
   * @default - the host of the URL
   */
  readonly host?: string;

  /** @default - none */
  readonly body?: string;

  /** @default "text/html" */
  readonly contentType?: string;

  /**
   * Time that a request may take, in whole seconds.
   *
   * @default Duration.seconds(20)
   */
  readonly requestTimeout?: Duration;

  /** @default false */
  readonly http2?: boolean;

  /** @default true */
  readonly keepAlive?: boolean;

  /** @default true */
  readonly followRedirects?: boolean;
}

/** Load by HTTP requests. */
export function hey(options: HeyOptions): Webhook {
  return load(options, ({ canaryUrl }) => ['hey', ...flags(options), options.url ?? canaryUrl]);
}

function flags(options: HeyOptions): string[] {
  const { duration, concurrency, qps, method, headers = {}, host, body, contentType, requestTimeout } = options;
  const { http2 = false, keepAlive = true, followRedirects = true } = options;
  return [
    ...['-z', formatDuration(duration)],
    ...flag('-c', concurrency),
    ...flag('-q', qps),
    ...flag('-m', method),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...flag('-host', host),
    ...flag('-d', body),
    ...flag('-T', contentType),
    ...flag('-t', requestTimeout?.toSeconds()),
    ...(http2 ? ['-h2'] : []),
    ...(keepAlive ? [] : ['-disable-keepalive']),
    ...(followRedirects ? [] : ['-disable-redirects']),
  ];
}
