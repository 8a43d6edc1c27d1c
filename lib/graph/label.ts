import type { GraphNode } from './graph';

/** Characters of a line; longer ones are cut in the middle, where names differ least. */
const MAX_LENGTH = 40;

/** Pixels of a character of the font that a drawing is written in, on the safe side. */
const CHARACTER = 7.2;

/** What is written in a node: what it is and where, unless a box around it says so, and its name. */
export function linesOf(
  { kind, name, detail, cluster, namespace }: GraphNode,
  boxed: boolean,
): readonly [string, string] {
  const place = boxed ? undefined : (cluster ?? namespace);
  return [cut([kind, detail, place].filter((part) => part !== undefined).join(' · ')), cut(name)];
}

export function widthOf(text: string): number {
  return Array.from(text).reduce((width, character) => width + (WIDE.test(character) ? 2 : 1) * CHARACTER, 0);
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff00-\uff60]/u;

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  const half = Math.floor((MAX_LENGTH - 1) / 2);
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}
