import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { output, run } from './command';
import { atExit } from './exit';
import { findOnPath, goTools, isGoTool, NotAvailable, type GoTool, type GoToolName, type ToolName } from './tools';

/** One folder per tool, or per tools of one module graph, each with the `go.mod` that pins it. */
export const PINS = resolve(__dirname, '../tools');

/** What is built stays outside of the repository, for the next run. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-fairway', 'e2e');

// The pins in go.mod and go.sum are what is built, to the byte.
export const GO_ENV = { GOFLAGS: '-mod=readonly -buildvcs=false', GOWORK: 'off' };

/** Programs by name: found where they are installed, or built from their pinned modules one after another. */
export class Toolbox {
  private readonly asked = new Map<ToolName, Promise<string>>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly progress: (line: string) => void) {}

  /**
   * The path of a program.
   *
   * @throws NotAvailable where it is not installed, or cannot be downloaded
   */
  path(name: ToolName): Promise<string> {
    let path = this.asked.get(name);
    if (path === undefined) {
      path = isGoTool(name) ? this.enqueue(() => this.build(name)) : Promise.resolve().then(() => findOnPath(name));
      this.asked.set(name, path);
    }
    return path;
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    // One that fails does not keep the next one from being built.
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async build(name: GoToolName): Promise<string> {
    const go = findOnPath('go');
    const tool: GoTool = goTools[name];
    const cwd = join(PINS, tool.pins);
    const ldflags = ['-s', '-w', ...(await stampFlags(go, cwd, tool))].join(' ');
    const target = join(CACHE, `${name}-${await buildKey(go, cwd, tool, ldflags)}`);
    if (existsSync(target)) {
      return target;
    }

    const started = Date.now();
    this.progress(`${name}: building`);
    await download(go, cwd, tool);
    mkdirSync(CACHE, { recursive: true });
    const unfinished = join(CACHE, `.${name}-${process.pid}`);
    const forget = atExit(() => {
      rmSync(unfinished, { force: true });
    });
    await output(go, ['build', '-ldflags', ldflags, '-o', unfinished, tool.package], { cwd, env: GO_ENV });
    for (const outdated of readdirSync(CACHE).filter(
      (file) => /-[0-9a-f]{16}$/.test(file) && file.startsWith(`${name}-`),
    )) {
      rmSync(join(CACHE, outdated), { force: true });
    }
    renameSync(unfinished, target);
    forget();
    this.progress(`${name}: built in ${Math.round((Date.now() - started) / 1000)} s`);
    return target;
  }
}

/** Listing a package's imports downloads the modules that it takes, and only these. */
async function download(go: string, cwd: string, tool: GoTool): Promise<void> {
  const { code, stderr } = await run(go, ['list', '-deps', tool.package], { cwd, env: GO_ENV });
  if (code !== 0) {
    throw new NotAvailable(`${tool.package} cannot be downloaded: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
}

async function stampFlags(go: string, cwd: string, tool: GoTool): Promise<string[]> {
  if (tool.stamped === undefined) {
    return [];
  }
  const { module, variables } = tool.stamped;
  const version = await output(go, ['list', '-m', '-f', '{{.Version}}', module], { cwd, env: GO_ENV });
  const [major, minor] = version.replace(/^v/, '').split('.');
  const values = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(values).flatMap(([variable, value]) => ['-X', `${variables}.${variable}=${value ?? ''}`]);
}

/** Changes with everything that changes the program. */
async function buildKey(go: string, cwd: string, tool: GoTool, ldflags: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of [
    readFileSync(join(cwd, 'go.mod'), 'utf8'),
    readFileSync(join(cwd, 'go.sum'), 'utf8'),
    tool.package,
    ldflags,
    await output(go, ['env', 'GOVERSION', 'GOOS', 'GOARCH']),
  ]) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
