import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputFile, writeFolder } from '../../lib/synth/output';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let parent: string;
let folder: string;
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'cdk8s-fairway-test-')));
  folder = join(parent, 'dist');
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

function write(path: string, text = path): void {
  writeFileSync(join(folder, path), text);
  utimesSync(join(folder, path), LONG_AGO, LONG_AGO);
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

function isOld(path: string): boolean {
  return statSync(join(folder, path)).mtime.getTime() === LONG_AGO.getTime();
}

function* failing(files: readonly OutputFile[]): Generator<OutputFile> {
  yield* files;
  throw new Error('out of luck');
}

test('makes the folder, and those above it', () => {
  folder = join(parent, 'a', 'b');
  writeFolder(folder, [{ path: 'x.yaml', text: 'é\n' }, { path: 'chart' }, { path: 'chart/y.yaml', text: '' }]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['chart', 'chart/y.yaml', 'x.yaml']);
  expect(read('x.yaml')).toBe('é\n');
  expect(readdirSync(join(parent, 'a'))).toEqual(['b']);
});

test('has the permissions that any new folder and file has', () => {
  mkdirSync(join(parent, 'other'));
  writeFileSync(join(parent, 'other', 'x'), '');
  writeFolder(folder, [{ path: 'x', text: '' }]);
  for (const path of ['', 'x']) {
    expect(statSync(join(folder, path)).mode).toBe(statSync(join(parent, 'other', path)).mode);
  }
});

describe('where there is output already', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'chart'), { recursive: true });
    for (const path of ['same', 'changed', 'foreign', 'chart/same', 'chart/changed']) write(path);
  });

  test('only what has changed is written, and other files stay', () => {
    writeFolder(folder, [
      { path: 'same', text: 'same' },
      { path: 'changed', text: 'CHANGED' },
      { path: 'new', text: 'new' },
      { path: 'chart' },
      { path: 'chart/same', text: 'chart/same' },
      { path: 'chart/changed', text: 'other' },
      { path: 'chart2' },
      { path: 'chart2/new', text: 'new' },
    ]);
    expect(['same', 'foreign', 'chart/same'].map(isOld)).toEqual([true, true, true]);
    expect(['same', 'changed', 'new', 'foreign', 'chart/changed', 'chart2/new'].map(read)).toEqual([
      'same',
      'CHANGED',
      'new',
      'foreign',
      'other',
      'new',
    ]);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  test('nothing is touched if a file cannot be had', () => {
    const files = [
      { path: 'changed', text: 'CHANGED' },
      { path: 'new', text: 'new' },
    ];
    expect(() => {
      writeFolder(folder, failing(files));
    }).toThrow('out of luck');
    expect(isOld('changed')).toBe(true);
    expect(existsSync(join(folder, 'new'))).toBe(false);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  test('nothing is touched if a folder is in the place of a file', () => {
    expect(() => {
      writeFolder(folder, [
        { path: 'changed', text: 'CHANGED' },
        { path: 'chart', text: 'a file' },
      ]);
    }).toThrow('EISDIR');
    expect(isOld('changed')).toBe(true);
  });

  test('of several files of one path the last one counts', () => {
    writeFolder(folder, [
      { path: 'same', text: 'first' },
      { path: 'same', text: 'same' },
      { path: 'changed', text: 'changed' },
      { path: 'changed', text: 'last' },
    ]);
    expect(isOld('same')).toBe(true);
    expect(read('changed')).toBe('last');
  });

  test('a link to a folder stays a link', () => {
    symlinkSync(folder, join(parent, 'link'));
    writeFolder(join(parent, 'link'), [{ path: 'changed', text: 'CHANGED' }]);
    expect(read('changed')).toBe('CHANGED');
    expect(readdirSync(parent).sort()).toEqual(['dist', 'link']);
  });
});

test('nothing is left where there was nothing', () => {
  expect(() => {
    writeFolder(folder, failing([{ path: 'x', text: 'x' }]));
  }).toThrow('out of luck');
  expect(readdirSync(parent)).toEqual([]);
});

/** A folder that is a mount of its own, so that no rename leads into it. */
const MOUNT = '/dev/shm';
(existsSync(MOUNT) ? test : test.skip)('a folder that is a mount of its own is written', () => {
  const name = `cdk8s-fairway-test-${process.pid}`;
  try {
    writeFolder(MOUNT, [{ path: name }, { path: `${name}/x`, text: 'x' }]);
    writeFolder(MOUNT, [{ path: name }, { path: `${name}/x`, text: 'y' }]);
    expect(readFileSync(join(MOUNT, name, 'x'), 'utf8')).toBe('y');
  } finally {
    rmSync(join(MOUNT, name), { recursive: true, force: true });
  }
});
