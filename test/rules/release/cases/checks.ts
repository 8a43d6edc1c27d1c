import { UNKNOWN } from '../../../../lib/rules/read';
import type { Fragment } from '../../support';
import type { RuleCases } from '../case';
import { analysis, byTemplate, canary, template } from '../objects';

const rate = (settings: object) => analysis({ metrics: [{ name: 'request-success-rate', ...settings }] });
const duration = (settings: object) => analysis({ metrics: [{ name: 'request-duration', ...settings }] });
const hook = (url: unknown) => analysis({ webhooks: [{ name: 'load-test', url }] });
const alert = (settings: object) =>
  analysis({ alerts: [{ name: 'on-call', providerRef: { name: 'on-call' }, ...settings }] });
const loadTester = (namespace: string): Fragment => ({
  kind: 'Service',
  metadata: { name: 'loadtester', namespace },
  spec: { selector: { app: 'loadtester' }, ports: [{ port: 80 }] },
});

const PLAIN = 'sum(rate(errors[{{ interval }}]))';
const WITH_STATUS = 'sum(rate(errors{status=~"{{ variables.status }}"}[1m]))';

export const CHECKS: RuleCases = {
  FW1025: {
    raises: {
      'no bounds': [rate({ thresholdRange: {} })],
      'no range': [rate({})],
      'no range for a template': [byTemplate({ thresholdRange: undefined })],
      'an inverted range': [duration({ thresholdRange: { min: 500, max: 100 } })],
      'a rate over 100': [rate({ thresholdRange: { min: 101 } })],
      'a rate below 0': [rate({ thresholdRange: { max: -1 } })],
      'half a millisecond': [duration({ thresholdRange: { max: 0.5 } })],
      'a negative duration': [duration({ thresholdRange: { max: -1 } })],
      'an old threshold over 100': [rate({ threshold: 101 })],
      'an old threshold of half a millisecond': [duration({ threshold: 0.5 })],
    },
    passes: {
      'a range': [duration({ thresholdRange: { min: 1, max: 500 } })],
      'one value': [rate({ thresholdRange: { min: 100, max: 100 } })],
      'an old threshold': [rate({ threshold: 99 })],
      'an unknown bound': [duration({ thresholdRange: { min: UNKNOWN } })],
      'an unknown range': [duration({ thresholdRange: UNKNOWN })],
      'a small value of a template': [byTemplate({ thresholdRange: { max: 0.01 } })],
    },
    beside: ['FW1046'],
  },
  FW1026: {
    raises: {
      missing: [byTemplate(), template(WITH_STATUS)],
      'one of two': [
        byTemplate({ templateVariables: { status: '5..' } }),
        template(`${WITH_STATUS} / {{ variables.total }}`),
      ],
    },
    passes: {
      given: [byTemplate({ templateVariables: { status: '5..' } }), template(WITH_STATUS)],
      'an unknown value': [byTemplate({ templateVariables: { status: UNKNOWN } }), template(WITH_STATUS)],
      'unknown variables': [byTemplate({ templateVariables: UNKNOWN }), template(WITH_STATUS)],
      'a condition': [byTemplate(), template('{{ if eq target "a" }}{{ variables.status }}{{ end }} vector(1)')],
      'in a comment': [byTemplate(), template('{{/* variables.status */}} vector(1)')],
      'in a text': [byTemplate(), template('{{ print "variables.status" }} vector(1)')],
      'a template elsewhere': [byTemplate()],
    },
  },
  FW1027: {
    raises: {
      'no scheme': [hook('loadtester.testing/')],
      'another scheme': [hook('tcp://loadtester.testing/')],
      'no host': [hook('http:///gate')],
      'a port that is none': [hook('http://loadtester.testing:http/')],
      'a metrics server': [canary({ metricsServer: 'prometheus.monitoring:9090' })],
      'the address of a template': [
        { kind: 'MetricTemplate', spec: { provider: { type: 'prometheus', address: 'prometheus' }, query: PLAIN } },
      ],
      'the address of an alert provider': [
        { kind: 'AlertProvider', spec: { type: 'slack', address: 'hooks.slack.com' } },
      ],
    },
    passes: {
      http: [hook('http://loadtester.testing/gate/approve')],
      https: [hook('HTTPS://loadtester.testing:8443')],
      unknown: [hook(UNKNOWN)],
      'an address in a Secret': [
        { kind: 'AlertProvider', spec: { type: 'slack', address: 'unused', secretRef: { name: 'on-call' } } },
      ],
      'a provider without address': [template('a metric', 'cloudwatch')],
    },
  },
  FW1037: {
    raises: {
      'no template': [byTemplate()],
      'no alert provider': [alert({ severity: 'info' })],
      'a template in another namespace': [byTemplate(), template(PLAIN, 'prometheus', { namespace: 'other' })],
    },
    passes: {
      'a template': [byTemplate(), template(PLAIN)],
      'a template in a namespace that is named': [
        byTemplate({ templateRef: { namespace: 'other' } }),
        template(PLAIN, 'prometheus', { namespace: 'other' }),
      ],
    },
    beside: ['FW1032'],
    closed: true,
  },
  FW1038: {
    raises: {
      'a name': [hook('http://loadtester/'), loadTester('webapp')],
      'a name with a port': [hook('http://loadtester:8080/gate'), loadTester('webapp')],
    },
    passes: {
      'a name and a namespace': [hook('http://loadtester.webapp/'), loadTester('webapp')],
      'no such Service': [hook('http://loadtester/')],
      'a Service in another namespace': [hook('http://loadtester/'), loadTester('flagger-system')],
    },
  },
  FW1046: {
    raises: {
      'a threshold': [rate({ threshold: 99 })],
      'a query': [analysis({ metrics: [{ name: 'errors', query: PLAIN, thresholdRange: { max: 1 } }] })],
      canaryAnalysis: [canary({ canaryAnalysis: {} })],
    },
    passes: { 'a range': [rate({ thresholdRange: { min: 99 } })] },
  },
  FW1057: {
    raises: {
      'a query with the interval': [byTemplate({ interval: undefined }), template(PLAIN)],
      'a provider with an interval': [byTemplate({ interval: undefined }), template('avg:errors', 'datadog')],
    },
    passes: {
      given: [byTemplate(), template(PLAIN)],
      'a query without': [byTemplate({ interval: undefined }), template('vector(1)')],
      'a built-in metric': [rate({ thresholdRange: { min: 99 } })],
      'a template elsewhere': [byTemplate({ interval: undefined })],
    },
  },
  FW1058: {
    raises: { 'another name': [analysis({ metrics: [{ name: 'errors', thresholdRange: { max: 1 } }] })] },
    passes: { 'a template': [byTemplate()], 'a built-in one': [duration({ thresholdRange: { max: 500 } })] },
  },
  FW1059: {
    raises: { 'a built-in name': [byTemplate({ name: 'request-duration', thresholdRange: { max: 500 } })] },
    passes: { 'another name': [byTemplate({ name: 'request-durations' })] },
  },
  FW1060: {
    raises: {
      'a built-in metric': [rate({ thresholdRange: { min: 99 }, templateVariables: { status: '5..' } })],
      'a slip of the pen': [byTemplate({ templateVariables: { state: '5..', status: '5..' } }), template(WITH_STATUS)],
    },
    passes: {
      used: [byTemplate({ templateVariables: { status: '5..' } }), template(WITH_STATUS)],
      'all of them by index': [
        byTemplate({ templateVariables: { status: '5..' } }),
        template('errors{status=~"{{ index variables "status" }}"}'),
      ],
      'a template elsewhere': [byTemplate({ templateVariables: { status: '5..' } })],
    },
  },
  FW1061: {
    raises: {
      'a dot': [template('errors{namespace="{{ .namespace }}"}')],
      'an unknown name': [template('errors{pod=~"{{ pod }}.*"}')],
    },
    passes: {
      'the functions': [
        template(
          '{{ name }} {{ namespace }} {{ target }} {{ service }} {{ ingress }} {{ route }} {{- interval -}} {{variables}}',
        ),
      ],
      "Go's own": [template('{{ printf "%s-canary" target }} {{ if eq name "a" }}1{{ else }}2{{ end }}')],
    },
  },
  FW1062: {
    raises: { none: [alert({})], empty: [alert({ severity: '' })] },
    passes: { info: [alert({ severity: 'info' })], unknown: [alert({ severity: UNKNOWN })] },
  },
  FW1077: {
    raises: { 'a share': [rate({ thresholdRange: { min: 0.99 } })] },
    passes: {
      'a percentage': [rate({ thresholdRange: { min: 99 } })],
      everything: [rate({ thresholdRange: { min: 0 } })],
      'one percent': [rate({ thresholdRange: { min: 1 } })],
    },
  },
};
