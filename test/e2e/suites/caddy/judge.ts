import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { readBody } from '../../harness/http';
import type { Echo } from './backend';
import type { RequestCase } from './requests';

/** Ports of the listeners. */
export interface Addresses {
  readonly http: number;
  readonly https: number;
}

interface Answer {
  readonly response: IncomingMessage;
  readonly body: string;
  readonly certificate: string | undefined;
}

/** How what came of a request differs from what was to come of it. */
export async function judgeRequest(
  ports: Addresses,
  { expected, ...request }: RequestCase,
): Promise<readonly string[]> {
  const { response, body, certificate } = await send(ports, request);
  const echo = body === '' ? undefined : (JSON.parse(body) as Echo);
  const differences = [
    difference('status', response.statusCode, expected.status ?? 200),
    expected.service === undefined ? [] : difference('service', echo?.service, expected.service),
    expected.url === undefined ? [] : difference('url', echo?.url, expected.url),
    expected.certificate === undefined ? [] : difference('certificate', certificate, expected.certificate),
    ...Object.entries(expected.received ?? {}).map(([name, value]) => difference(name, echo?.headers[name], value)),
    ...Object.entries(expected.answered ?? {}).map(([name, value]) =>
      difference(name, response.headers[name], value?.replace('{http}', String(ports.http))),
    ),
  ];
  return differences.flat();
}

function difference(what: string, found: unknown, expected: unknown): readonly string[] {
  return found === expected ? [] : [`${what} is ${String(found)} and not ${String(expected)}`];
}

const SAMPLE = 2000;
const AT_ONCE = 20;

/** Five standard deviations: a right share falls outside once in two million runs. */
const DEVIATIONS = 5;

/** Whether a share of requests reaches backend `b`, within the bound of the binomial distribution. */
export async function judgeShare(ports: Addresses, path: string, share: number): Promise<readonly string[]> {
  let reached = 0;
  for (let sent = 0; sent < SAMPLE; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(ports, { host: 'weights.example.com', path })),
    );
    reached += answers.filter(({ body }) => (JSON.parse(body) as Echo).service.startsWith('b')).length;
  }
  const bound = DEVIATIONS * Math.sqrt(SAMPLE * share * (1 - share));
  return Math.abs(reached - SAMPLE * share) <= bound
    ? []
    : [`${reached} of ${SAMPLE} requests, and not ${SAMPLE * share} ± ${Math.round(bound)}`];
}

async function send(ports: Addresses, request: Omit<RequestCase, 'name' | 'expected'>): Promise<Answer> {
  const { host, path, method = 'GET', headers = {}, tls } = request;
  const options: RequestOptions & { readonly servername?: string; readonly rejectUnauthorized?: boolean } = {
    host: '127.0.0.1',
    port: tls ? ports.https : ports.http,
    path,
    method,
    headers: { ...headers, host: `${host}:${tls ? ports.https : ports.http}` },
    // The certificates are of no authority; which one is shown is judged.
    ...(tls && { servername: host, rejectUnauthorized: false }),
  };
  return new Promise((resolve, reject) => {
    const sent = (tls ? tlsRequest : plainRequest)(options, (response) => {
      const { socket } = response;
      const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : undefined;
      readBody(response).then(
        (body) => {
          resolve({ response, body, certificate: Array.isArray(certificate) ? certificate.join() : certificate });
        },
        (error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
