import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** A file of the output. */
export interface OutputFile {
  /** Path within the output folder. */
  readonly path: string;
  /** @default - it is a folder */
  readonly text?: string;
}

/**
 * Writes files into a folder. Nothing in it is touched before all of them are written in another folder; then each that
 * has changed is moved into its place, or the whole folder if there was none. Of several files of one path the last
 * one counts; other files in the folder stay.
 */
export function writeFolder(folder: string, files: Iterable<OutputFile>): void {
  const isNew = !existsSync(folder);
  const staging = stagingFor(folder);
  try {
    for (const { path, text } of files) {
      const staged = join(staging, path);
      if (text === undefined) mkdirSync(staged, { recursive: true });
      else if (!isNew && holds(join(folder, path), text)) rmSync(staged, { force: true });
      else writeFileSync(staged, text);
    }
    move(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A new folder beside another, where a rename can move files from the one into the other. */
function stagingFor(folder: string): string {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const parent = dirname(target);
  try {
    mkdirSync(parent, { recursive: true });
    const staging = join(parent, `.${basename(target)}-${randomUUID()}`);
    // Unlike a temporary folder it gets the permissions that the output folder would get.
    mkdirSync(staging);
    return staging;
  } catch (error) {
    if (!existsSync(target) || !hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    return mkdtempSync(join(tmpdir(), 'cdk8s-fairway-'));
  }
}

function holds(path: string, text: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || (stats.isFile() && stats.size !== Buffer.byteLength(text))) return false;
  return readFileSync(path).equals(Buffer.from(text));
}

function move(from: string, to: string): void {
  if (statSync(from).isDirectory() && existsSync(to)) {
    for (const entry of readdirSync(from)) move(join(from, entry), join(to, entry));
    return;
  }
  try {
    renameSync(from, to);
  } catch (error) {
    // The output folder is a mount of its own, as in a container.
    if (!hasCode(error, 'EXDEV')) throw error;
    cpSync(from, to, { recursive: true });
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.some((code) => code === (error as NodeJS.ErrnoException).code);
}
