/** Flags that Go has at the start of an expression and JavaScript beside it. */
const FLAGS = /^(\^?)\(\?([ims]+)\)/;

/** An expression of Go's `regexp` for JavaScript. */
export function goPattern(pattern: string): RegExp {
  const [prefix, anchor = '', flags = ''] = FLAGS.exec(pattern) ?? [];
  const body = anchor + pattern.slice(prefix?.length ?? 0);
  // In Go `$` is the end of the text, as it is here without the flag `m`.
  return new RegExp(body.replaceAll('\\A', '^').replaceAll('\\z', '$'), `u${flags}`);
}
