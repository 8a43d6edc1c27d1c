import { join } from 'node:path';
import { output, run } from '../../harness/command';
import type { Harness } from '../../harness/harness';
import { findOnPath, NotAvailable } from '../../harness/tools';
import { makeFolder } from '../../harness/workspace';
import { environmentOf, type Settings } from './settings';

/** The CLI, its host of Node.js programs, which is installed with it, and the provider. */
const PROGRAMS = ['pulumi', 'pulumi-language-nodejs', 'pulumi-resource-kubernetes'] as const;

const HOW_TO_INSTALL =
  'Put the Pulumi CLI (https://www.pulumi.com/docs/install/) on the PATH, and the folder of its provider ' +
  '(`pulumi plugin install resource kubernetes`, then ~/.pulumi/plugins/resource-kubernetes-v…)';

const STACK = 'e2e';

/** @throws where a program is not on the PATH, with what to install */
export function assertInstalled(): void {
  const missing = PROGRAMS.filter((name) => !isOnPath(name));
  if (missing.length > 0) throw new NotAvailable(`not on the PATH: ${missing.join(', ')}. ${HOW_TO_INSTALL}`);
}

/** A step of a preview that is not `same`. */
export interface Change {
  readonly op: string;
  /** Type of the resource, such as `kubernetes:flagger.app/v1beta1:Canary`. */
  readonly type: string;
}

/** A stack of the program, with its state in the workspace. */
export class PulumiStack {
  static async create(harness: Harness, kubeconfig: string): Promise<PulumiStack> {
    const folder = makeFolder(harness.workspace, 'pulumi');
    const stack = new PulumiStack(folder, {
      KUBECONFIG: kubeconfig,
      PULUMI_HOME: makeFolder(harness.workspace, 'pulumi-home'),
      PULUMI_BACKEND_URL: `file://${folder}`,
      PULUMI_CONFIG_PASSPHRASE: 'e2e',
      PULUMI_NODEJS_TRANSPILE_ONLY: 'true',
      PULUMI_SKIP_UPDATE_CHECK: 'true',
    });
    await output('pulumi', ['stack', 'init', STACK, '--non-interactive', ...stack.place], { env: stack.environment });
    return stack;
  }

  private readonly place: readonly string[];

  private constructor(
    folder: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {
    this.place = ['--cwd', join(__dirname, 'program'), '--config-file', join(folder, 'Pulumi.e2e.yaml')];
  }

  /** @returns seconds that it took */
  async up(settings: Settings): Promise<number> {
    const started = Date.now();
    await this.command(settings, 'up', '--yes', '--skip-preview');
    return (Date.now() - started) / 1000;
  }

  /** What `up` would change. */
  async preview(settings: Settings): Promise<readonly Change[]> {
    const { steps } = JSON.parse(await this.command(settings, 'preview', '--json')) as {
      steps: { op: string; urn: string }[];
    };
    return steps
      .filter(({ op }) => op !== 'same')
      .map(({ op, urn }) => ({ op, type: urn.split('::')[2]?.split('$').at(-1) ?? '' }));
  }

  async destroy(settings: Settings): Promise<void> {
    await this.command(settings, 'destroy', '--yes', '--skip-preview');
  }

  private async command(settings: Settings, ...args: readonly string[]): Promise<string> {
    const { code, stdout, stderr } = await run(
      'pulumi',
      [...args, '--stack', STACK, '--non-interactive', '--color', 'never', ...this.place],
      { env: { ...this.environment, ...environmentOf(settings) } },
    );
    if (code !== 0) throw new Error(`pulumi ${args.join(' ')}: exit ${code}\n${stdout.trim()}\n${stderr.trim()}`);
    return stdout;
  }
}

function isOnPath(name: string): boolean {
  try {
    return findOnPath(name) !== '';
  } catch {
    return false;
  }
}
