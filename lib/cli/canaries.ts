import { describeDiagnostic } from '../check/diagnostic';
import { ofViolation } from '../check/found';
import { inspect } from '../check/inspect';
import { place } from '../check/place';
import type { ReadObject } from '../check/read/objects';
import { Catalog } from '../check/structure/catalog';
import { groupOf } from '../rules/object';
import type { Code } from '../rules/rule';
import { Failure } from './failure';

/** A field that is missing or of another type: the API server would not take the Canary, so there is nothing to plan. */
const FATAL: ReadonlySet<Code> = new Set(['FW0011', 'FW0012']);

const API_VERSION = 'flagger.app/v1beta1';

/** Fails for Canaries that nothing can be said of. */
export function checkCanaries(objects: readonly ReadObject[]): void {
  const catalog = new Catalog();
  const canaries = objects.filter(({ manifest }) => manifest.kind === 'Canary' && groupOf(manifest) === 'flagger.app');
  const problems = canaries.flatMap((canary) => {
    const { apiVersion } = canary.manifest;
    if (apiVersion === API_VERSION) {
      return inspect(canary, catalog)
        .violations.filter(({ code }) => FATAL.has(code))
        .map((each) => ofViolation(canary, each));
    }
    const message = `${apiVersion} is not served any more`;
    return [ofViolation(canary, { code: 'FW0007', path: ['apiVersion'], message, fix: `Write ${API_VERSION}` })];
  });
  if (problems.length === 0) return;
  const lines = place(problems).map(
    (each) => `  ${each.location.file}:${each.location.line}: ${describeDiagnostic(each)}`,
  );
  throw new Failure(`not all Canaries can be read:\n${lines.join('\n')}`);
}
