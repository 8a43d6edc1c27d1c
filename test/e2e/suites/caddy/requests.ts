/** A request, and what comes of it. */
export interface RequestCase {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tls?: true;
  readonly expected: Expected;
}

export interface Expected {
  /** @default 200 */
  readonly status?: number;
  /** The Service that the request is sent to. */
  readonly service?: string;
  /** What reaches it. */
  readonly url?: string;
  readonly received?: Readonly<Record<string, string | undefined>>;
  /** What comes back. */
  readonly answered?: Readonly<Record<string, string | undefined>>;
  /** Common name of the certificate. */
  readonly certificate?: string;
}

const to = (service: string): Expected => ({ service });
const notFound: Expected = { status: 404 };

const paths = (name: string, path: string, expected: Expected): RequestCase => ({
  name,
  host: 'paths.example.com',
  path,
  expected,
});
const matches = (name: string, path: string, expected: Expected, more: Partial<RequestCase> = {}): RequestCase => ({
  name,
  host: 'matches.example.com',
  path,
  expected,
  ...more,
});
const filters = (name: string, path: string, expected: Expected, more: Partial<RequestCase> = {}): RequestCase => ({
  name,
  host: 'filters.example.com',
  path,
  expected,
  ...more,
});

export const REQUESTS: readonly RequestCase[] = [
  paths('exact before prefix and regex', '/exact', to('b-exact')),
  paths('exact is not a prefix', '/exact/more', to('a-root')),
  paths('exact tells upper from lower case', '/Exact', to('a-root')),
  paths('exact takes a dot for a dot', '/axb', to('a-root')),
  paths('exact with a dot', '/a.b', to('a-dot')),
  paths('the longer prefix first', '/api/v2/x', to('a-longer')),
  paths('a prefix without its last slash', '/api/v2', to('a-longer')),
  paths('the shorter prefix', '/api/v1', to('b-prefix')),
  paths('a prefix ends at a slash', '/apiary', to('a-root')),
  paths('a prefix is not left by dots', '/api/../secret', to('a-root')),
  paths('prefix before regex', '/re12', to('a-root')),
  matches('no match but the path', '/', to('a-none')),
  matches('a query parameter', '/?version=next', to('b-query')),
  matches('another value of it', '/?version=nextt', to('a-none')),
  matches('more query parameters first', '/?user=abc&version=next', to('a-queries')),
  matches('not all query parameters', '/?user=xyz&version=next', to('b-query')),
  matches('a header', '/', to('b-header'), { headers: { 'x-canary': 'insider' } }),
  matches('a header tells upper from lower case', '/', to('a-none'), { headers: { 'x-canary': 'Insider' } }),
  matches('more headers first', '/', to('a-headers'), { headers: { 'x-canary': 'insider', 'x-group': 'g1' } }),
  matches('a regex takes the whole value', '/', to('b-header'), {
    headers: { 'x-canary': 'insider', 'x-group': 'g12' },
  }),
  matches('headers before query parameters', '/?version=next', to('b-header'), { headers: { 'x-canary': 'insider' } }),
  matches('a method before headers', '/', to('b-method'), { method: 'DELETE', headers: { 'x-canary': 'insider' } }),
  matches('the longer path before a method', '/either', to('a-none'), { method: 'GET' }),
  matches('one of two matches', '/either', to('a-either'), { method: 'PUT' }),
  matches('the other of two matches', '/either', to('a-either'), { headers: { 'x-one': '*' } }),
  matches('a star is a star', '/either', to('a-none'), { headers: { 'x-one': 'any' } }),
  { name: 'a wildcard host', host: 'y.wild.example.com', path: '/only', expected: to('a-wildcard') },
  { name: 'a wildcard of several labels', host: 'z.y.wild.example.com', path: '/only', expected: to('a-wildcard') },
  { name: 'a wildcard is not its own domain', host: 'wild.example.com', path: '/only', expected: notFound },
  { name: 'a dot of a host is a dot', host: 'y.wildxexample.com', path: '/only', expected: notFound },
  { name: 'the longer wildcard first', host: 'y.deep.wild.example.com', path: '/only', expected: to('b-longer') },
  { name: 'an exact host first', host: 'X.wild.example.com', path: '/host', expected: to('b-host') },
  { name: 'a path that only the wildcard has', host: 'x.wild.example.com', path: '/only', expected: to('a-wildcard') },
  { name: 'no route has the host', host: 'nobody.example.com', path: '/', expected: notFound },
  { name: 'no route has the path', host: 'y.wild.example.com', path: '/other', expected: notFound },
  { name: 'a listener of its own', host: 'own.example.com', path: '/elsewhere', expected: to('b-own') },
  { name: 'the oldest route first', host: 'age.example.com', path: '/', expected: to('b-old') },
  { name: 'of one age, by name', host: 'name.example.com', path: '/', expected: to('b-first') },
  filters(
    'headers of request and response',
    '/headers',
    {
      service: 'a-headers',
      received: { 'x-set': '{env.HOME} {http.request.host}', 'x-add': 'one, two', 'x-remove': undefined },
      answered: { 'x-served-by': 'gateway', 'x-internal': undefined },
    },
    { headers: { 'x-add': 'one', 'x-remove': 'me', 'x-set': 'old' } },
  ),
  filters('a replaced prefix', '/old/path?q=1', { service: 'b-prefix', url: '/new/path?q=1' }),
  filters('a replaced prefix alone', '/old', { service: 'b-prefix', url: '/new' }),
  filters('a prefix in the path stays', '/old/old', { service: 'b-prefix', url: '/new/old' }),
  filters('a removed prefix', '/strip/path', { service: 'b-strip', url: '/path' }),
  filters('a removed prefix alone', '/strip', { service: 'b-strip', url: '/' }),
  filters('a replaced path and host', '/full/path?q=%7B1%7D', {
    service: 'a-full',
    url: '/$1?q=%7B1%7D',
    received: { host: 'inner.example.com' },
  }),
  filters('a redirect to https', '/secure/x?q=1', {
    status: 301,
    answered: { location: 'https://filters.example.com/secure/x?q=1' },
  }),
  filters('a redirect elsewhere', '/moved/x%20y', {
    status: 302,
    answered: { location: 'http://new.example.com:8080/to/x%20y' },
  }),
  filters('a redirect to the port of the listener', '/here', {
    status: 302,
    answered: { location: 'http://filters.example.com:{http}/there' },
  }),
  filters('no backend', '/nothing', { status: 500 }),
  filters('a backend that is too slow', '/slow', { status: 504 }),
  filters('a backend that may be slow', '/patient', to('a-slow')),
  { name: 'weights of zero', host: 'weights.example.com', path: '/zero', expected: { status: 500 } },
  {
    name: 'TLS',
    host: 'secure.example.com',
    path: '/',
    tls: true,
    expected: { service: 'b-tls', certificate: 'secure.example.com' },
  },
  {
    name: 'TLS with another certificate',
    host: 'app.other.example.com',
    path: '/',
    tls: true,
    expected: { service: 'a-tls', certificate: '*.other.example.com' },
  },
];

/** A share of requests that reaches backend `b`. */
export const SHARES = [
  { path: '/tenth', share: 0.1 },
  { path: '/third', share: 0.333333 },
  { path: '/none', share: 0 },
] as const;
