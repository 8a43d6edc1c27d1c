import type { HTTPRouteSpecRulesFiltersCors as Cors } from '../../imports/gateway.networking.k8s.io';
import { NGINX, written } from './route';

type CorsMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH' | '*';

/** Annotations of cross-origin requests, each with what ingress-nginx takes where it is missing (`annotations/cors`). */
const DEFAULTS = {
  'cors-allow-origin': '*',
  'cors-allow-methods': 'GET, PUT, POST, DELETE, PATCH, OPTIONS',
  'cors-allow-headers':
    'DNT,Keep-Alive,User-Agent,X-Requested-With,If-Modified-Since,Cache-Control,Content-Type,Range,Authorization',
  'cors-allow-credentials': 'true',
  'cors-expose-headers': '',
  'cors-max-age': '1728000',
} as const;

export const CORS_ANNOTATIONS: readonly string[] = ['enable-cors', ...Object.keys(DEFAULTS)];

/** The filter that annotations stand for. */
export function corsOf(annotations: Readonly<Record<string, string>>): Cors {
  const value = (name: keyof typeof DEFAULTS): string => annotations[name] ?? DEFAULTS[name];
  const values = (name: keyof typeof DEFAULTS): readonly string[] =>
    value(name)
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  const exposed = values('cors-expose-headers');
  return {
    allowOrigins: values('cors-allow-origin'),
    allowMethods: values('cors-allow-methods') as readonly CorsMethod[],
    allowHeaders: values('cors-allow-headers'),
    allowCredentials: value('cors-allow-credentials') === 'true',
    ...(exposed.length > 0 && { exposeHeaders: exposed }),
    maxAge: Number(value('cors-max-age')),
  };
}

/**
 * The annotations that a filter stands for; all of them, since what is missing means another thing on the other side.
 * Undefined where a value is known only at deployment.
 */
export function corsAnnotations(cors: Cors): Readonly<Record<string, string>> | undefined {
  const {
    allowOrigins,
    allowMethods,
    allowHeaders,
    exposeHeaders,
    allowCredentials = false,
    maxAge = DEFAULT_MAX_AGE,
  } = cors;
  const values = [
    ['enable-cors', 'true'],
    ['cors-allow-origin', listed(allowOrigins)],
    ['cors-allow-methods', listed(allowMethods)],
    ['cors-allow-headers', listed(allowHeaders)],
    ['cors-allow-credentials', written(allowCredentials)],
    ...(exposeHeaders ? [['cors-expose-headers', listed(exposeHeaders)] as const] : []),
    ['cors-max-age', written(maxAge)],
  ] as const;
  const known = values.flatMap(([name, value]) => (value === undefined ? [] : [[NGINX + name, value] as const]));
  return known.length === values.length ? Object.fromEntries(known) : undefined;
}

/** Seconds that the Gateway API takes where none are given. */
const DEFAULT_MAX_AGE = 5;

function listed(values: readonly unknown[] = []): string | undefined {
  const texts = values.map(written);
  return texts.includes(undefined) ? undefined : texts.join(', ');
}
