import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Client } from './client';
import { describe, type ObjectRef } from './objects';
import { freePort } from './ports';
import { waitFor } from './wait';

/** An archive that stands for what a source has at some revision. */
export interface Artifact {
  /** A `.tgz` file. */
  readonly archive: string;
  /** As the source's kind writes it: `main@sha1:…`, the version of a chart, `<tag>@sha256:…`. */
  readonly revision: (digest: string) => string;
}

/**
 * Plays Flux's source-controller, which does not build from its module alone: it fetches nothing, and says of the sources
 * of a hub that they are ready, with the archives that it is given.
 */
export interface SourceController {
  /** Waits for the source to be there, and makes it ready. @param artifact none for a HelmRepository */
  publish(source: ObjectRef, artifact?: Artifact): Promise<void>;
}

export async function playSourceController(client: Client): Promise<SourceController> {
  const served = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const archive = served.get(url);
    response.writeHead(archive ? 200 : 404).end(archive);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // The process may end while this listens.
  server.unref();

  const serve = ({ archive, revision }: Artifact, lastUpdateTime: string): object => {
    const content = readFileSync(archive);
    const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
    const path = `/${digest.replace(':', '/')}.tgz`;
    served.set(path, content);
    const url = `http://127.0.0.1:${port}${path}`;
    return { url, path, digest, revision: revision(digest), lastUpdateTime, size: content.length };
  };

  return {
    async publish(source, artifact) {
      const { metadata } = await waitFor(describe(source), () => client.get(source), { timeout: 60_000 });
      const now = new Date().toISOString().replace(/\.\d+Z/, 'Z');
      const observedGeneration = metadata.generation;
      const ready = { type: 'Ready', status: 'True', reason: 'Succeeded', message: 'played', lastTransitionTime: now };
      const status = {
        observedGeneration,
        conditions: [{ ...ready, observedGeneration }],
        ...(artifact && { artifact: serve(artifact, now) }),
      };
      await client.patch(source, { status }, 'status');
    },
  };
}
