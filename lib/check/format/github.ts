import { describeDiagnostic, type Report } from '../diagnostic';

/** Workflow commands of GitHub Actions, which show as annotations of the lines of a pull request. */
export function formatGithub({ diagnostics }: Report): string {
  return diagnostics
    .map((diagnostic) => {
      const { code, location, severity, acknowledged } = diagnostic;
      const { file, line, column } = location;
      const command = acknowledged === undefined ? severity : 'notice';
      const properties = { file, line: String(line), col: String(column), title: code };
      const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
      return `::${command} ${written.join(',')}::${escapeData(describeDiagnostic(diagnostic))}\n`;
    })
    .join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
