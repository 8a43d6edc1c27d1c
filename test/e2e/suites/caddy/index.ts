import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachedListeners } from '../../../../lib/gateway/static/attached';
import { compileGateway, HEALTH_PATH, METRICS_PATH } from '../../../../lib/gateway/static/compile';
import { output, run } from '../../harness/command';
import { statusOf } from '../../harness/http';
import { readClusters } from '../../harness/manifest-set';
import { valueAt } from '../../harness/objects';
import { freePort } from '../../harness/ports';
import { startDaemon } from '../../harness/process';
import type { Environment, Suite } from '../../harness/suite';
import { findOnPath } from '../../harness/tools';
import { makeFolder } from '../../harness/workspace';
import { startBackend } from './backend';
import { judgeRequest, judgeShare, type Addresses } from './judge';
import { REQUESTS, SHARES } from './requests';
import { routingSet } from './routes';

/** Where the examples' pods have their certificates. */
const EXAMPLE_CERTIFICATES = /\/etc\/gateway-certificates\/[^/"]+/g;

/** Real Caddy loads every compiled configuration, and serves what the Gateway API says of its routes. */
export const caddy: Suite = {
  name: 'caddy',
  async run(environment, report) {
    const program = findOnPath('caddy');
    const folder = makeFolder(environment.workspace, 'caddy');
    await makeCertificate(join(folder, 'secure'), 'secure.example.com');
    await makeCertificate(join(folder, 'other'), '*.other.example.com');

    const ports: Addresses = { http: await freePort(), https: await freePort() };
    const statusPort = await freePort();
    const { set, gateway } = routingSet(ports);
    const services = attachedListeners(set, gateway).flatMap(({ routes }) =>
      routes.flatMap(({ route }) => route.rules.flatMap(({ backends }) => backends.map(({ name }) => name))),
    );
    const named = (letter: string) => [...new Set(services)].filter((service) => service.startsWith(letter));
    const [a, b] = [await startBackend(named('a')), await startBackend(named('b'))];
    const config = compileGateway(set, gateway, {
      address: ({ name }) => (name.startsWith('a') ? a : b).address(name),
      certificates: folder,
      statusPort,
      metrics: true,
      accessLogs: true,
    });
    const file = join(folder, 'config.json');
    writeFileSync(file, JSON.stringify(config));
    const daemon = startDaemon(environment.workspace, {
      name: 'caddy',
      command: program,
      args: ['run', '--config', file],
      env: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    try {
      const status = `http://127.0.0.1:${statusPort}`;
      await daemon.ready(async () => (await statusOf(status + HEALTH_PATH)) === 200 || undefined);
      await report.check('metrics', async () => {
        const found = await statusOf(status + METRICS_PATH);
        return found === 200 ? [] : [`status ${found ?? 'none'}`];
      });
      for (const request of REQUESTS) {
        await report.check(request.name, () => judgeRequest(ports, request));
      }
      for (const { path, share } of SHARES) {
        await report.check(`weights of ${path}`, () => judgeShare(ports, path, share));
      }
    } finally {
      await daemon.stop();
      await a.stop();
      await b.stop();
    }
    await checkExamples(environment, program, folder, report);
  },
};

/** Each configuration in the examples, with certificates that are there. */
async function checkExamples(
  environment: Environment,
  program: string,
  folder: string,
  report: Parameters<Suite['run']>[1],
): Promise<void> {
  const objects = readClusters(await environment.examples()).flatMap((sets) => sets.flatMap((set) => set.objects));
  for (const { kind, metadata, ...object } of objects) {
    const config = valueAt(object, 'data', 'config.json');
    if (kind !== 'ConfigMap' || typeof config !== 'string') continue;
    await report.check(`loads ${metadata.namespace ?? ''}/${metadata.name}`, async () => {
      const file = join(folder, `${metadata.name}.json`);
      writeFileSync(file, config.replace(EXAMPLE_CERTIFICATES, join(folder, 'secure')));
      const { code, stderr } = await run(program, ['validate', '--config', file], { env: { XDG_DATA_HOME: folder } });
      return code === 0 ? [] : [stderr];
    });
  }
}

async function makeCertificate(folder: string, host: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const form = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await output(findOnPath('openssl'), [...form, ...subject, '-keyout', key, '-out', certificate]);
}
