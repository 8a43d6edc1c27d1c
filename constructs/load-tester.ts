import { ApiObject, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import type { Leaf } from '../lib/leaf';
import { flaggerPods, HELM_TEST_RULES } from '../lib/release/load-tester-access';
import { loadTesterPod, type LoadTesterPodOptions } from '../lib/release/load-tester-pod';

/** Properties of a `LoadTester`. */
export interface LoadTesterProps extends LoadTesterPodOptions {
  /**
   * Name of the Deployment, the Service and whatever else is made.
   *
   * @default "flagger-loadtester"
   */
  readonly name?: string;

  /**
   * Number of pods. Gates are kept in the memory of each pod, and a load runs on the pod that was asked: with more than
   * one, a gate answers by chance.
   *
   * @default 1
   */
  readonly replicas?: Leaf<number>;

  /**
   * Lets only Flagger call: whoever can, runs any command in the pods. Not for Istio's ambient mode, whose connections
   * arrive at another port.
   *
   * @default true
   */
  readonly networkPolicy?: boolean;

  /**
   * Namespace of Flagger, for the NetworkPolicy.
   *
   * @default - any namespace: Flagger's pods are told by the labels of its chart or kustomization
   */
  readonly flaggerNamespace?: Leaf<string>;

  /**
   * Lets the pods test Helm releases of the namespace (`LoadTest.helmTest`). Such pods may read **all Secrets of the
   * namespace**, since Helm keeps its releases in Secrets.
   *
   * @default false
   */
  readonly helmTests?: boolean;
}

/** The one that each chart has first, which its releases use. */
const first = new WeakMap<Chart, LoadTester>();

/**
 * Flagger's load tester: runs what `LoadTest` asks for and keeps the gates of `Gate`. A release that needs one and has
 * none in its chart makes it; one with other settings is made before the releases that use it, and one in another chart
 * is given to them as `tester`.
 *
 * Makes: a Deployment, a Service, a NetworkPolicy; for Helm tests a ServiceAccount, a Role and a RoleBinding.
 */
export class LoadTester extends Construct {
  /** The load tester of a chart, made where there is none. */
  static of(scope: Construct): LoadTester {
    const chart = Chart.of(scope);
    return first.get(chart) ?? new LoadTester(chart, 'loadtester');
  }

  /** Name of the Service and the Deployment. */
  readonly name: string;

  /** URL that Flagger calls from its own namespace: `http://flagger-loadtester.webapp/`. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: LoadTesterProps = {}) {
    super(scope, id);
    const { name = 'flagger-loadtester', replicas, networkPolicy = true, flaggerNamespace, helmTests = false } = props;
    const chart = Chart.of(this);
    const labels = { app: name };
    if (!first.has(chart)) first.set(chart, this);
    this.name = name;
    this.url = `http://${[name, chart.namespace].filter((label) => label !== undefined).join('.')}/`;

    const serviceAccountName = props.serviceAccountName ?? (helmTests ? name : undefined);
    new ApiObject(this, 'deployment', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, labels },
      spec: {
        replicas,
        selector: { matchLabels: labels },
        template: {
          metadata: {
            labels: { ...props.podMetadata?.labels, ...labels },
            annotations: props.podMetadata?.annotations,
          },
          spec: loadTesterPod({ ...props, ...(serviceAccountName !== undefined && { serviceAccountName }) }),
        },
      },
    });
    new ApiObject(this, 'service', {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name, labels },
      spec: { selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    });
    if (networkPolicy) {
      new ApiObject(this, 'network-policy', {
        apiVersion: 'networking.k8s.io/v1',
        kind: 'NetworkPolicy',
        metadata: { name, labels },
        spec: {
          podSelector: { matchLabels: labels },
          policyTypes: ['Ingress'],
          ingress: [{ from: flaggerPods(flaggerNamespace), ports: [{ port: 'http' }] }],
        },
      });
    }
    if (helmTests) this.permitHelmTests(chart.namespace, props.serviceAccountName);
    attachFairway(this);
  }

  private permitHelmTests(namespace: string | undefined, serviceAccountName: Leaf<string> | undefined): void {
    const { name } = this;
    const metadata = { name, labels: { app: name } };
    if (namespace === undefined) {
      throw new Error(`${this.node.path}: helmTests binds a ServiceAccount, so its chart must state its namespace`);
    }
    if (serviceAccountName === undefined) {
      new ApiObject(this, 'service-account', { apiVersion: 'v1', kind: 'ServiceAccount', metadata });
    }
    const apiGroup = 'rbac.authorization.k8s.io';
    const apiVersion = `${apiGroup}/v1`;
    new ApiObject(this, 'role', { apiVersion, kind: 'Role', metadata, rules: HELM_TEST_RULES });
    new ApiObject(this, 'role-binding', {
      apiVersion,
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup, kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name: serviceAccountName ?? name, namespace }],
    });
  }
}
