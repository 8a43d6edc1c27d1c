import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromFolder, fromUpstream } from '../../lib/import/sources';

function crd(kind: string, group = 'toys.example'): string {
  return `---
kind: CustomResourceDefinition
spec:
  group: ${group}
  names: { kind: ${kind}, plural: ${kind.toLowerCase()}s }
  scope: Cluster
  versions:
    - { name: v1, served: true, schema: { openAPIV3Schema: { type: object } } }
`;
}

let root: string;
let server: Server;
let host: string;
const asked: string[] = [];

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairway-import-'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    readFile(join(root, request.url ?? '')).then(
      (text) => response.end(text),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await put('toys/kites/v1/crds/bundle.yaml', crd('Other', 'else.example') + crd('Kite') + crd('Ball'));
  await put('toys/kites/v1/crds/twice.yaml', crd('Kite') + crd('Kite'));
  await put('toys/kites/v1/crds/broken.yaml', '{ kind: ');
  await put('toys.example/kite.yaml', crd('Kite'));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(root, { recursive: true });
});

const pin = { repository: 'toys/kites', ref: 'v1', folder: 'crds' };

describe('fromUpstream', () => {
  test('downloads a bundle once and takes the pinned kinds of the group', async () => {
    asked.length = 0;
    const kinds = { Ball: 'bundle.yaml', Kite: 'bundle.yaml' };
    const definitions = await fromUpstream('toys.example', { ...pin, kinds }, host);
    expect(definitions.map(({ kind }) => kind)).toEqual(['Ball', 'Kite']);
    expect(asked).toEqual(['/toys/kites/v1/crds/bundle.yaml']);
  });

  test.each([
    ['is not there', 'gone.yaml', 'cannot download HOST/toys/kites/v1/crds/gone.yaml: 404 Not Found'],
    ['is not YAML', 'broken.yaml', 'cannot read HOST/toys/kites/v1/crds/broken.yaml'],
    ['lacks the kind', 'bundle.yaml', 'no Kites of toys.example in HOST/toys/kites/v1/crds/bundle.yaml'],
  ])('names the address of a file that %s', async (_, file, message) => {
    const fails = fromUpstream('toys.example', { ...pin, kinds: { Kites: file } }, host);
    await expect(fails).rejects.toThrow(message.replace('HOST', host));
  });

  test('refuses a kind that stands there twice', async () => {
    const fails = fromUpstream('toys.example', { ...pin, kinds: { Kite: 'twice.yaml' } }, host);
    await expect(fails).rejects.toThrow('more than one Kite of toys.example');
  });

  test('names the address when nothing answers', async () => {
    const fails = fromUpstream('toys.example', { ...pin, kinds: { Kite: 'bundle.yaml' } }, 'http://127.0.0.1:1');
    await expect(fails).rejects.toThrow('cannot download http://127.0.0.1:1/toys/kites/v1/crds/bundle.yaml');
  });
});

describe('fromFolder', () => {
  test('reads <group>/<kind in lower case>.yaml', async () => {
    const [kite] = await fromFolder(root, 'toys.example', { ...pin, kinds: { Kite: 'bundle.yaml' } });
    expect(kite).toMatchObject({ group: 'toys.example', kind: 'Kite', versions: ['v1'] });
  });

  test('names a file that is missing', async () => {
    const fails = fromFolder(root, 'toys.example', { ...pin, kinds: { Ball: 'bundle.yaml' } });
    await expect(fails).rejects.toThrow(join(root, 'toys.example', 'ball.yaml'));
  });
});
