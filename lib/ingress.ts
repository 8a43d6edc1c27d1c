import type { Leaf } from './leaf';

/** How a path is compared (`networking.k8s.io/v1`). */
export type PathType = 'Prefix' | 'Exact' | 'ImplementationSpecific';

export interface IngressPath {
  readonly path: Leaf<string>;

  /** @default "Prefix" */
  readonly pathType?: Leaf<PathType>;
}

/** A cert-manager issuer, which then fills the TLS Secret. */
export type CertificateIssuer =
  | {
      /** Name of a ClusterIssuer. */
      readonly clusterIssuer: Leaf<string>;
    }
  | {
      /** Name of an Issuer in the namespace of the Ingress. */
      readonly issuer: Leaf<string>;
    };

export interface IngressTls {
  /** Secret with the certificate, in the namespace of the Ingress. */
  readonly secretName: Leaf<string>;

  /** @default - the Secret is there already */
  readonly issuer?: CertificateIssuer;
}

/** What an Ingress of ingress-nginx says of the requests that it takes. */
export interface IngressOptions {
  /**
   * Host name.
   *
   * @default - all host names
   */
  readonly host?: Leaf<string>;

  /** @default - every path, by the prefix `/` */
  readonly paths?: readonly IngressPath[];

  /** @default "nginx" */
  readonly ingressClassName?: Leaf<string>;

  /** @default - no TLS */
  readonly tls?: IngressTls;

  /**
   * Annotations of the Ingress. Those of a canary (`nginx.ingress.kubernetes.io/canary…`) are Flagger's.
   *
   * @default - none
   */
  readonly annotations?: Readonly<Record<string, Leaf<string>>>;

  /** @default - none */
  readonly labels?: Readonly<Record<string, Leaf<string>>>;
}

/** An Ingress with its name and its backend. */
export interface IngressProps extends IngressOptions {
  /**
   * Name of the Ingress.
   *
   * @default - the name of the backend Service
   */
  readonly name?: string;

  /** Backend Service; for a release its apex Service. */
  readonly service: {
    readonly name: string;
    readonly port: Leaf<number>;
  };
}

/** Metadata and spec of the Ingress. */
export function renderIngress(props: IngressProps) {
  const { service, host, paths = [{ path: '/' }], tls, ingressClassName = 'nginx' } = props;
  const backend = { service: { name: service.name, port: { number: service.port } } };
  const annotations = { ...(tls?.issuer && issuerAnnotation(tls.issuer)), ...props.annotations };
  return {
    metadata: {
      name: props.name ?? service.name,
      ...(Object.keys(annotations).length > 0 && { annotations }),
      ...(props.labels && { labels: props.labels }),
    },
    spec: {
      ingressClassName,
      ...(tls && { tls: [{ ...(host !== undefined && { hosts: [host] }), secretName: tls.secretName }] }),
      rules: [
        {
          ...(host !== undefined && { host }),
          http: { paths: paths.map(({ path, pathType = 'Prefix' }) => ({ path, pathType, backend })) },
        },
      ],
    },
  };
}

function issuerAnnotation(issuer: CertificateIssuer): Record<string, Leaf<string>> {
  return 'clusterIssuer' in issuer
    ? { 'cert-manager.io/cluster-issuer': issuer.clusterIssuer }
    : { 'cert-manager.io/issuer': issuer.issuer };
}
