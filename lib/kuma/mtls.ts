import type { Duration } from 'cdk8s';
import type { MeshIdentitySpec, MeshSpecMtls } from '../../imports/kuma.io';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';

/** Encryption between the pods of a mesh. Nobody is let in until a permission says so. */
export interface KumaMtls {
  /**
   * `Permissive` also lets in requests in plain text, from outside of the mesh: for moving into it.
   *
   * @default "Strict"
   */
  readonly mode?: 'Strict' | 'Permissive';

  /**
   * How long the certificate of a pod is valid; Kuma renews it before.
   *
   * @default - Kuma's own: a day, five days from Kuma 3 on
   */
  readonly certificateExpiration?: Duration;

  /**
   * Certificate authority.
   *
   * @default - one that Kuma makes
   */
  readonly ca?: KumaCa;
}

/** Encryption from Kuma 3 on, by SPIFFE identities. */
export interface Kuma3Mtls extends KumaMtls {
  /**
   * Trust domain of the identities; each zone has its own.
   *
   * @default - `<name of the mesh>.default.mesh.local`, which is Kuma's own in the zone `default`
   */
  readonly trustDomain?: string;
}

/** A certificate authority in Secrets of Kuma's namespace; Kuma 3 takes none that is self-signed. */
export interface KumaCa {
  /** Name of the Secret with the certificate. */
  readonly certificateSecret: Leaf<string>;

  /** Name of the Secret with the private key. */
  readonly privateKeySecret: Leaf<string>;
}

/** `spec.mtls` of the Mesh of Kuma 2. */
export function renderMtls({ mode = 'Strict', certificateExpiration, ca }: KumaMtls): MeshSpecMtls {
  const name = 'ca-1';
  return {
    enabledBackend: name,
    backends: [
      {
        name,
        type: ca ? 'provided' : 'builtin',
        mode: mode === 'Strict' ? 'STRICT' : 'PERMISSIVE',
        dpCert: certificateExpiration && { rotation: { expiration: formatDuration(certificateExpiration) } },
        conf: ca && { cert: { secret: ca.certificateSecret }, key: { secret: ca.privateKeySecret } },
      },
    ],
  };
}

/** The MeshIdentity of all pods of a mesh of Kuma 3. Its trust domain is written out, since permissions name it. */
export function renderIdentity({ certificateExpiration, ca }: KumaMtls, trustDomain: string): MeshIdentitySpec {
  return {
    selector: { dataplane: { matchLabels: {} } },
    spiffeID: { trustDomain },
    provider: {
      type: 'Bundled',
      bundled: {
        ...(ca
          ? { ca: { certificate: secret(ca.certificateSecret), privateKey: secret(ca.privateKeySecret) } }
          : { autogenerate: { enabled: true }, insecureAllowSelfSigned: true }),
        certificateParameters: certificateExpiration && { expiry: formatDuration(certificateExpiration) },
      },
    },
  };
}

function secret(name: Leaf<string>) {
  return { type: 'Secret', secretRef: { kind: 'Secret', name } } as const;
}
