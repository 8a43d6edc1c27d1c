import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './exit';

/** The folders that a run writes to. */
export interface Workspace {
  /** A temporary folder, gone when the process ends. */
  readonly folder: string;

  /** Where each started process writes its log: in the temporary folder, or where the user wants to keep them. */
  readonly logs: string;
}

export function createWorkspace(logs?: string): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-e2e-'));
  atExit(() => {
    // Processes that were killed a moment ago may still be writing: hence the retries.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  const kept = logs ?? join(folder, 'logs');
  mkdirSync(kept, { recursive: true });
  return { folder, logs: kept };
}

/** A new folder inside the workspace. */
export function makeFolder(workspace: Workspace, name: string): string {
  const folder = join(workspace.folder, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
