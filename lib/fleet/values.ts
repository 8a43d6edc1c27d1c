/** Values of a Helm chart. */
export type Values = Readonly<Record<string, unknown>>;

/** A type whose fields may all be left out, at any depth. Lists are given whole. */
export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/**
 * Merges deeply: maps key by key; all else that is given replaces what it stands on. `undefined` leaves it as it is, and
 * `null`, as in Helm, takes a default of the chart away.
 */
export function mergeValues<T extends object>(defaults: T, given: DeepPartial<T> | undefined): T {
  const merged = new Map<string, unknown>(Object.entries(defaults));
  for (const [key, value] of Object.entries(given ?? {}) as [string, unknown][]) {
    const standing = merged.get(key);
    if (value === undefined) continue;
    merged.set(key, isMap(standing) && isMap(value) ? mergeValues(standing, value) : value);
  }
  return Object.fromEntries(merged) as T;
}

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Values without those that stand in others alike. */
export function valuesWithout(values: Values, others: Values): Values {
  const kept = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const other = others[key];
    if (!isMap(value) || !isMap(other)) return value === other ? [] : [[key, value]];
    const rest = valuesWithout(value, other);
    return Object.keys(rest).length > 0 ? [[key, rest]] : [];
  });
  return Object.fromEntries(kept);
}
