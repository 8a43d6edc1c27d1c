import type { Rule } from '../../rules/rule';

/** What can be wrong with the text of a manifest and with its structure, in the order of the codes. */
export const STRUCTURE: readonly Omit<Rule, 'check'>[] = [
  {
    code: 'FW0001',
    severity: 'error',
    title: 'A file is readable text',
    why: 'Kubernetes reads UTF-8. A file of more than 64 MB is refused here, since it cannot be a manifest.',
    example: '# a file that an editor has saved as UTF-16',
    remedy: 'Save it as UTF-8; split a large one.',
  },
  {
    code: 'FW0002',
    severity: 'error',
    title: 'A document is YAML or JSON',
    why: 'kubectl, Flux and Helm refuse the whole file otherwise. A Helm template is YAML only once it is rendered.',
    example: `
metadata:
  name: podinfo
   labels: {}
`,
    remedy: 'Indent the keys of one object alike; for a chart, `helm template … | fairway check -`.',
  },
  {
    code: 'FW0003',
    severity: 'error',
    title: 'A key stands once in its object',
    why: 'kubectl takes the last one without a word; Flux and kustomize refuse the file.',
    example: `
metadata:
  name: podinfo
  name: podinfo-2
`,
    remedy: 'Take one of them out.',
  },
  {
    code: 'FW0004',
    severity: 'error',
    title: 'A document is of a size that can be held',
    why:
      'A few lines with aliases can stand for any number of values, or for themselves. Kubernetes refuses excessive ' +
      'aliasing and nesting too (`sigs.k8s.io/yaml`).',
    example: `
a: &a [x, x, x]
b: &b [*a, *a, *a]
c: [*b, *b, *b]
`,
    remedy: 'Write the values out.',
  },
  {
    code: 'FW0005',
    severity: 'error',
    title: 'A document is a Kubernetes object',
    why: 'By `apiVersion`, `kind` and `metadata.name` the API server tells what it is given.',
    example: `
kind: Canary
metadata:
  name: podinfo
`,
    remedy: '`apiVersion: flagger.app/v1beta1`',
  },
  {
    code: 'FW0006',
    severity: 'error',
    title: 'An object stands once in a file',
    why: 'What is applied last overwrites the first; Flux and kustomize refuse the file.',
    example: `
apiVersion: v1
kind: Service
metadata: { name: podinfo }
---
apiVersion: v1
kind: Service
metadata: { name: podinfo }
`,
    remedy: 'Take one of them out, or give it another name.',
  },
  {
    code: 'FW0007',
    severity: 'error',
    title: 'The API version is one that Kubernetes still serves',
    why: 'The API server has none of the removed versions, and refuses the object.',
    example: `
apiVersion: autoscaling/v2beta2
kind: HorizontalPodAutoscaler
`,
    remedy: '`apiVersion: autoscaling/v2`; some fields have other names there.',
  },
  {
    code: 'FW0010',
    severity: 'error',
    title: 'A field is one that its kind has',
    why: 'The API server refuses it (strict validation, as kubectl asks for), or drops it without a word.',
    example: `
kind: Canary
spec:
  analyis: {}
`,
    remedy: '`analysis`',
  },
  {
    code: 'FW0011',
    severity: 'error',
    title: 'A required field is there',
    why: 'The API server refuses the object without it.',
    example: `
kind: Canary
spec:
  analysis: {}
`,
    remedy: '`targetRef` and `service`',
  },
  {
    code: 'FW0012',
    severity: 'error',
    title: 'A value has the type of its field',
    why:
      'The API server refuses any other. In YAML as Kubernetes reads it `yes` and `on` are true, `010` is 8 and `1e3` ' +
      'is a number: such text needs quotes.',
    example: `
kind: Canary
spec:
  service:
    port: '80'
`,
    remedy: '`port: 80`',
  },
  {
    code: 'FW0013',
    severity: 'error',
    title: 'A value is one of those that there are',
    why: 'The API server refuses others.',
    example: `
kind: Canary
spec:
  analysis:
    webhooks:
      - { name: gate, type: confirm-promote, url: 'http://gate/' }
`,
    remedy: '`type: confirm-promotion`',
  },
  {
    code: 'FW0014',
    severity: 'error',
    title: 'Text has the form of its field',
    why: 'The API server refuses what is no time, quantity, label, or does not match the pattern of the schema.',
    example: `
kind: Deployment
spec:
  template:
    spec:
      containers:
        - name: podinfo
          resources:
            requests: { memory: 64MB }
`,
    remedy: '`memory: 64M` or `64Mi`',
  },
  {
    code: 'FW0015',
    severity: 'error',
    title: 'A number, a length or a count is within its bounds',
    why: 'The API server refuses others.',
    example: `
kind: HTTPRoute
spec:
  rules:
    - backendRefs:
        - { name: podinfo, port: 98980 }
`,
    remedy: '`port: 9898`',
  },
  {
    code: 'FW0016',
    severity: 'error',
    title: 'Of alternatives as many are given as the schema asks for',
    why: 'The API server refuses the object otherwise (`oneOf`, `anyOf`, `not` in the schema of the kind).',
    example: `
kind: VirtualService
spec:
  http:
    - match:
        - uri: { exact: /, prefix: / }
`,
    remedy: '`uri: { exact: / }`',
  },
  {
    code: 'FW0017',
    severity: 'error',
    title: 'The rules of a kind hold',
    why:
      'Schemas of custom resources carry rules in the Common Expression Language (`x-kubernetes-validations`), and the ' +
      'API server refuses what breaks one.',
    example: `
kind: HTTPRoute
spec:
  rules:
    - filters:
        - type: RequestRedirect
          requestRedirect: { path: { type: ReplaceFullPath, replacePrefixMatch: / } }
`,
    remedy: '`type: ReplacePrefixMatch`',
  },
  {
    code: 'FW0018',
    severity: 'error',
    title: 'Items of a list differ in what tells them apart',
    why: 'The API server refuses two items of one name, where the list is one of names (`x-kubernetes-list-type`).',
    example: `
kind: Gateway
spec:
  listeners:
    - { name: http, port: 80, protocol: HTTP }
    - { name: http, port: 8080, protocol: HTTP }
`,
    remedy: 'Another name',
  },
];
