import type { CanarySpecAnalysisMatch } from '../../imports/flagger.app';
import { cookiePattern } from './cookie';
import type { RequestMatch } from './match';

/** A condition for the providers that see the `Cookie` header as a header like any other. */
export function matchRequest({ cookie, headers, ...rest }: RequestMatch): CanarySpecAnalysisMatch {
  if (!cookie) return { ...rest, ...(headers && { headers }) };
  return { ...rest, headers: { ...headers, cookie: { regex: cookiePattern(cookie.name, cookie.value) } } };
}
