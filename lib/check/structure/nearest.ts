/** The word that was probably meant: it differs in case only, or in one letter. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  return (
    known.find((each) => each.toLowerCase() === lower) ?? known.find((each) => isOneEdit(lower, each.toLowerCase()))
  );
}

/** Whether a letter is left out, put in or replaced, or two are swapped. */
function isOneEdit(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x === `${y.charAt(1)}${y.charAt(0)}`);
}
