import { byNewest, definitionsIn } from '../../lib/import/definition';

const bundle = `
apiVersion: v1
kind: Namespace
metadata:
  name: bundled
---
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: kites.toys.example
spec:
  group: toys.example
  names:
    kind: Kite
    plural: kites
  scope: Namespaced
  versions:
    - name: v1beta1
      served: true
      schema:
        openAPIV3Schema:
          description: An older text.
          type: object
          properties:
            spec:
              type: object
              properties:
                description:
                  type: string
                tail:
                  type: string
                  pattern: ^\\d+$
    - name: v1alpha1
      served: true
      schema:
        openAPIV3Schema:
          type: object
    - name: v1
      served: true
      subresources:
        status: {}
      schema:
        openAPIV3Schema:
          description: A kite.
          type: object
          x-kubernetes-validations:
            - rule: self.spec.tail != ''
              message: a kite wants a tail
          properties:
            spec:
              type: object
              properties:
                description:
                  description: What it looks like.
                  type: string
                tail:
                  description: 'Its length,
                  in metres.'
                  example: '3'
                  type: string
                  pattern: ^\\d+$
    - name: v2
      served: false
      schema:
        openAPIV3Schema:
          type: object
`;

describe('definitionsIn', () => {
  const [kite, ...others] = definitionsIn(bundle);

  test('reads each CustomResourceDefinition of a bundle and nothing else', () => {
    expect(kite).toMatchObject({ group: 'toys.example', kind: 'Kite', plural: 'kites', scope: 'Namespaced' });
    expect(others).toEqual([]);
  });

  test('takes the newest served version and keeps what it means, even from a scalar at the indentation of its key', () => {
    const spec = {
      type: 'object',
      properties: { description: { type: 'string' }, tail: { type: 'string', pattern: '^\\d+$' } },
    };
    expect(kite?.subresources).toEqual({ status: {} });
    expect(kite?.schema).toMatchObject({ type: 'object', properties: { spec } });
  });

  test('lists older served versions only where their schema is the same', () => {
    expect(definitionsIn(bundle.replace(/ +x-kubernetes-validations[^]*?tail\n/, ''))[0]?.versions).toEqual([
      'v1',
      'v1beta1',
    ]);
    expect(kite?.versions).toEqual(['v1']);
  });

  test('keeps the rules of a schema without their messages', () => {
    expect(kite?.schema).toHaveProperty('x-kubernetes-validations', [{ rule: "self.spec.tail != ''" }]);
  });

  test('refuses a kind that serves no version', () => {
    expect(() => definitionsIn(bundle.replaceAll('served: true', 'served: false'))).toThrow(
      'Kite of toys.example has no served version',
    );
  });
});

describe('byNewest', () => {
  test('orders versions as Kubernetes does', () => {
    const versions = ['v1alpha1', 'v1beta1', 'v10', 'v2', 'v1', 'v1beta2', 'v2alpha1'];
    expect(versions.sort(byNewest)).toEqual(['v10', 'v2', 'v1', 'v1beta2', 'v1beta1', 'v2alpha1', 'v1alpha1']);
  });

  test('refuses what is not a version', () => {
    expect(() => byNewest('v1', 'latest')).toThrow("'latest'");
  });
});
