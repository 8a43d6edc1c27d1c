import type { IngressPath, IngressProps } from '../ingress';
import type { Leaf } from '../leaf';
import { corsAnnotations } from './cors';
import { urlOf } from './redirect-url';
import { NGINX, type RouteFilter, type RouteProps, UNKNOWN_VALUE, written } from './route';

/** What an Ingress of ingress-nginx says of a route. */
export interface IngressTerms {
  readonly ingress: IngressProps;
  /** What it cannot say. */
  readonly problems: readonly string[];
}

/** Says a route in the terms of ingress-nginx. */
export function toIngress({ filters = [], timeout, ...route }: RouteProps): IngressTerms {
  const terms = filters.map((filter) => sayFilter(filter, route.paths ?? [{ path: '/' }]));
  const annotations = Object.assign({}, ...terms.map((one) => one.annotations), route.annotations) as Annotations;
  const paths = terms.find((one) => one.paths)?.paths;
  return {
    ingress: {
      ...route,
      ...(paths && { paths }),
      ...(Object.keys(annotations).length > 0 && { annotations }),
    },
    problems: [
      ...terms.flatMap(({ problem }) => problem ?? []),
      ...(timeout
        ? ['timeout has no equivalent in ingress-nginx: proxy-read-timeout is the time between two reads of an answer']
        : []),
    ],
  };
}

type Annotations = Readonly<Record<string, Leaf<string>>>;

const UNKNOWN_UNTIL_DEPLOYED = 'has a value that is known only at deployment, which no annotation can be made of';

interface SaidFilter {
  readonly annotations?: Annotations;
  readonly paths?: readonly IngressPath[];
  readonly problem?: string;
}

function sayFilter(filter: RouteFilter, paths: readonly IngressPath[]): SaidFilter {
  const { type, cors, requestHeaderModifier, requestRedirect, urlRewrite } = filter;
  if (type === 'CORS' && cors) return sayCors(cors);
  if (type === 'RequestHeaderModifier' && requestHeaderModifier) return sayHeaders(requestHeaderModifier);
  if (type === 'RequestRedirect' && requestRedirect) return sayRedirect(requestRedirect);
  if (type === 'URLRewrite' && urlRewrite) return sayRewrite(urlRewrite, paths);
  return {
    problem: `filter ${written(type) ?? UNKNOWN_VALUE} has no equivalent among the annotations of ingress-nginx`,
  };
}

function sayCors(cors: NonNullable<RouteFilter['cors']>): SaidFilter {
  const annotations = corsAnnotations(cors);
  return annotations ? { annotations } : { problem: `filter CORS ${UNKNOWN_UNTIL_DEPLOYED}` };
}

function sayHeaders({ add, set = [], remove }: NonNullable<RouteFilter['requestHeaderModifier']>): SaidFilter {
  const [header, ...others] = set;
  if (add || remove || others.length > 0 || written(header?.name)?.toLowerCase() !== 'x-forwarded-prefix' || !header) {
    return {
      problem:
        'filter RequestHeaderModifier has no equivalent among the annotations of ingress-nginx, other than ' +
        'x-forwarded-prefix for setting this one header',
    };
  }
  return { annotations: { [`${NGINX}x-forwarded-prefix`]: header.value } };
}

function sayRedirect(redirect: NonNullable<RouteFilter['requestRedirect']>): SaidFilter {
  const url = urlOf(redirect);
  if (url === undefined) {
    return {
      problem:
        'filter RequestRedirect has an equivalent among the annotations of ingress-nginx where scheme, hostname and the ' +
        'full path are given; from http to https it is force-ssl-redirect on the Ingress itself',
    };
  }
  const status = written(redirect.statusCode ?? 302);
  if (status === undefined) return { problem: `filter RequestRedirect ${UNKNOWN_UNTIL_DEPLOYED}` };
  const name = status === '301' || status === '308' ? 'permanent-redirect' : 'temporal-redirect';
  return { annotations: { [NGINX + name]: url, [`${NGINX}${name}-code`]: status } };
}

function sayRewrite(
  { hostname, path }: NonNullable<RouteFilter['urlRewrite']>,
  paths: readonly IngressPath[],
): SaidFilter {
  const host = hostname === undefined ? {} : { [`${NGINX}upstream-vhost`]: hostname };
  if (!path) return { annotations: host };
  const { replaceFullPath: full, replacePrefixMatch: prefix } = path;
  if (full !== undefined) return { annotations: { ...host, [`${NGINX}rewrite-target`]: full } };
  const values = paths.map(({ path: value }) => written(value));
  if (typeof prefix !== 'string' || values.includes(undefined)) {
    return { problem: `filter URLRewrite ${UNKNOWN_UNTIL_DEPLOYED}` };
  }
  if (!paths.every(({ pathType = 'Prefix' }) => pathType === 'Prefix')) {
    return { problem: 'filter URLRewrite replaces a prefix, and a path is not of type Prefix' };
  }
  return {
    annotations: {
      ...host,
      [`${NGINX}use-regex`]: 'true',
      [`${NGINX}rewrite-target`]: `${prefix.replace(/\/+$/, '')}/$2`,
    },
    paths: values.map((value = '') => ({
      path: `${value.replace(/\/+$/, '')}(/|$)(.*)`,
      pathType: 'ImplementationSpecific',
    })),
  };
}
