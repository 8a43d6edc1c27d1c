import { finding } from '../finding';
import { at, isAbsent, isUnknown } from '../read';
import type { Rule } from '../rule';
import { type Attachment, attachments } from './attachments';
import { GATEWAY_GROUP } from './view';

export const sameParent: Rule = {
  code: 'FW2021',
  severity: 'error',
  title: 'A route names a gateway once, or several listeners of it',
  why:
    'The API server refuses two references to one gateway that do not each name another listener (Gateway API 1.6, ' +
    '`x-kubernetes-validations` of `parentRefs`); of a release, Flagger cannot make the HTTPRoute.',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo, namespace: webapp }
spec:
  parentRefs:
    - { name: public }
    - { name: public, sectionName: https }
`,
  remedy: 'One reference without `sectionName`, or one for each listener.',
  *check(set) {
    const all = attachments(set);
    for (const [index, attachment] of all.entries()) {
      if (
        !all.slice(0, index).some((other) => other.object === attachment.object && collide(other.ref, attachment.ref))
      ) {
        continue;
      }
      yield finding(
        attachment.object,
        attachment.path,
        'another reference names the same gateway, and not both another listener',
        'Leave one of them out, or name a listener in each',
      );
    }
  },
};

const DEFAULTS: Readonly<Record<string, string>> = { group: GATEWAY_GROUP, kind: 'Gateway' };

function collide(one: Attachment['ref'], other: Attachment['ref']): boolean {
  const isSame = ['group', 'kind', 'name', 'namespace'].every((key) => {
    const [a, b] = [at(one, key) ?? DEFAULTS[key], at(other, key) ?? DEFAULTS[key]];
    return !isUnknown(a) && !isUnknown(b) && a === b;
  });
  const [a, b] = [at(one, 'sectionName'), at(other, 'sectionName')];
  if (!isSame || isUnknown(a) || isUnknown(b)) return false;
  return isAbsent(a) || isAbsent(b) || a === b;
}
