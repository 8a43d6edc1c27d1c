import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, type Recording, RELEASES } from './recorded/release';

/** Made by `recorded/record.ts` from Flagger's own scheduler. */
const RECORDING = JSON.parse(readFileSync(join(__dirname, 'recorded/recorded.json'), 'utf8')) as Recording;

test('all releases are recorded, and no other', () => {
  expect(Object.keys(RECORDING)).toEqual(RELEASES.map(({ title }) => title));
});

test.each(RELEASES)("$title runs as Flagger's scheduler runs it", (release) => {
  expect(linesOf(release)).toEqual(RECORDING[release.title]);
});
