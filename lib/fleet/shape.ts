import type { Path } from '../rules/finding';

/** What data must look like. */
export type Shape =
  | { readonly kind: 'text'; readonly words?: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape }
  | {
      readonly kind: 'fields';
      readonly required: Readonly<Record<string, Shape>>;
      readonly optional: Readonly<Record<string, Shape>>;
    };

export const text: Shape = { kind: 'text' };
export const oneOf = (...words: readonly string[]): Shape => ({ kind: 'text', words });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const map = (of: Shape): Shape => ({ kind: 'map', of });
export const fields = (
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape => ({ kind: 'fields', required, optional });

/** All places where data is not of a shape. */
export function mismatches(
  value: unknown,
  shape: Shape,
  path: Path = [],
): readonly { readonly path: Path; readonly message: string }[] {
  switch (shape.kind) {
    case 'text':
      if (typeof value !== 'string') return [{ path, message: `must be a string, not ${nameOf(value)}` }];
      return shape.words?.includes(value) === false
        ? [{ path, message: `"${value}" is none of ${shape.words.join(', ')}` }]
        : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => mismatches(item, shape.of, [...path, index]))
        : [{ path, message: `must be a list, not ${nameOf(value)}` }];
    case 'map':
      return isMap(value)
        ? Object.entries(value).flatMap(([key, item]) => mismatches(item, shape.of, [...path, key]))
        : [{ path, message: `must be a map, not ${nameOf(value)}` }];
    case 'fields': {
      if (!isMap(value)) return [{ path, message: `must be a map, not ${nameOf(value)}` }];
      const known = { ...shape.optional, ...shape.required };
      const missing = Object.keys(shape.required).filter((key) => !Object.hasOwn(value, key));
      return [
        ...missing.map((key) => ({ path, message: `${key} is missing` })),
        ...Object.entries(value).flatMap(([key, item]) => {
          const of = Object.hasOwn(known, key) ? known[key] : undefined;
          return of
            ? mismatches(item, of, [...path, key])
            : [
                {
                  path: [...path, key],
                  message: `is not known here; known are ${Object.keys(known).sort().join(', ')}`,
                },
              ];
        }),
      ];
    }
  }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${JSON.stringify(value)}`;
}
