import { isAbsent, isUnknown, list } from '../read';

/**
 * Whether a listener's host name and those of a route have a host in common; undefined where that is not known. A
 * wildcard stands for one label or several (Gateway API, `HTTPRoute.spec.hostnames`).
 */
export function hostsMeet(listener: unknown, route: unknown): boolean | undefined {
  if (isAbsent(listener) || listener === '' || (Array.isArray(route) && route.length === 0) || isAbsent(route))
    return true;
  if (isUnknown(listener) || isUnknown(route)) return undefined;
  const results = list(route).map((host) =>
    typeof listener === 'string' && typeof host === 'string' ? meets(listener, host) : undefined,
  );
  return results.includes(true) ? true : results.includes(undefined) ? undefined : false;
}

function meets(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || covers(a, b) || covers(b, a);
}

/** Whether `*.example.com` covers `app.example.com`, or `*.app.example.com`. */
export function covers(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') && host.endsWith(pattern.slice(1));
}
