import { createServer } from 'node:http';
import type { Provider } from '../../../index';
import { freePort } from './ports';

/** A release whose pods would be measured, were there any. */
export interface MeteredRelease {
  readonly provider: Provider;
  readonly namespace: string;
  /** The name of the target. */
  readonly target: string;
  /** The port of the service. */
  readonly port: number;
  /** The name of the Ingress of `nginx`. @default - the name of the target */
  readonly ingress?: string;
}

/** How the new version of a release behaves; the primary always behaves well. */
export interface Behaviour {
  /** Of 100 requests, how many succeed. */
  readonly successRate: number;
  /** Seconds that a request takes. */
  readonly latency: number;
}

/** Serves the counters that the traffic providers' data planes count for each release. */
export interface Exporter {
  readonly address: string;
  /** Sets how the new version behaves from now on. */
  set(release: MeteredRelease, behaviour: Behaviour): void;
}

const GOOD: Behaviour = { successRate: 100, latency: 0.02 };

/** Upper bounds of the histograms, in seconds. */
const BUCKETS = [0.005, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const REQUESTS_PER_SCRAPE = 100;

type Labels = Readonly<Record<string, string>>;
type Count = (metric: string, labels: Labels, amount: number) => void;

export async function startExporter(): Promise<Exporter> {
  const counters = new Map<string, number>();
  const releases = new Map<string, { release: MeteredRelease; behaviour: Behaviour }>();
  const count: Count = (metric, labels, amount) => {
    const text = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
    const series = `${metric}{${text.join(',')}}`;
    counters.set(series, (counters.get(series) ?? 0) + amount);
  };

  const server = createServer((_request, response) => {
    for (const { release, behaviour } of releases.values()) {
      const serve = DATA_PLANES[release.provider];
      serve(count, release, true, behaviour);
      serve(count, release, false, GOOD);
    }
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    response.end([...counters].map(([series, value]) => `${series} ${value}\n`).join(''));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // The process may end while this listens.
  server.unref();
  return {
    address: `127.0.0.1:${port}`,
    set(release, behaviour) {
      releases.set(`${release.namespace}/${release.target}`, { release, behaviour });
    },
  };
}

type DataPlane = (count: Count, release: MeteredRelease, canary: boolean, behaviour: Behaviour) => void;

/** What each provider's data plane counts, by the labels that Flagger's queries select. */
const DATA_PLANES: Readonly<Record<Provider, DataPlane>> = {
  istio(count, { namespace, target }, canary, behaviour) {
    const labels = {
      reporter: 'destination',
      destination_workload_namespace: namespace,
      destination_workload: canary ? target : `${target}-primary`,
    };
    byStatus(behaviour, (status, amount) => {
      count('istio_requests_total', { ...labels, response_code: status }, amount);
    });
    histogram(count, 'istio_request_duration_milliseconds', labels, behaviour, 1000);
  },

  nginx(count, { namespace, target, ingress, port }, canary, behaviour) {
    const labels = {
      namespace,
      ingress: ingress ?? target,
      canary: canary ? `${namespace}-${target}-canary-${port}` : '',
    };
    byStatus(behaviour, (status, amount) => {
      count('nginx_ingress_controller_requests', { ...labels, status }, amount);
    });
    const seconds = behaviour.latency * REQUESTS_PER_SCRAPE;
    count('nginx_ingress_controller_response_duration_seconds_sum', labels, seconds);
    count('nginx_ingress_controller_response_duration_seconds_count', labels, REQUESTS_PER_SCRAPE);
  },

  kuma(count, { namespace, target, port }, canary, behaviour) {
    const labels = { service: `${target}-${canary ? 'canary' : 'primary'}_${namespace}_svc_${port}` };
    byStatus(behaviour, (status, amount) => {
      count('envoy_cluster_upstream_rq', { ...labels, envoy_response_code: status }, amount);
    });
    histogram(count, 'envoy_cluster_upstream_rq_time', labels, behaviour, 1000);
  },

  gatewayapi: fromPods,
  kubernetes: fromPods,
};

/** Without a data plane that Flagger knows, the pods count for themselves. */
function fromPods(...[count, { namespace, target }, canary, behaviour]: Parameters<DataPlane>): void {
  const labels = {
    kubernetes_namespace: namespace,
    kubernetes_pod_name: `${target}${canary ? '' : '-primary'}-7d4b9c6f5-x2x8q`,
  };
  byStatus(behaviour, (status, amount) => {
    count('http_request_duration_seconds_count', { ...labels, status }, amount);
  });
  histogram(count, 'http_request_duration_seconds', labels, behaviour, 1);
}

function byStatus({ successRate }: Behaviour, add: (status: string, amount: number) => void): void {
  add('200', (REQUESTS_PER_SCRAPE * successRate) / 100);
  add('500', (REQUESTS_PER_SCRAPE * (100 - successRate)) / 100);
}

/** @param scale what a second is in the metric's unit */
function histogram(count: Count, metric: string, labels: Labels, { latency }: Behaviour, scale: number): void {
  for (const bound of BUCKETS) {
    const amount = latency <= bound ? REQUESTS_PER_SCRAPE : 0;
    count(`${metric}_bucket`, { ...labels, le: String(bound * scale) }, amount);
  }
  count(`${metric}_bucket`, { ...labels, le: '+Inf' }, REQUESTS_PER_SCRAPE);
}
