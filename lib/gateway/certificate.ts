import type { CertificateProps } from '../../imports/cert-manager.io';
import type { GatewayModel } from './implementation';
import { isIssued, type IssuedCertificate, issuedSecretName, type Listener } from './listener';
import { metadataOf } from './metadata';

/** The Certificates of all listeners that have an issuer, by the id of their construct. */
export function issuedCertificates(gateway: GatewayModel): Record<string, CertificateProps> {
  const certificates = gateway.listeners.flatMap((listener) =>
    (listener.certificates ?? []).filter(isIssued).map((issued) => renderCertificate(issued, listener, gateway)),
  );
  return Object.fromEntries(
    certificates.map((certificate) => [`certificate-${certificate.metadata.name}`, certificate]),
  );
}

function renderCertificate(issued: IssuedCertificate, listener: Listener, { name, namespace, labels }: GatewayModel) {
  const secretName = issuedSecretName(issued, listener, name);
  return {
    metadata: metadataOf({ name: secretName, namespace, labels }),
    spec: {
      secretName,
      dnsNames: listener.hostname === undefined ? [] : [listener.hostname],
      issuerRef:
        'clusterIssuer' in issued
          ? { kind: 'ClusterIssuer', name: issued.clusterIssuer }
          : { kind: 'Issuer', name: issued.issuer },
    },
  } satisfies CertificateProps;
}
