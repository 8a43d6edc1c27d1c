import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const SOURCES = join(__dirname, 'page');
const RESULT = join(SOURCES, 'page.json');

/** What the drawings and the page are made with, as `page.json` holds it. */
export function buildPage(): string {
  const read = (name: string): string => readFileSync(join(SOURCES, name), 'utf8').trim();
  const { outputFiles } = buildSync({
    entryPoints: [join(SOURCES, 'main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const page = { drawing: read('drawing.css'), style: read('page.css'), body: read('body.html'), script };
  return `${JSON.stringify(page, undefined, 2)}\n`;
}

if (require.main === module) writeFileSync(RESULT, buildPage());
