import type { HTTPRouteSpecRulesFiltersRequestRedirect as RequestRedirect } from '../../imports/gateway.networking.k8s.io';
import { written } from './route';

/** Status codes of redirects that the Gateway API knows. */
type StatusCode = 301 | 302 | 303 | 307 | 308;

const STATUS_CODES: readonly number[] = [301, 302, 303, 307, 308];

/** A redirect to a URL; undefined where an HTTPRoute cannot say it, such as for a query or a variable of nginx. */
export function redirectTo(url: string, statusCode: number): RequestRedirect | undefined {
  if (url.includes('$') || !URL.canParse(url) || !isStatusCode(statusCode)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username } = new URL(url);
  const scheme = protocol.slice(0, -1);
  if ((scheme !== 'http' && scheme !== 'https') || search !== '' || hash !== '' || username !== '') return undefined;
  return {
    scheme,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    path: { type: 'ReplaceFullPath', replaceFullPath: pathname },
    statusCode,
  };
}

/** The URL of a redirect; undefined where a part of it is that of the request, or known only at deployment. */
export function urlOf({ scheme, hostname, port, path }: RequestRedirect): string | undefined {
  const suffix = port === undefined ? '' : written(port);
  const parts = [written(scheme), written(hostname), suffix, written(path?.replaceFullPath)];
  if (parts.includes(undefined)) return undefined;
  const [protocol, host, number, pathname] = parts;
  return `${protocol}://${host}${number && `:${number}`}${pathname}`;
}

function isStatusCode(code: number): code is StatusCode {
  return STATUS_CODES.includes(code);
}
