import { at, entries, isAbsent, text } from '../../rules/read';
import { beneath, both, type Check, NONE, violation, type Violations } from './violation';

/** What the API server asks of the metadata of any object (`k8s.io/apimachinery/pkg/util/validation`). */
export const metadataCheck: Check = (value) => {
  const metadata = at(value, 'metadata');
  const violations = both(labels(at(metadata, 'labels')), annotations(at(metadata, 'annotations')));
  const place = both(name(at(metadata, 'name'), value), namespace(at(metadata, 'namespace')));
  return beneath('metadata', both(violations, place));
};

const NAME = /^[A-Za-z\d](?:[-\w.]{0,61}[A-Za-z\d])?$/;
const DNS_LABEL = /^[a-z\d](?:[-a-z\d]{0,61}[a-z\d])?$/;

const DNS_NAME = /^(?=.{1,253}$)[a-z\d](?:[-a-z\d]*[a-z\d])?(?:\.[a-z\d](?:[-a-z\d]*[a-z\d])?)*$/;
const PATH_SEGMENT = /^(?!\.{1,2}$)[^/%]+$/;

/** Groups whose names are of another form. */
const SEGMENTS: ReadonlySet<string> = new Set(['rbac.authorization.k8s.io']);

const NAME_FIX = 'Write up to 63 letters, digits, -, _ or ., with a letter or digit at both ends';

function labels(value: unknown): Violations {
  let violations = NONE;
  for (const [key] of entries(value)) {
    if (!isQualifiedName(key)) violations = both(violations, badKey('labels', key));
  }
  return violations;
}

function annotations(value: unknown): Violations {
  let violations = NONE;
  for (const [key] of entries(value)) {
    if (!isQualifiedName(key.toLowerCase())) violations = both(violations, badKey('annotations', key));
  }
  return violations;
}

function name(value: unknown, object: unknown): Violations {
  const given = text(value);
  if (given === undefined) return NONE;
  const [group = ''] = (text(at(object, 'apiVersion')) ?? '').split('/');
  if ((SEGMENTS.has(group) ? PATH_SEGMENT : DNS_NAME).test(given)) return NONE;
  const fix = 'Write lower-case letters, digits, - and ., with a letter or digit at both ends';
  return violation('FW0014', 'it is no name of an object', fix, ['name']);
}

function namespace(value: unknown): Violations {
  if (isAbsent(value) || value === '' || DNS_LABEL.test(text(value) ?? 'default')) return NONE;
  const fix = 'Write up to 63 lower-case letters, digits or -, with a letter or digit at both ends';
  return violation('FW0014', 'it is no name of a namespace', fix, ['namespace']);
}

function badKey(field: string, key: string): Violations {
  const fix = `${NAME_FIX}; before it may stand a domain and a /`;
  return violation('FW0014', `it is no key of ${field}`, fix, [field, key]);
}

function isQualifiedName(key: string): boolean {
  const [name = '', prefix, ...more] = key.split('/').reverse();
  return more.length === 0 && NAME.test(name) && (prefix === undefined || DNS_NAME.test(prefix));
}
