import type { Duration } from 'cdk8s';
import { formatDuration } from '../../duration';
import type { Webhook } from '../webhook';
import { flag } from './flag';
import { load, type LoadOptions } from './task';

export interface GhzOptions extends LoadOptions {
  /**
   * Host and port of the server.
   *
   * @default - the canary Service
   */
  readonly host?: string;

  /** Time that requests are sent for. As long as the analysis interval or longer, so that no metric is without values. */
  readonly duration: Duration;

  /**
   * Method that is called, as `package.Service/Method`. Without `proto` or `protoset` the server must have reflection on.
   *
   * @default "grpc.health.v1.Health/Check"
   */
  readonly call?: string;

  /**
   * Path of the `.proto` file in the load tester.
   *
   * @default - reflection; for the health check the file that the image has
   */
  readonly proto?: string;

  /**
   * Path of a compiled protoset in the load tester.
   *
   * @default - reflection
   */
  readonly protoset?: string;

  /**
   * The message, or a list of messages that are sent in turn.
   *
   * @default - an empty message
   */
  readonly data?: object;

  /**
   * Metadata of each request.
   *
   * @default - none
   */
  readonly metadata?: Readonly<Record<string, string>>;

  /**
   * Number of workers that send requests.
   *
   * @default 50
   */
  readonly concurrency?: number;

  /**
   * Requests per second of all workers together.
   *
   * @default - as many as are answered
   */
  readonly rps?: number;

  /**
   * Time that a request may take.
   *
   * @default Duration.seconds(20)
   */
  readonly requestTimeout?: Duration;

  /**
   * Whether the server speaks TLS.
   *
   * @default false
   */
  readonly tls?: boolean;
}

/** Where the load tester's image has the proto file of the health check (`Dockerfile.loadtester`). */
const HEALTH = { call: 'grpc.health.v1.Health/Check', proto: '/tmp/ghz/health.proto' } as const;

/** Load by gRPC requests. */
export function ghz(options: GhzOptions): Webhook {
  return load(options, ({ canaryUrl }) => ['ghz', ...flags(options), options.host ?? hostAndPort(canaryUrl)]);
}

function flags(options: GhzOptions): string[] {
  const { tls = false, duration, concurrency, rps, requestTimeout, protoset, data, metadata } = options;
  const { call = HEALTH.call, proto = call === HEALTH.call ? HEALTH.proto : undefined } = options;
  return [
    ...(tls ? [] : ['--insecure']),
    ...['--duration', formatDuration(duration)],
    ...flag('--concurrency', concurrency),
    ...flag('--rps', rps),
    ...flag('--timeout', requestTimeout && formatDuration(requestTimeout)),
    ...flag('--proto', proto),
    ...flag('--protoset', protoset),
    ...flag('--call', call),
    ...flag('--data', data && JSON.stringify(data)),
    ...flag('--metadata', metadata && JSON.stringify(metadata)),
  ];
}

/** Not `URL.host`, which leaves port 80 out. */
function hostAndPort(url: string): string {
  return url.replace(/^\w+:\/\//, '').replace(/\/.*$/, '');
}
