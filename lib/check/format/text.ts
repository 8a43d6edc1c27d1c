import type { Colors } from 'picocolors/types';
import { describeDiagnostic, type Diagnostic, type Report } from '../diagnostic';

/** One line for each diagnostic, for people and for editors that follow `file:line:column`. */
export function formatText({ diagnostics }: Report, colors: Colors): string {
  return diagnostics.map((diagnostic) => `${line(diagnostic, colors)}\n`).join('');
}

function line(diagnostic: Diagnostic, colors: Colors): string {
  const { code, location, severity, acknowledged } = diagnostic;
  const place = `${location.file}:${location.line}:${location.column}`;
  const text = describeDiagnostic(diagnostic);
  if (acknowledged !== undefined) return colors.dim(`${place}: acknowledged ${code} ${text} (${acknowledged})`);
  const paint = severity === 'error' ? colors.red : colors.yellow;
  return `${colors.bold(place)}: ${paint(`${severity} ${code}`)} ${text}`;
}

/** What was looked at, in a few lines. */
export function summarize({ diagnostics, objects, files, unknownKinds, skipped }: Report): string {
  const open = diagnostics.filter(({ acknowledged }) => acknowledged === undefined);
  const errors = open.filter(({ severity }) => severity === 'error').length;
  const found = [count(errors, 'error'), count(open.length - errors, 'warning')];
  if (open.length < diagnostics.length) found.push(`${diagnostics.length - open.length} acknowledged`);
  const unknown = Object.entries(unknownKinds);
  return [
    `${found.join(', ')} in ${count(objects, 'object')} of ${count(files, 'file')}`,
    ...(unknown.length > 0 ? ['Not looked at, since their kinds are not known:'] : []),
    ...unknown.map(([kind, times]) => `  ${kind} (${times})`),
    ...(skipped.length > 0 ? ['Left out:'] : []),
    ...skipped.map(({ file, reason }) => `  ${file}: ${reason}`),
    '',
  ].join('\n');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
