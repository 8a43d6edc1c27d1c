/** What the program is told; between two runs of it one of them changes. */
export interface Settings {
  readonly namespace: string;
  /** Version of the app that is released. */
  readonly version: string;
  readonly threshold: number;
}

const VARIABLE = 'FAIRWAY_E2E';

export function readSettings(): Settings {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as Settings;
}

export function environmentOf(settings: Settings): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(settings) };
}
