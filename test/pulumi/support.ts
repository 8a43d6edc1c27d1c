import * as vm from 'node:vm';
import * as pulumi from '@pulumi/pulumi';

/** A resource as it was registered with the engine. */
export interface Registered {
  readonly type: string;
  readonly name: string;
  readonly urn: string;
  readonly parent: string;
  readonly custom: boolean;
  readonly provider: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly dependencies: readonly string[];
  readonly ignoreChanges: readonly string[];
  /** Former names. */
  readonly aliases: readonly string[];
  readonly protect: boolean;
  readonly retainOnDelete: boolean;
}

/** What a program did. */
export interface Outcome {
  readonly resources: readonly Registered[];
  /** Errors that end the program. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface EngineOptions {
  /** Whether it is a preview, in which some values are not known. @default false */
  readonly preview?: boolean;
  /** What the provider adds to the inputs of a resource, by its type. @default - nothing */
  readonly state?: (type: string) => object;
}

interface Request {
  getType(): string;
  getName(): string;
  getParent(): string;
  getCustom(): boolean;
  getProvider(): string;
  getObject(): { toJavaScript(): Record<string, unknown> } | undefined;
  getDependenciesList(): string[];
  getIgnorechangesList(): string[];
  getAliasesList(): { getSpec(): { getName(): string } | undefined }[];
  getProtect(): boolean;
  getRetainondelete(): boolean;
}

interface Response {
  getUrn(): string;
}

interface Monitor {
  registerResource(request: Request, callback: (error: Error | null, response?: Response) => void): Promise<void>;
}

/** Runs a Pulumi program on an engine that makes nothing and remembers all. */
export async function up(
  program: () => void | Promise<void>,
  { preview = false, state = () => ({}) }: EngineOptions = {},
): Promise<Outcome> {
  const resources: Registered[] = [];
  const errors = new Set<string>();
  await pulumi.runtime.setMocks(
    {
      newResource: ({ type, name, inputs }) => ({ id: `${name}-id`, state: { ...(inputs as object), ...state(type) } }),
      call: () => ({}),
    },
    'project',
    'stack',
    preview,
  );
  record(pulumi.runtime.getMonitor() as unknown as Monitor, resources);
  const warn = jest.spyOn(pulumi.log, 'warn').mockResolvedValue();

  const restore = onUnhandledRejection((error) => errors.add(messageOf(error)));
  try {
    await program();
    await idle(() => resources.length);
  } catch (error) {
    errors.add(messageOf(error));
  } finally {
    restore();
  }
  const warnings = warn.mock.calls.map(([text]) => text);
  warn.mockRestore();
  return { resources, errors: [...errors], warnings };
}

/**
 * Pulumi ends a program whose resources fail by a rejection that nobody handles. In a test, `process` is a copy, and Jest
 * takes such a rejection for a failed test: hence the real one, without Jest's listeners.
 *
 * @returns what puts these back
 */
function onUnhandledRejection(listener: (error: unknown) => void): () => void {
  const real = vm.runInThisContext('process') as NodeJS.Process;
  const others = real.listeners('unhandledRejection');
  real.removeAllListeners('unhandledRejection');
  real.on('unhandledRejection', listener);
  return () => {
    real.removeAllListeners('unhandledRejection');
    for (const other of others) real.on('unhandledRejection', other);
  };
}

/** Fulfilled when nothing more is registered. */
async function idle(count: () => number): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 20;) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    quiet = count() === last ? quiet + 1 : 0;
    last = count();
  }
}

function record(monitor: Monitor, resources: Registered[]): void {
  const stock = monitor.registerResource.bind(monitor);
  monitor.registerResource = (request, callback) =>
    stock(request, (error, response) => {
      resources.push({
        type: request.getType(),
        name: request.getName(),
        urn: response?.getUrn() ?? '',
        parent: request.getParent(),
        custom: request.getCustom(),
        provider: request.getProvider(),
        inputs: request.getObject()?.toJavaScript() ?? {},
        dependencies: request.getDependenciesList(),
        ignoreChanges: request.getIgnorechangesList(),
        aliases: request.getAliasesList().map((alias) => alias.getSpec()?.getName() ?? ''),
        protect: request.getProtect(),
        retainOnDelete: request.getRetainondelete(),
      });
      callback(error, response);
    });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The one resource of a type; its last part, such as `Canary`, will do. */
export function one(resources: readonly Registered[], type: string): Registered {
  const found = resources.filter((resource) => resource.type === type || resource.type.endsWith(`:${type}`));
  if (found.length !== 1 || !found[0]) throw new Error(`expected one ${type}, found ${found.length}`);
  return found[0];
}
