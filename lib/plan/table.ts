import Table from 'cli-table3';

/** A table without borders. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[],
): string {
  const table = new Table({
    head: [...head],
    chars: BORDERLESS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    colAligns: head.map((_, index) => (rightAligned.includes(index) ? 'right' : 'left')),
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const SIDES = ['', '-left', '-right', '-mid'];
const BORDERLESS = {
  ...Object.fromEntries(['top', 'bottom'].flatMap((edge) => SIDES.map((side) => [edge + side, '']))),
  ...Object.fromEntries(
    ['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'].map((edge) => [edge, '']),
  ),
};

/** A value as a part of a width in characters. */
export function bar(value: number, of: number, width: number): string {
  return '█'.repeat(Math.max(value > 0 ? 1 : 0, Math.round((value / of) * width)));
}
