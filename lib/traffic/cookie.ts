/** The value that ingress-nginx asks of a canary cookie, and so the one that all providers are given by default. */
export const COOKIE_VALUE = 'always';

/** RE2 expression over a `Cookie` header that holds when the cookie is among those sent. */
export function cookiePattern(name: string, value = COOKIE_VALUE): string {
  return `^(.*;\\s*)?${escapeRegex(name)}=${escapeRegex(value)}(\\s*;.*)?$`;
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
