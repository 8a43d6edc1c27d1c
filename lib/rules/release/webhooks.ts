import { canaries } from '../canary';
import { finding } from '../finding';
import { at, entries, isAbsent, list, text } from '../read';
import type { Rule } from '../rule';

export const badUrl: Rule = {
  code: 'FW1027',
  severity: 'error',
  title: 'A URL has http or https and a host',
  why:
    'Flagger posts to it as it is (`pkg/controller/webhook.go`, `pkg/notifier/client.go`, `pkg/metrics/providers`). With ' +
    'another scheme or without a host each call fails: a hook counts as a failed check or waits for ever, a metric fails.',
  example: `
kind: Canary
spec:
  analysis:
    webhooks:
      - name: load-test
        url: flagger-loadtester.test/
`,
  remedy: '`url: http://flagger-loadtester.test/`',
  *check(set) {
    const fix = 'Write a URL such as http://flagger-loadtester.testing/';
    for (const canary of canaries(set)) {
      for (const [index, webhook] of list(canary.analysis('webhooks')).entries()) {
        if (!isBadUrl(at(webhook, 'url'))) continue;
        yield canary.finding(['analysis', 'webhooks', index, 'url'], 'Flagger cannot call it', fix);
      }
      if (isBadUrl(canary.spec('metricsServer')) && canary.spec('metricsServer') !== '') {
        yield canary.finding(
          ['metricsServer'],
          'Flagger cannot ask it',
          'Write such as http://prometheus.monitoring:9090',
        );
      }
    }
    for (const template of set.ofKind('MetricTemplate', 'flagger.app')) {
      const path = ['spec', 'provider', 'address'];
      const isAddressed = ADDRESSED.has(text(at(template.manifest, 'spec', 'provider', 'type')) ?? '');
      if (!isAddressed || !isBadUrl(at(template.manifest, ...path))) continue;
      yield finding(template, path, 'Flagger cannot ask it', 'Write such as http://prometheus.monitoring:9090');
    }
    for (const provider of set.ofKind('AlertProvider', 'flagger.app')) {
      // The address in a Secret wins.
      if (!isAbsent(at(provider.manifest, 'spec', 'secretRef'))) continue;
      if (!isBadUrl(at(provider.manifest, 'spec', 'address'))) continue;
      yield finding(provider, ['spec', 'address'], 'Flagger cannot call it', 'Write the URL of the incoming webhook');
    }
  },
};

/** Providers of metric templates that take an address for a URL. */
const ADDRESSED: ReadonlySet<string> = new Set(['dynatrace', 'graphite', 'influxdb', 'prometheus', 'splunk']);

function isBadUrl(value: unknown): boolean {
  const url = text(value);
  return url !== undefined && !(/^https?:\/\/[^\s/?#]/i.test(url) && URL.canParse(url));
}

export const urlWithoutNamespace: Rule = {
  code: 'FW1038',
  severity: 'warning',
  title: 'The URL of a hook has the namespace of its Service',
  why:
    'Flagger calls hooks from its own pod (`pkg/controller/webhook.go`), where a host without a namespace is a Service in ' +
    "Flagger's namespace. It is told where the set has a Service of that name beside the Canary.",
  example: `
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  analysis:
    webhooks:
      - name: load-test
        url: http://loadtester/
---
kind: Service
metadata: { name: loadtester, namespace: webapp }
spec:
  selector: { app: loadtester }
  ports: [{ port: 80 }]
`,
  remedy: '`url: http://loadtester.webapp/`; in a program, give the chart a namespace.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, webhook] of list(canary.analysis('webhooks')).entries()) {
        const name = /^https?:\/\/([a-z0-9-]+)(?=[:/?#]|$)/i.exec(text(at(webhook, 'url')) ?? '')?.[1];
        if (name === undefined || !set.find({ kind: 'Service', group: '', name, namespace: canary.namespace }))
          continue;
        yield canary.finding(
          ['analysis', 'webhooks', index, 'url'],
          "Flagger calls it from its own namespace, where this is another Service's name or nobody's",
          canary.namespace === undefined
            ? `Give the Canary and the Service ${name} a namespace, and write it behind the name`
            : `Write ${name}.${canary.namespace}`,
        );
      }
    }
  },
};

export const silentAlert: Rule = {
  code: 'FW1062',
  severity: 'error',
  title: 'An alert has a severity',
  why:
    'The CRD calls `info` the default, and Flagger has none: an alert without severity is equal to no severity and is ' +
    'never sent (`alert` in `pkg/controller/events.go`).',
  example: `
kind: Canary
spec:
  analysis:
    alerts:
      - name: on-call
        providerRef: { name: on-call }
`,
  remedy: '`severity: info`',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, alert] of list(canary.analysis('alerts')).entries()) {
        const severity = at(alert, 'severity');
        if (entries(alert).length === 0 || !(isAbsent(severity) || severity === '')) continue;
        yield canary.finding(
          ['analysis', 'alerts', index, 'severity'],
          'Flagger never sends an alert without severity',
          'Write info, warn or error',
        );
      }
    }
  },
};
