import type { ObjectName } from './builder';

/** The Service that a URL calls from within a namespace; undefined for a host outside of the cluster. */
export function urlService(url: string | undefined, from: string | undefined): ObjectName | undefined {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';
  const [name = '', namespace = from, ...suffix] = host.split('.');
  if (name === '' || !IN_CLUSTER.test(suffix.join('.')) || /^[\d.]+$/.test(host)) return undefined;
  return { group: '', kind: 'Service', name, namespace };
}

/** What may follow `<service>.<namespace>`; another cluster domain than the usual one is told by its `svc`. */
const IN_CLUSTER = /^(?:svc(?:\..*)?)?$/;
