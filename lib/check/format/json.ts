import type { Report } from '../diagnostic';

/** The report as it is. */
export function formatJson(report: Report): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
