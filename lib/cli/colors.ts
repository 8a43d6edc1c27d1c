import picocolors from 'picocolors';

/** Colours where a person reads: not in a pipe, and not against `NO_COLOR`. */
export function colorsFor(stream: { readonly isTTY?: boolean }): ReturnType<typeof picocolors.createColors> {
  const asked = process.env.FORCE_COLOR !== undefined;
  return picocolors.createColors(picocolors.isColorSupported && (stream.isTTY === true || asked));
}
