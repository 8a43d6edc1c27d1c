import { createServer } from 'node:net';

const given = new Set<number>();

/** A free loopback port that this process has not given out before. */
export async function freePort(): Promise<number> {
  const port = await new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') {
          reject(new Error('the loopback listener has no port'));
        } else {
          resolve(address.port);
        }
      });
    });
  });
  if (given.has(port)) {
    return freePort();
  }
  given.add(port);
  return port;
}
