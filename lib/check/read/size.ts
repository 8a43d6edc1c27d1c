/** Values in one document once its aliases are written out; the largest real ones have some ten thousand. */
const MAX_VALUES = 500_000;

/**
 * Why a value is too much to look at: with aliases a few lines can stand for any number of values, or for themselves.
 * Each collection is visited once.
 */
export function excess(value: unknown, maxDepth: number): string | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();

  const sizeOf = (each: unknown, depth: number): number => {
    if (typeof each !== 'object' || each === null) return 1;
    const known = sizes.get(each);
    if (known !== undefined) return known;
    if (open.has(each)) throw new Excess('an alias stands within its own anchor');
    if (depth > maxDepth) throw new Excess(`it is nested more than ${maxDepth} levels deep`);
    open.add(each);
    let size = 1;
    for (const child of Object.values(each)) size += sizeOf(child, depth + 1);
    open.delete(each);
    if (size > MAX_VALUES) throw new Excess(`its aliases stand for more than ${MAX_VALUES} values`);
    sizes.set(each, size);
    return size;
  };

  try {
    sizeOf(value, 0);
    return undefined;
  } catch (error) {
    if (error instanceof Excess) return error.message;
    throw error;
  }
}

class Excess extends Error {}
