import { Yaml } from 'cdk8s';

const ONE_ASCII_LINE = /^[ -~]+$/;
/** Lines that need no indicator for how they are indented or end: `|` and `|-` say all. */
const ASCII_LINES = /^[!-~][ -~\n]*[!-~]\n?$/;

/** One line that needs no quotes in any place, but for what it would be read as. */
const PLAIN = /^(?![ ,[\]{}#&*!|>'"%@`]|[?-](?: |$))(?:[!-9;-~]|:(?=[!-~])| (?=[ !"$-~]))+$/;
/** All that YAML 1.1 reads as something else than text, and some more. */
const OTHER_TYPE =
  /^(?:~|<<|y|n|yes|no|on|off|true|false|null|[-+]?\.inf|\.nan)$|^[-+]?(?:[\d._:-]*(?:e[-+]?\d+)?|0[bx].*|\d[\d-]*[t\s].*)$/i;
const NUMBER = /^\d+(?:\.\d+)?$/;

/** What has a line that looks like a marker of a document, or may be too long for a simple key once it is escaped. */
const UNUSUAL_KEY = /^(?:---|\.\.\.|%)|^[^]{150}/m;

/** Text as a value in a collection of the top level. Lines after the first start with its two spaces of indentation. */
export function scalarText(text: string): string {
  if (ONE_ASCII_LINE.test(text)) return lineText(text) ?? stringified(text);
  if (ASCII_LINES.test(text)) {
    return `|${text.endsWith('\n') ? '' : '-'}\n  ${text.replace(/\n$/, '').replace(/\n(?!\n)/g, '\n  ')}`;
  }
  return stringified(text);
}

/** Text as a key, or nothing if it is written differently from place to place. */
export function keyText(key: string): string | undefined {
  if (UNUSUAL_KEY.test(key)) return undefined;
  return (
    (ONE_ASCII_LINE.test(key) ? lineText(key) : undefined) ?? Yaml.stringify({ [key]: 0 }).slice(0, -': 0\n'.length)
  );
}

function stringified(text: string): string {
  return Yaml.stringify([text]).slice('- '.length, -1);
}

/** A line as cdk8s writes it, or nothing where that is not plain to see. */
function lineText(line: string): string | undefined {
  if (!PLAIN.test(line)) return line.includes('"') && !line.includes("'") ? `'${line}'` : JSON.stringify(line);
  if (!OTHER_TYPE.test(line)) return line;
  return NUMBER.test(line) ? `"${line}"` : undefined;
}
