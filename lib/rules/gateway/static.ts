import { STATIC_CONTROLLER_NAME, STATUS_PORT } from '../../gateway/static/names';
import { finding } from '../finding';
import type { ObjectSet, SourcedObject } from '../object';
import { at, isAbsent, isUnknown, text } from '../read';
import type { Finding, Rule } from '../rule';
import { isGranted } from './certificate';
import { attachedTo, gatewaysOf } from './gateway-class';
import { releaseExample, routeExample } from './kengine';
import { RoutePart } from './route-view';
import { listenersOf } from './view';

export const compiledRelease: Rule = {
  code: 'FW2043',
  severity: 'error',
  title: 'A release is not routed by a compiled gateway',
  why:
    'Flagger makes the HTTPRoute of a release in the cluster and changes its weights there; the routes of a compiled ' +
    'gateway are those of the program, as they were when it was synthesized.',
  example: releaseExample(STATIC_CONTROLLER_NAME),
  remedy:
    'Another implementation; or `Traffic.kubernetes()` with blue/green, and an HTTPRoute to the apex Service of the release.',
  *check(set) {
    for (const { object, path } of attachedTo(set, STATIC_CONTROLLER_NAME)) {
      if (object.manifest.kind !== 'Canary') continue;
      yield finding(
        object,
        path,
        'no controller serves this gateway, so the route that Flagger makes is never seen',
        'Release behind the apex Service with the provider kubernetes, or on another gateway',
      );
    }
  },
};

const FILTERS = ['RequestHeaderModifier', 'ResponseHeaderModifier', 'RequestRedirect', 'URLRewrite'];

/** What Go's `regexp` does not have: looking around, and back. */
const NOT_RE2 = /\(\?(?:[=!]|<[=!])|\\[1-9]/;

export const compiledRoute: Rule = {
  code: 'FW2044',
  severity: 'error',
  title: 'A route of a compiled gateway is one that can be compiled',
  why:
    'HTTPRoutes are compiled with matches, weights, time limits, changed headers, redirects and rewrites. What else a ' +
    'route says would be lost. A pattern is one that Go reads, or the pods do not start.',
  example: routeExample(
    STATIC_CONTROLLER_NAME,
    'filters: [{ type: RequestMirror, requestMirror: { backendRef: { name: shadow, port: 80 } } }]',
  ),
  remedy: 'No mirror, or an implementation with a controller.',
  *check(set) {
    for (const { object, path } of attachedTo(set, STATIC_CONTROLLER_NAME)) {
      if (object.manifest.kind === 'Canary') continue;
      if (object.manifest.kind !== 'HTTPRoute') {
        yield finding(object, path, `${object.manifest.kind}s are not compiled`, 'Take another gateway');
        continue;
      }
      for (const rule of new RoutePart(object, ['spec']).parts('rules')) yield* checkRule(set, rule);
    }
  },
};

function* checkRule(set: ObjectSet, rule: RoutePart): Iterable<Finding> {
  for (const filter of rule.parts('filters')) {
    const type = text(filter.at('type'));
    if (type === undefined || FILTERS.includes(type)) continue;
    yield filter.finding(['type'], 'this filter is not compiled', 'Leave it out, or take another gateway');
  }
  for (const field of ['retry', 'sessionPersistence']) {
    if (isAbsent(rule.at(field))) continue;
    yield rule.finding([field], 'it is not compiled', 'Leave it out, or take another gateway');
  }
  for (const backend of rule.parts('backendRefs')) yield* checkBackend(set, backend);
  for (const match of rule.parts('matches')) {
    const compared = [...match.parts('headers'), ...match.parts('queryParams')];
    for (const part of [new RoutePart(match.object, [...match.path, 'path']), ...compared]) {
      if (part.at('type') !== 'RegularExpression' || !NOT_RE2.test(text(part.at('value')) ?? '')) continue;
      yield part.finding(['value'], 'Go reads no pattern that looks around or back', 'Write it without');
    }
  }
}

function* checkBackend(set: ObjectSet, backend: RoutePart): Iterable<Finding> {
  const kind = text(backend.at('kind')) ?? 'Service';
  if (kind !== 'Service') yield backend.finding(['kind'], 'backends are Services', 'Name a Service');
  if (!isAbsent(backend.at('filters'))) {
    yield backend.finding(['filters'], 'filters of one backend are not compiled', 'Write them for the rule');
  }
  const namespace = backend.at('namespace');
  const own = backend.object.manifest.metadata.namespace;
  if (isAbsent(namespace) || isUnknown(namespace) || own === undefined || namespace === own) return;
  if (isGranted(set, backend.object, backend.at(), 'Service')) return;
  yield backend.finding(
    ['namespace'],
    'no ReferenceGrant there lets the route use the Service',
    'Make the ReferenceGrant, or keep the route with the Service',
  );
}

export const compiledListener: Rule = {
  code: 'FW2045',
  severity: 'error',
  title: 'A listener of a compiled gateway is one that its pods can serve',
  why:
    `The pods serve HTTP and HTTPS, one of them at a port, and health checks at ${STATUS_PORT}; they mount the Secrets of ` +
    'certificates, which are then in their own namespace.',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: GatewayClass
metadata: { name: static }
spec: { controllerName: ${STATIC_CONTROLLER_NAME} }
---
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public, namespace: edge }
spec:
  gatewayClassName: static
  listeners:
    - { name: status, port: ${STATUS_PORT}, protocol: HTTP }
`,
  remedy: 'Another port.',
  *check(set) {
    for (const gateway of gatewaysOf(set, STATIC_CONTROLLER_NAME)) yield* checkListeners(gateway);
  },
};

function* checkListeners(gateway: SourcedObject): Iterable<Finding> {
  const listeners = listenersOf(gateway);
  for (const [index, listener] of listeners.entries()) {
    const { protocol } = listener;
    const port = listener.at('port');
    if (protocol !== undefined && protocol !== 'HTTP' && protocol !== 'HTTPS') {
      yield listener.finding(['protocol'], 'it is not compiled', 'Write HTTP or HTTPS, or take another gateway');
    }
    if (port === STATUS_PORT) yield listener.finding(['port'], 'the pods are checked there', 'Take another port');
    if (
      !isUnknown(port) &&
      listeners.slice(0, index).some((one) => one.at('port') === port && one.protocol !== protocol)
    ) {
      yield listener.finding(['protocol'], 'another listener has another protocol at this port', 'Take another port');
    }
    for (const ref of new RoutePart(gateway, ['spec', 'listeners', index]).parts('tls', 'certificateRefs')) {
      const namespace = at(ref.at(), 'namespace');
      if (isAbsent(namespace) || isUnknown(namespace) || namespace === gateway.manifest.metadata.namespace) continue;
      yield ref.finding(['namespace'], 'pods mount Secrets of their own namespace', 'Keep the Secret with the gateway');
    }
  }
}
