import { writeFileSync } from 'node:fs';
import type { Access } from './http';

/** Writes a kubeconfig that only this user may read. */
export function writeKubeconfig(file: string, access: Access): void {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: 'e2e',
        cluster: {
          server: access.server,
          'certificate-authority-data': Buffer.from(access.certificateAuthority).toString('base64'),
        },
      },
    ],
    users: [{ name: 'e2e', user: { token: access.token } }],
    contexts: [{ name: 'e2e', context: { cluster: 'e2e', user: 'e2e' } }],
    'current-context': 'e2e',
  };
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
}
