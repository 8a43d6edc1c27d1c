import { createServer, request } from 'node:http';
import { freePort } from './ports';

/**
 * Stands in for cluster DNS and kube-proxy: an HTTP proxy that takes the names of Services, as manifests have them, to the
 * processes that run outside of the cluster. A name without a process is a bad gateway.
 */
export interface ServiceNetwork {
  /** Lets a process use the network. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes `<name>.<namespace>`, with the cluster's suffix or without it, mean a process at a loopback URL. */
  expose(service: { readonly name: string; readonly namespace: string }, url: string): void;
}

export async function startServiceNetwork(): Promise<ServiceNetwork> {
  const ports = new Map<string, number>();
  const server = createServer((incoming, answer) => {
    const target = new URL(incoming.url ?? '/', 'http://unknown');
    const port = ports.get(target.hostname.replace(/\.svc(\.cluster\.local)?$/, ''));
    if (port === undefined) {
      answer.writeHead(502).end(`no process plays ${target.hostname}\n`);
      return;
    }
    const { method, headers } = incoming;
    const path = target.pathname + target.search;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.once('error', (error) => answer.writeHead(502).end(error.message));
    incoming.pipe(outgoing);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // The process may end while this listens.
  server.unref();
  const url = `http://127.0.0.1:${port}`;
  return {
    env: { HTTP_PROXY: url, http_proxy: url },
    expose({ name, namespace }, processUrl) {
      ports.set(`${name}.${namespace}`, Number(new URL(processUrl).port));
    },
  };
}
