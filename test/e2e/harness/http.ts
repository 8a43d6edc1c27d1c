import { request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** How to reach an API server. */
export interface Access {
  readonly server: string;
  /** PEM. */
  readonly certificateAuthority: string;
  readonly token: string;
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly contentType?: string;
  readonly body?: string;
}

/** Sends requests to one API server over connections that stay open. */
export class Transport {
  private readonly agent: Agent;

  constructor(private readonly access: Access) {
    this.agent = new Agent({ ca: access.certificateAuthority, keepAlive: true, maxSockets: 16 });
  }

  /** Sends again what the API server is too busy for, such as a CRD whose storage it is setting up. */
  async send(request: HttpRequest): Promise<IncomingMessage> {
    const response = await this.sendOnce(request);
    if (response.statusCode !== 429) {
      return response;
    }
    response.resume();
    await sleep(Number(response.headers['retry-after'] ?? 1) * 1000);
    return this.send(request);
  }

  private async sendOnce(request: HttpRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = tlsRequest(
        new URL(request.path, this.access.server),
        {
          method: request.method,
          // A watch holds its connection, so it must not take one from the pool.
          agent: isWatch(request) ? new Agent({ ca: this.access.certificateAuthority }) : this.agent,
          headers: {
            authorization: `Bearer ${this.access.token}`,
            accept: 'application/json',
            ...(request.body === undefined
              ? {}
              : {
                  'content-type': request.contentType ?? 'application/json',
                  'content-length': Buffer.byteLength(request.body),
                }),
          },
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end(request.body);
    });
  }
}

function isWatch(request: HttpRequest): boolean {
  return request.path.includes('watch=true');
}

export async function readBody(response: IncomingMessage): Promise<string> {
  let body = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    body += chunk as string;
  }
  return body;
}

/** GET of a plain loopback address: the status, or undefined while nobody listens. */
export async function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    plainRequest(url, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', () => {
        resolve(undefined);
      })
      .end();
  });
}
