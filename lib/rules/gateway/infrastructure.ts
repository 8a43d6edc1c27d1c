import { finding } from '../finding';
import { GATEWAY_GROUP } from './view';
import { at, entries, isAbsent, list, text } from '../read';
import type { Rule } from '../rule';

const KEY =
  /^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$/;
const MAX_PREFIX = 252;

export const infrastructureKey: Rule = {
  code: 'FW2010',
  severity: 'error',
  title: 'Labels and annotations of the infrastructure have keys that Kubernetes knows',
  why: 'The API server refuses others (Gateway API 1.6, `x-kubernetes-validations` of `Gateway.spec.infrastructure`).',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  infrastructure: { labels: { 'cost center': web } }
  listeners:
    - { name: http, port: 80, protocol: HTTP }
`,
  remedy: '`cost-center: web`',
  *check(set) {
    for (const object of set.ofKind('Gateway', GATEWAY_GROUP)) {
      for (const field of ['labels', 'annotations']) {
        for (const [key] of entries(at(object.manifest, 'spec', 'infrastructure', field))) {
          if (KEY.test(key) && (key.split('/')[0]?.length ?? 0) <= MAX_PREFIX) continue;
          yield finding(
            object,
            ['spec', 'infrastructure', field, key],
            `"${key}" is no key of a label or an annotation`,
            'Write letters, digits, -, _ and . with a letter or a digit at both ends, after a DNS name and / if you like',
          );
        }
      }
    }
  },
};

const HOSTNAME = /^(\*\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

export const gatewayAddress: Rule = {
  code: 'FW2009',
  severity: 'error',
  title: 'Addresses of a gateway are different, and host names are DNS names',
  why: 'The API server refuses others (Gateway API 1.6, `x-kubernetes-validations` of `Gateway.spec.addresses`).',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  addresses: [{ type: Hostname, value: Public_Gateway }]
  listeners:
    - { name: http, port: 80, protocol: HTTP }
`,
  remedy: '`public-gateway.example.com`',
  *check(set) {
    for (const object of set.ofKind('Gateway', GATEWAY_GROUP)) {
      const addresses = list(at(object.manifest, 'spec', 'addresses')).map((address) => ({
        type: at(address, 'type') ?? 'IPAddress',
        value: text(at(address, 'value')),
      }));
      for (const [index, { type, value }] of addresses.entries()) {
        const path = ['spec', 'addresses', index, 'value'];
        if (value === undefined || (type !== 'IPAddress' && type !== 'Hostname')) continue;
        if (addresses.slice(0, index).some((other) => other.type === type && other.value === value)) {
          yield finding(object, path, 'the same address stands there twice', 'Leave one of them out');
        }
        if (type === 'Hostname' && !HOSTNAME.test(value)) {
          yield finding(object, path, `"${value}" is no DNS name`, 'Write lower-case labels joined by dots');
        }
      }
    }
  },
};

export const frontendPort: Rule = {
  code: 'FW2011',
  severity: 'error',
  title: 'Client certificates are set up once for each port',
  why: 'The API server refuses a port twice (Gateway API 1.6, `x-kubernetes-validations` of `Gateway.spec.tls.frontend.perPort`).',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: https, port: 443, protocol: HTTPS, tls: { certificateRefs: [{ name: app }] } }
  tls:
    frontend:
      default: {}
      perPort:
        - { port: 443, tls: {} }
        - { port: 443, tls: {} }
`,
  remedy: 'One entry for port 443.',
  *check(set) {
    for (const object of set.ofKind('Gateway', GATEWAY_GROUP)) {
      const ports = list(at(object.manifest, 'spec', 'tls', 'frontend', 'perPort')).map((one) => at(one, 'port'));
      for (const [index, port] of ports.entries()) {
        if (isAbsent(port) || typeof port !== 'number' || !ports.slice(0, index).includes(port)) continue;
        yield finding(
          object,
          ['spec', 'tls', 'frontend', 'perPort', index, 'port'],
          'the port stands there twice',
          'Leave one of them out',
        );
      }
    }
  },
};
