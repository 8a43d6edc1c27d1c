import { kubernetesSchemas, writeKubernetesSchemas } from '../../lib/import/kubernetes';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const META = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';
const QUANTITY = 'io.k8s.apimachinery.pkg.api.resource.Quantity';

const DOCUMENT = {
  components: {
    schemas: {
      [META]: { type: 'object', properties: { name: { type: 'string', description: 'prose' }, managedFields: {} } },
      [QUANTITY]: { oneOf: [{ type: 'string' }, { type: 'number' }] },
      'io.k8s.api.apps.v1.Deployment': {
        type: 'object',
        'x-kubernetes-group-version-kind': [{ group: 'apps', version: 'v1', kind: 'Deployment' }],
        properties: {
          metadata: { allOf: [ref(META)], default: {} },
          spec: { allOf: [ref('io.k8s.api.apps.v1.DeploymentSpec')] },
          status: { allOf: [ref('io.k8s.api.apps.v1.DeploymentStatus')] },
        },
      },
      'io.k8s.api.apps.v1.DeploymentSpec': {
        type: 'object',
        required: ['selector'],
        properties: {
          replicas: { type: 'integer', format: 'int32', default: 1 },
          limits: { type: 'object', additionalProperties: ref(QUANTITY) },
          again: { type: 'array', items: ref('io.k8s.api.apps.v1.DeploymentSpec'), 'x-kubernetes-list-type': 'atomic' },
        },
      },
      'io.k8s.api.apps.v1.DeploymentStatus': { type: 'object' },
      'io.k8s.api.apps.v1.DeploymentList': {
        type: 'object',
        'x-kubernetes-group-version-kind': [{ group: 'apps', version: 'v1', kind: 'DeploymentList' }],
        properties: { metadata: ref('io.k8s.apimachinery.pkg.apis.meta.v1.ListMeta') },
      },
    },
  },
};

const schemas = kubernetesSchemas('1.2.3', [DOCUMENT]);

test('kinds that have metadata, with what they reach and a person writes', () => {
  expect(schemas).toEqual({
    version: '1.2.3',
    kinds: { 'apps/v1/Deployment': 'apps.v1.Deployment' },
    definitions: {
      'meta.v1.ObjectMeta': { type: 'object', properties: { name: { type: 'string' }, managedFields: {} } },
      'api.resource.Quantity': { format: 'quantity' },
      'apps.v1.Deployment': {
        type: 'object',
        properties: {
          metadata: { $ref: 'meta.v1.ObjectMeta' },
          spec: { $ref: 'apps.v1.DeploymentSpec' },
          status: {},
        },
      },
      'apps.v1.DeploymentSpec': {
        type: 'object',
        required: ['selector'],
        properties: {
          replicas: { type: 'integer', format: 'int32' },
          limits: { type: 'object', additionalProperties: { $ref: 'api.resource.Quantity' } },
          again: { type: 'array', items: { $ref: 'apps.v1.DeploymentSpec' } },
        },
      },
    },
  });
});

test('a line for each', () => {
  const text = writeKubernetesSchemas(schemas);
  expect(JSON.parse(text)).toEqual(schemas);
  expect(text.split('\n').filter((line) => line.startsWith('"apps.v1.'))).toHaveLength(2);
});
