import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from './pages';

const DOCS = join(__dirname, '..', '..', 'docs');

async function main(): Promise<void> {
  for (const [path, render] of Object.entries(PAGES)) await writeFile(join(DOCS, path), render());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
