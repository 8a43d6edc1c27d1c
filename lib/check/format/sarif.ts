import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXPLANATIONS } from '../code';
import { describeDiagnostic, type Diagnostic, type Report } from '../diagnostic';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0, which code scanners exchange; files are relative to the working directory where they lie in it. */
export function formatSarif({ diagnostics }: Report, version: string): string {
  const used = new Set(diagnostics.map(({ code }) => code));
  const rules = EXPLANATIONS.filter(({ code }) => used.has(code)).map(({ code, severity, title, why }) => ({
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: why },
    defaultConfiguration: { level: severity },
  }));
  const driver = { name: 'fairway', version, rules };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results: diagnostics.map(result) };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, undefined, 2)}\n`;
}

function result(diagnostic: Diagnostic) {
  const { code, severity, location, acknowledged } = diagnostic;
  const region = { startLine: location.line, startColumn: location.column };
  return {
    ruleId: code,
    level: severity,
    message: { text: describeDiagnostic(diagnostic) },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(location.file) }, region } }],
    ...(acknowledged !== undefined && { suppressions: [{ kind: 'inSource', justification: acknowledged }] }),
  };
}

function uriOf(file: string): string {
  const relative = path.relative(process.cwd(), file);
  if (relative.startsWith('..') || path.isAbsolute(relative)) return pathToFileURL(path.resolve(file)).href;
  return relative.split(path.sep).map(encodeURIComponent).join('/');
}
