import type { GatewayModel } from './implementation';
import { listenerPorts } from './pods';

/** A port of a data plane of Kengine or Caddy. */
export interface ProxyPort {
  readonly name: string;
  readonly port: number;
  readonly protocol: 'TCP' | 'UDP';
}

/** Ports of the listeners; HTTPS is served over UDP too, by HTTP/3. */
export function proxyPorts(gateway: Pick<GatewayModel, 'listeners'>): readonly ProxyPort[] {
  const https = listenerPorts({ listeners: gateway.listeners.filter(({ protocol }) => protocol === 'HTTPS') });
  return [
    ...listenerPorts(gateway).map((port) => ({ name: `port-${port}`, port, protocol: 'TCP' as const })),
    ...https.map((port) => ({ name: `http3-${port}`, port, protocol: 'UDP' as const })),
  ];
}

export function containerPorts(ports: readonly ProxyPort[]) {
  return ports.map(({ name, port, protocol }) => ({ name, containerPort: port, protocol }));
}

export function servicePorts(ports: readonly ProxyPort[]) {
  return ports.map(({ name, port, protocol }) => ({ name, port, targetPort: port, protocol }));
}

/** Port numbers of one protocol. */
export function portsOf(protocol: ProxyPort['protocol'], ports: readonly ProxyPort[]): readonly number[] {
  return ports.filter((one) => one.protocol === protocol).map(({ port }) => port);
}
