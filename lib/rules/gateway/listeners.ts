import { list, isAbsent, isUnknown } from '../read';
import { listeners, listenerSets, type ListenerView } from './view';
import type { Rule } from '../rule';

const SOURCE = 'Gateway API 1.6, `x-kubernetes-validations` of `Gateway.spec.listeners`';

export const sameListener: Rule = {
  code: 'FW2003',
  severity: 'error',
  title: 'Listeners of a gateway differ in port, protocol or host name',
  why: `The API server refuses two alike: nothing tells which one takes a request (${SOURCE}).`,
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: web, port: 80, protocol: HTTP }
    - { name: api, port: 80, protocol: HTTP }
`,
  remedy: 'A `hostname` for each, or another port.',
  *check(set) {
    for (const group of listenerSets(set)) {
      for (const [index, listener] of group.entries()) {
        const twin = group.slice(0, index).find((other) => isTwin(listener, other));
        if (!twin) continue;
        yield listener.finding(
          [],
          `listener ${listener.label} has the port, the protocol and the host name of ${twin.label}`,
          'Give it a host name or a port of its own, or leave it out',
        );
      }
    }
  },
};

function isTwin(listener: ListenerView, other: ListenerView): boolean {
  return ['port', 'protocol', 'hostname'].every((key) => {
    const [value, theirs] = [listener.at(key), other.at(key)];
    if (isUnknown(value) || isUnknown(theirs)) return false;
    return isAbsent(value) ? key === 'hostname' && isAbsent(theirs) : value === theirs;
  });
}

export const listenerName: Rule = {
  code: 'FW2005',
  severity: 'error',
  title: 'Listeners of a gateway have different names',
  why: `A route names a listener by \`sectionName\`; the API server refuses two of one name (${SOURCE}).`,
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: http, port: 80, protocol: HTTP }
    - { name: http, port: 8080, protocol: HTTP }
`,
  remedy: 'Another `name` for one of them.',
  *check(set) {
    for (const group of listenerSets(set)) {
      for (const [index, listener] of group.entries()) {
        const name = listener.at('name');
        if (typeof name !== 'string' || !group.slice(0, index).some((other) => other.at('name') === name)) continue;
        yield listener.finding(['name'], 'another listener has the same name', 'Give one of them another name');
      }
    }
  },
};

const WITHOUT_TLS = ['HTTP', 'TCP', 'UDP'];

export const tlsOfPlain: Rule = {
  code: 'FW2006',
  severity: 'error',
  title: 'Only HTTPS and TLS listeners have TLS settings',
  why: `The API server refuses \`tls\` on HTTP, TCP and UDP (${SOURCE}).`,
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: http, port: 80, protocol: HTTP, tls: { certificateRefs: [{ name: app }] } }
`,
  remedy: '`protocol: HTTPS`, or no `tls`.',
  *check(set) {
    for (const listener of listeners(set)) {
      if (!WITHOUT_TLS.includes(listener.protocol ?? '') || isAbsent(listener.at('tls'))) continue;
      yield listener.finding(
        ['tls'],
        `a listener of protocol ${listener.protocol ?? ''} has no TLS`,
        'Write protocol HTTPS, or leave tls out',
      );
    }
  },
};

export const tlsMode: Rule = {
  code: 'FW2007',
  severity: 'error',
  title: 'TLS ends at an HTTPS listener, and a TLS listener says where it ends',
  why: `The API server refuses an HTTPS listener that passes TLS through and a TLS listener without \`tls\` (${SOURCE}).`,
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: https, port: 443, protocol: HTTPS, tls: { mode: Passthrough } }
`,
  remedy: '`protocol: TLS` with `tls: { mode: Passthrough }`, and TLSRoutes; or `certificateRefs`.',
  *check(set) {
    for (const listener of listeners(set)) {
      const mode = listener.at('tls', 'mode');
      if (listener.protocol === 'HTTPS' && typeof mode === 'string' && mode !== 'Terminate') {
        yield listener.finding(
          ['tls', 'mode'],
          'TLS ends at an HTTPS listener',
          'Write protocol TLS to pass it through, or mode Terminate',
        );
      }
      if (listener.protocol === 'TLS' && (isAbsent(listener.at('tls')) || mode === '')) {
        yield listener.finding(
          ['tls'],
          'a TLS listener says whether TLS is passed through or ends here',
          'Write tls.mode: Passthrough, or Terminate with a certificate',
        );
      }
    }
  },
};

export const hostnameOfConnection: Rule = {
  code: 'FW2008',
  severity: 'error',
  title: 'TCP and UDP listeners have no host name',
  why: `A connection names no host; the API server refuses it (${SOURCE}).`,
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: postgres, port: 5432, protocol: TCP, hostname: db.example.com }
`,
  remedy: 'No `hostname`; or `protocol: TLS`, whose clients name the host.',
  *check(set) {
    for (const listener of listeners(set)) {
      const hostname = listener.at('hostname');
      if (!['TCP', 'UDP'].includes(listener.protocol ?? '') || isAbsent(hostname) || hostname === '') continue;
      yield listener.finding(
        ['hostname'],
        `a ${listener.protocol ?? ''} connection names no host`,
        'Leave it out, or write protocol TLS',
      );
    }
  },
};

export const certificateless: Rule = {
  code: 'FW2004',
  severity: 'error',
  title: 'A listener at which TLS ends has a certificate',
  why:
    'The API server refuses `mode: Terminate` without `certificateRefs` or `options`; an HTTPS listener without `tls` ' +
    'gets past it and is refused by the gateway (Gateway API 1.6, `Listener.tls`).',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: https, port: 443, protocol: HTTPS }
`,
  remedy: '`tls: { certificateRefs: [{ name: app-example-com }] }`',
  *check(set) {
    for (const listener of listeners(set)) {
      if (!endsTls(listener) || isUnknown(listener.at('tls'))) continue;
      const [refs, options] = [listener.at('tls', 'certificateRefs'), listener.at('tls', 'options')];
      if (isUnknown(refs) || isUnknown(options) || list(refs).length > 0) continue;
      if (typeof options === 'object' && options !== null && Object.keys(options).length > 0) continue;
      yield listener.finding(
        ['tls', 'certificateRefs'],
        `listener ${listener.label} has no certificate`,
        'Name a Secret of type kubernetes.io/tls',
      );
    }
  },
};

function endsTls(listener: ListenerView): boolean {
  const mode = listener.at('tls', 'mode');
  const terminates = isAbsent(mode) || mode === 'Terminate';
  return (
    terminates && (listener.protocol === 'HTTPS' || (listener.protocol === 'TLS' && !isAbsent(listener.at('tls'))))
  );
}
