import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Harness } from './harness';
import { statusOf } from './http';
import { freePort } from './ports';
import { startDaemon } from './process';
import { makeFolder } from './workspace';

export interface Prometheus {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real Prometheus that scrapes the given addresses each second. */
export async function startPrometheus(
  { tools, workspace }: Harness,
  name: string,
  targets: readonly string[],
): Promise<Prometheus> {
  const command = await tools.path('prometheus');
  const folder = makeFolder(workspace, `${name}-prometheus`);
  const config = join(folder, 'prometheus.yaml');
  writeFileSync(
    config,
    JSON.stringify({
      global: { scrape_interval: '1s' },
      scrape_configs: [{ job_name: 'e2e', static_configs: [{ targets }] }],
    }),
  );
  const address = `127.0.0.1:${await freePort()}`;
  const daemon = startDaemon(workspace, {
    name: `${name}-prometheus`,
    command,
    args: [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=warn',
    ],
  });
  const url = `http://${address}`;
  await daemon.ready(async () => ((await statusOf(`${url}/-/ready`)) === 200 ? true : undefined));
  return { url, stop: () => daemon.stop() };
}
