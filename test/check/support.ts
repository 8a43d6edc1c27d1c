import { check, type CheckOptions } from '../../lib/check/check';
import type { Diagnostic, Report } from '../../lib/check/diagnostic';

/** The report on files, given by their names. */
export function report(files: Readonly<Record<string, string>>, options?: CheckOptions): Promise<Report> {
  return check(
    Object.entries(files).map(([name, text]) => ({ name, content: { text } })),
    options,
  );
}

/** What is found in one text. */
export async function diagnostics(text: string): Promise<readonly Diagnostic[]> {
  return (await report({ 'manifest.yaml': text })).diagnostics;
}

/** What is found in one text, each as code and field. */
export async function found(text: string): Promise<readonly string[]> {
  return (await diagnostics(text)).map(({ code, field }) => `${code} ${field}`.trim());
}
