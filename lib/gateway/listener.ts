import type { GatewaySpecListeners } from '../../imports/gateway.networking.k8s.io';
import type { CertificateIssuer } from '../ingress';
import type { Leaf } from '../leaf';
import { renderAdmission, type RouteAdmission } from './admission';

/** What all listeners have. */
export interface ListenerOptions {
  /**
   * Name of the listener, unique in its gateway; `sectionName` of the routes that attach to it alone.
   *
   * @default - the protocol in lower case
   */
  readonly name?: Leaf<string>;

  /** Namespaces whose routes may attach. @default - those of the gateway's `allow` */
  readonly allow?: RouteAdmission;
}

/** A listener that tells requests apart by host name. */
export interface HostListenerOptions extends ListenerOptions {
  /**
   * Host name, whose first label may be `*`.
   *
   * @default - all host names
   */
  readonly hostname?: Leaf<string>;
}

export interface HttpListenerOptions extends HostListenerOptions {
  /** @default 80 */
  readonly port?: number;
}

export interface TlsListenerOptions extends HostListenerOptions {
  /** @default 443 */
  readonly port?: number;
}

export interface TcpListenerOptions extends ListenerOptions {
  readonly port: number;
}

/** A Secret of type `kubernetes.io/tls`, by name where it lies in the namespace of the gateway. */
export type CertificateSecret =
  | string
  | {
      readonly name: Leaf<string>;
      /** Another namespace needs a ReferenceGrant for the gateway (FW2002). @default - that of the gateway */
      readonly namespace?: string;
    };

/** A certificate that cert-manager obtains for the host name of the listener. */
export type IssuedCertificate = CertificateIssuer & {
  /** Secret that cert-manager fills. @default - name of the gateway and the listener, joined by `-` */
  readonly secretName?: string;
};

/** An HTTPS listener with one certificate or several, or one from an issuer. */
export type HttpsListenerOptions =
  | (TlsListenerOptions & {
      readonly certificate: CertificateSecret | readonly CertificateSecret[];
      /** Settings of TLS in the words of the implementation. @default - its own */
      readonly tlsOptions?: Readonly<Record<string, Leaf<string>>>;
    })
  | (TlsListenerOptions & {
      readonly hostname: Leaf<string>;
      readonly name?: string;
      readonly certificate: IssuedCertificate;
      readonly tlsOptions?: Readonly<Record<string, Leaf<string>>>;
    });

/** What a gateway listens for: `Listener.http` and its like. */
export interface Listener<P extends ListenerProtocol = ListenerProtocol> {
  readonly protocol: P;
  readonly needs: ListenerNeeds[P];
  readonly port: number;
  readonly name: Leaf<string>;
  readonly hostname?: Leaf<string>;
  readonly allow?: RouteAdmission;
  readonly certificates?: readonly (CertificateSecret | IssuedCertificate)[];
  readonly tlsOptions?: Readonly<Record<string, Leaf<string>>>;
}

export type ListenerProtocol = keyof ListenerNeeds;

/** What a listener of each protocol needs of the implementation, besides having listeners. */
export interface ListenerNeeds {
  readonly HTTP: object;
  readonly HTTPS: object;
  readonly TLS: { readonly tlsPassthrough: true };
  readonly TCP: { readonly tcp: true };
}

/** What a gateway listens for. */
export const Listener = {
  /** Plain HTTP. */
  http: (options: HttpListenerOptions = {}): Listener<'HTTP'> => ({
    protocol: 'HTTP',
    needs: {},
    name: 'http',
    port: 80,
    ...options,
  }),

  /** HTTPS, whose TLS ends at the gateway. */
  https({ certificate, ...options }: HttpsListenerOptions): Listener<'HTTPS'> {
    const certificates = Array.isArray(certificate)
      ? (certificate as readonly CertificateSecret[])
      : [certificate as CertificateSecret | IssuedCertificate];
    return { protocol: 'HTTPS', needs: {}, name: 'https', port: 443, ...options, certificates };
  },

  /** TLS that is passed through to the pods, told apart by the host name that clients ask for (SNI). */
  tls: (options: TlsListenerOptions = {}): Listener<'TLS'> => ({
    protocol: 'TLS',
    needs: { tlsPassthrough: true },
    name: 'tls',
    port: 443,
    ...options,
  }),

  /** Plain TCP. */
  tcp: (options: TcpListenerOptions): Listener<'TCP'> => ({
    protocol: 'TCP',
    needs: { tcp: true },
    name: 'tcp',
    ...options,
  }),
} as const;

/** What a listener takes from its gateway. */
interface ListeningGateway {
  readonly name: string;
  readonly allow: RouteAdmission;
}

/** The listener as it stands in a Gateway. */
export function renderListener(listener: Listener, gateway: ListeningGateway): GatewaySpecListeners {
  const { name, protocol, port, hostname } = listener;
  const tls = renderTls(listener, gateway.name);
  return {
    name,
    protocol,
    port,
    ...(hostname !== undefined && { hostname }),
    ...(tls && { tls }),
    allowedRoutes: { namespaces: renderAdmission(listener.allow ?? gateway.allow) },
  };
}

function renderTls(listener: Listener, gateway: string): GatewaySpecListeners['tls'] {
  if (listener.protocol === 'TLS') return { mode: 'Passthrough' };
  if (listener.protocol !== 'HTTPS') return undefined;
  return {
    mode: 'Terminate',
    certificateRefs: (listener.certificates ?? []).map((certificate) => {
      if (typeof certificate === 'string') return { name: certificate };
      return isIssued(certificate) ? { name: issuedSecretName(certificate, listener, gateway) } : certificate;
    }),
    ...(listener.tlsOptions && { options: listener.tlsOptions }),
  };
}

export function isIssued(certificate: CertificateSecret | IssuedCertificate): certificate is IssuedCertificate {
  return typeof certificate === 'object' && ('issuer' in certificate || 'clusterIssuer' in certificate);
}

/** Secret of an issued certificate, whose listener has a name in plain text. */
export function issuedSecretName({ secretName }: IssuedCertificate, listener: Listener, gateway: string): string {
  const name = typeof listener.name === 'string' ? listener.name : 'https';
  return secretName ?? `${gateway}-${name}`;
}
