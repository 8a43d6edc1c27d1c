import { Transport, readBody, type Access, type HttpRequest } from './http';
import { describe, refOf, type KubeObject, type ObjectRef } from './objects';

/** What the API server said to an object that it was given. */
export interface Verdict {
  readonly ref: ObjectRef;
  /** Undefined where it was accepted. */
  readonly rejection?: string;
  /** The `Warning` headers. */
  readonly warnings: readonly string[];
  /** As stored. */
  readonly object?: KubeObject;
}

export interface ApplyOptions {
  /** Takes the object through admission and validation and does not store it. @default false */
  readonly dryRun?: boolean;
  /** Who applies: fields of other managers are conflicts. @default fairway-e2e */
  readonly fieldManager?: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly warnings: readonly string[];
}

interface Resource {
  readonly kind: string;
  readonly name: string;
  readonly namespaced: boolean;
}

const FIELD_MANAGER = 'fairway-e2e';

/** The API server does not serve this kind. */
export class UnknownKind extends Error {}

/** A client of one API server, over plain objects. */
export class Client {
  private readonly transport: Transport;
  private readonly resources = new Map<string, readonly Resource[]>();

  constructor(readonly access: Access) {
    this.transport = new Transport(access);
  }

  /** Server-side apply with strict field validation: an unknown or doubled field is a rejection. */
  async apply(object: KubeObject, options: ApplyOptions = {}): Promise<Verdict> {
    return this.applyText(refOf(object), JSON.stringify(object), options);
  }

  /** The same for an object as it was written, in YAML. */
  async applyText(ref: ObjectRef, text: string, options: ApplyOptions = {}): Promise<Verdict> {
    const query = new URLSearchParams({
      fieldManager: options.fieldManager ?? FIELD_MANAGER,
      fieldValidation: 'Strict',
      ...(options.dryRun === true ? { dryRun: 'All' } : {}),
    });
    const answer = await this.call({
      method: 'PATCH',
      path: `${await this.pathOf(ref)}?${query.toString()}`,
      contentType: 'application/apply-patch+yaml',
      body: text,
    });
    return accepted(answer)
      ? { ref, warnings: answer.warnings, object: answer.body as KubeObject }
      : { ref, warnings: answer.warnings, rejection: messageOf(answer) };
  }

  /** Applies one that has to be accepted. */
  async mustApply(object: KubeObject): Promise<KubeObject> {
    const verdict = await this.apply(object);
    if (verdict.object === undefined) {
      throw new Error(`${describe(verdict.ref)}: ${verdict.rejection ?? ''}`);
    }
    return verdict.object;
  }

  async get(ref: ObjectRef): Promise<KubeObject | undefined> {
    const answer = await this.call({ method: 'GET', path: await this.pathOf(ref) });
    return answer.status === 404 ? undefined : (this.expect(answer) as KubeObject);
  }

  async list(apiVersion: string, kind: string, namespace?: string): Promise<KubeObject[]> {
    const answer = await this.call({ method: 'GET', path: await this.collectionPath(apiVersion, kind, namespace) });
    const { items } = this.expect(answer) as { items: Omit<KubeObject, 'apiVersion' | 'kind'>[] };
    return items.map((item) => ({ ...item, apiVersion, kind }) as KubeObject);
  }

  /** JSON merge patch, of a sub-resource such as `status` too. */
  async patch(ref: ObjectRef, change: object, subresource?: string): Promise<KubeObject> {
    const path = await this.pathOf(ref);
    const answer = await this.call({
      method: 'PATCH',
      path: `${subresource === undefined ? path : `${path}/${subresource}`}?fieldManager=${FIELD_MANAGER}`,
      contentType: 'application/merge-patch+json',
      body: JSON.stringify(change),
    });
    return this.expect(answer) as KubeObject;
  }

  async delete(ref: ObjectRef): Promise<void> {
    const answer = await this.call({ method: 'DELETE', path: await this.pathOf(ref) });
    if (answer.status !== 404) {
      this.expect(answer);
    }
  }

  /** Any request: for what is not an object (`/readyz`) or not JSON (a manifest as it was written). */
  async call(request: HttpRequest): Promise<Answer> {
    const response = await this.transport.send(request);
    const text = await readBody(response);
    const json = response.headers['content-type']?.startsWith('application/json') === true;
    return {
      status: response.statusCode ?? 0,
      body: json ? JSON.parse(text) : text,
      warnings: warningsOf(response.headers.warning),
    };
  }

  /** The events of a kind in all namespaces, each a line of JSON, while the API server keeps the watch open. */
  async openWatch(apiVersion: string, kind: string, resourceVersion = ''): Promise<AsyncIterable<string>> {
    const query = new URLSearchParams({ watch: 'true', resourceVersion });
    const path = `${await this.collectionPath(apiVersion, kind)}?${query.toString()}`;
    const response = await this.transport.send({ method: 'GET', path });
    if (response.statusCode !== 200) {
      throw new Error(`watch of ${kind}: ${response.statusCode ?? 0} ${await readBody(response)}`);
    }
    response.setEncoding('utf8');
    return response;
  }

  async isNamespaced({ apiVersion, kind }: Pick<ObjectRef, 'apiVersion' | 'kind'>): Promise<boolean> {
    return (await this.resource(apiVersion, kind)).namespaced;
  }

  private async pathOf(ref: ObjectRef): Promise<string> {
    return `${await this.collectionPath(ref.apiVersion, ref.kind, ref.namespace)}/${ref.name}`;
  }

  private async collectionPath(apiVersion: string, kind: string, namespace?: string): Promise<string> {
    const resource = await this.resource(apiVersion, kind);
    const scope = resource.namespaced && namespace !== undefined ? `/namespaces/${namespace}` : '';
    return `${rootOf(apiVersion)}${scope}/${resource.name}`;
  }

  private async resource(apiVersion: string, kind: string): Promise<Resource> {
    const find = (): Resource | undefined => this.resources.get(apiVersion)?.find((one) => one.kind === kind);
    if (find() === undefined) {
      const { status, body } = await this.call({ method: 'GET', path: rootOf(apiVersion) });
      const all = status === 200 ? (body as { resources: Resource[] }).resources : [];
      this.resources.set(
        apiVersion,
        all.filter(({ name }) => !name.includes('/')),
      );
    }
    const found = find();
    if (found === undefined) {
      throw new UnknownKind(`the API server does not serve ${apiVersion} ${kind}`);
    }
    return found;
  }

  private expect(answer: Answer): unknown {
    if (!accepted(answer)) {
      throw new Error(messageOf(answer));
    }
    return answer.body;
  }
}

function rootOf(apiVersion: string): string {
  return apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

function accepted({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function messageOf({ status, body }: Answer): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : body;
  return `${status}: ${String(message)}`;
}

/** `299 - "text", 299 - "text"`: the texts, whose quotes are escaped. */
function warningsOf(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, text]) =>
    (text ?? '').replace(/\\(.)/g, '$1'),
  );
}
