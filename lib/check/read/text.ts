/** Bytes of one file; more is no manifest but a mistake, and would not fit into memory many times over. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** The text of a file, or why it has none. */
export type Text = { readonly text: string } | { readonly refusal: string; readonly fix: string };

export function decode(bytes: Uint8Array): Text {
  if (bytes.length > MAX_BYTES) return tooLarge(bytes.length);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const [first = 0, second = 0] = bytes;
    const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return { refusal: wide ? 'the text is UTF-16' : 'the text is not UTF-8', fix: 'Save it as UTF-8' };
  }
}

export function tooLarge(bytes: number): Text {
  const refusal = `it is ${megabytes(bytes)} MB large, and files of up to ${megabytes(MAX_BYTES)} MB are read`;
  return { refusal, fix: 'Split it into several files' };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
