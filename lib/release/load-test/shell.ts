/** Texts that a POSIX shell reads as they are. */
const PLAIN = /^[\w@%+:,./-]+$/;

/** A text as one word of a POSIX shell, whatever it holds. */
export function quote(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command with its arguments, none of which becomes shell. */
export function shellCommand(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

const VARIABLE = /^[A-Za-z_]\w*$/;

/** A script that finds variables in its environment. */
export function scriptWith(variables: Readonly<Record<string, string>>, script: string): string {
  const exports = Object.entries(variables).map(([name, value]) => {
    if (!VARIABLE.test(name)) throw new Error(`"${name}" is not the name of an environment variable`);
    return `export ${name}=${quote(value)}`;
  });
  return [...exports, script].join('\n');
}

/** A command for a runner without a shell, which splits its text at blanks and knows no quotes. */
export function blankSeparated(words: readonly string[]): string {
  const split = words.find((word) => !/^\S+$/.test(word));
  if (split !== undefined) throw new Error(`The load tester would split the argument "${split}" at its blanks`);
  return words.join(' ');
}
