import { parseDuration } from '../../duration';
import type { CaddyHandler } from './caddy';
import type { CompiledBackend, CompiledRule } from './http-route';

/** Parts into which weights are rounded that have no smaller common ones. */
const PARTS = 1000;

/** Where the pods of a gateway reach a Service. */
export function serviceAddress({ name, namespace, port }: CompiledBackend): string {
  return `${namespace === undefined ? name : `${name}.${namespace}.svc`}:${port}`;
}

/** Sends requests to the backends of a rule; where there are none, the Gateway API has them answered by 500. */
export function proxyHandler(
  { backends, timeouts }: CompiledRule,
  address: (backend: CompiledBackend) => string,
): CaddyHandler {
  const upstreams = inParts(backends).map((backend) => ({ dial: address(backend) }));
  if (upstreams.length === 0) return { handler: 'static_response', status_code: 500 };
  const timeout = shortest([timeouts.request, timeouts.backendRequest]);
  return {
    handler: 'reverse_proxy',
    upstreams,
    load_balancing: { selection_policy: { policy: 'random' } },
    ...(timeout !== undefined && { transport: { protocol: 'http', response_header_timeout: timeout } }),
  };
}

/**
 * Each backend as often as its weight says, to be chosen from at random: weights of their own came to Caddy with 2.8.
 * Weights that need more than 1000 parts are rounded to thousandths; none that is above 0 becomes 0.
 */
function inParts(backends: readonly CompiledBackend[]): readonly CompiledBackend[] {
  const weighed = backends.filter(({ weight }) => weight > 0);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const divisor = weighed.reduce((common, { weight }) => greatestCommonDivisor(common, weight), 0);
  const parts = (weight: number): number =>
    total / divisor <= PARTS ? weight / divisor : Math.max(1, Math.round((weight / total) * PARTS));
  return weighed.flatMap((backend) => Array.from({ length: parts(backend.weight) }, () => backend));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The shorter of two time limits; one of zero is none. */
function shortest(limits: readonly (string | undefined)[]): string | undefined {
  const [first] = limits
    .flatMap((limit) => (limit === undefined ? [] : [{ limit, seconds: parseDuration(limit) ?? 0 }]))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => a.seconds - b.seconds);
  return first?.limit;
}
