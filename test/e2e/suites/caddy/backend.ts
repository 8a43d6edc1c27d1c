import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a backend tells of a request that reached it. */
export interface Echo {
  readonly service: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A backend stands for several Services, each at a port of its own. */
export interface Backend {
  address(service: string): string;
  stop(): Promise<void>;
}

const SLOW_MS = 600;

/** Answers with what it got, for each Service that is asked for. */
export async function startBackend(services: readonly string[]): Promise<Backend> {
  const servers = new Map<string, Server>();
  for (const service of services) servers.set(service, await echo(service));
  return {
    address(service) {
      const address = servers.get(service)?.address() as AddressInfo | undefined;
      if (!address) throw new Error(`no backend stands for ${service}`);
      return `127.0.0.1:${address.port}`;
    },
    async stop() {
      for (const server of servers.values()) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

function echo(service: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      if (service.endsWith('slow')) await sleep(SLOW_MS);
      response.setHeader('x-internal', 'secret');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ service, url: request.url, headers: request.headers }));
    })();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
