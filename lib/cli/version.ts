import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

export const VERSION = versionIn(__dirname);

/** The version in the nearest `package.json` above: the place of this file differs once it is built. */
function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return versionIn(path.dirname(folder));
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
