import { join } from 'node:path';
import { GO_ENV, PINS } from './build';
import { run } from './command';
import { findOnPath, NotAvailable } from './tools';
import { makeFolder, type Workspace } from './workspace';

/** A Go module of which files are read, not built: at the version that a tool's `go.mod` pins, or at one of its own. */
export type ModuleSource =
  | { readonly module: string; readonly pins: string }
  | { readonly module: string; readonly version: string; readonly sum: string };

interface Download {
  readonly Dir?: string;
  readonly Sum?: string;
  readonly Error?: string;
}

/**
 * The folder that holds a module's files.
 *
 * @throws NotAvailable where it cannot be downloaded
 */
export async function moduleFolder(workspace: Workspace, source: ModuleSource): Promise<string> {
  const pinned = 'pins' in source;
  const query = pinned ? source.module : `${source.module}@${source.version}`;
  const { stdout, stderr } = await run(findOnPath('go'), ['mod', 'download', '-json', query], {
    cwd: pinned ? join(PINS, source.pins) : makeFolder(workspace, 'no-module'),
    env: GO_ENV,
  });
  const download = (stdout === '' ? { Error: stderr } : JSON.parse(stdout)) as Download;
  if (download.Dir === undefined) {
    throw new NotAvailable(`${query} cannot be downloaded: ${download.Error?.trim() ?? stderr}`);
  }
  if (!pinned && download.Sum !== source.sum) {
    throw new Error(`${query} has the checksum ${download.Sum ?? 'none'}, not ${source.sum}`);
  }
  return download.Dir;
}
