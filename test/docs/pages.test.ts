import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../lib/docs/pages';

const DOCS = join(__dirname, '..', '..', 'docs');

test.each(Object.entries(PAGES))('docs/%s is what the source says; `npm run docs` writes it', (path, render) => {
  expect(readFileSync(join(DOCS, path), 'utf8')).toBe(render());
});
