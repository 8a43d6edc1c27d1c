/** Kuma from 2.10 to before 3: Flagger's TrafficRoute routes requests. */
export type Kuma2 = `2.${number}`;

/** Kuma from 3 on: an HTTPRoute of the Gateway API routes requests. */
export type Kuma3 = `3.${number}`;

/** Version of Kuma's control plane, such as `2.14` or `2.14.3`. */
export type KumaVersion = Kuma2 | Kuma3;

/** What the compiler and `Traffic.kuma` say of a mesh whose version has no TrafficRoute. */
export const NO_TRAFFIC_ROUTE = 'Kuma 3 has no TrafficRoute: write mesh.traffic() instead of Traffic.kuma({ mesh })';

/** `true`, or the sentence that says what a mesh of version `V` lacks. */
export type HasTrafficRoute<V extends KumaVersion> = V extends Kuma3 ? typeof NO_TRAFFIC_ROUTE : true;

/** Whether a version is 3 or later. Policies select pods by their labels since 2.10 (`targetRef.kind: Dataplane`). */
export function isKuma3(version: KumaVersion): version is Kuma3 {
  const [, major, minor] = /^(\d+)\.(\d+)(\.\d+)?$/.exec(version) ?? [];
  if (major === '3') return true;
  if (major === '2' && Number(minor) >= 10) return false;
  throw new Error(`KumaMesh was given version "${version}": it knows Kuma 2 from 2.10 on, and Kuma 3`);
}
