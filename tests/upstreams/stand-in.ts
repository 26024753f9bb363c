import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parseJson } from '../../src/values/parse-json.ts';
import { type ReservedPort, reservePort } from './reserved-port.ts';

/**
 * Every way in which an outside system fails its caller:
 * - `down`: it cuts the connection as soon as it is open.
 * - `refused`: the port has no listener.
 * - `reset`: it cuts the connection after reading the request and before acting on it.
 * - `duplicated`: the network sends the request twice and returns the second answer.
 */
export const FAULTS = [
  'down',
  'refused',
  'reset',
  'status_400',
  'status_401',
  'status_403',
  'status_404',
  'status_429',
  'status_500',
  'status_502',
  'status_503',
  'slow_and_committed',
  'hanging',
  'malformed_json',
  'html',
  'empty',
  'truncated',
  'huge',
  'committed_then_dropped',
  'duplicated',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults that end only at the caller's time limit. */
export const ENDLESS_FAULTS: readonly Fault[] = ['slow_and_committed', 'hanging'];

/**
 * Short for endless faults, because waiting longer changes no result; otherwise longer than the busiest machine needs
 * for an answer.
 */
const TIME_LIMIT_MS = { endless: 200, answered: 15_000 } as const;

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The body as JSON, or undefined. */
  readonly json: unknown;
}

export interface StandInAnswer {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Writes an answer that is not plain text: another encoding, or single bytes. */
  readonly raw?: (response: ServerResponse) => void;
}

/** Answers a request; undefined for a call that the system does not have. */
type StandInHandler = (request: StandInRequest) => StandInAnswer | undefined;

interface FaultOptions {
  /** How many requests meet the fault; default all. */
  readonly times?: number;
  /** Only requests that match meet it. */
  readonly only?: (request: StandInRequest) => boolean;
  /** The delay of `slow_and_committed` in ms, above the caller's time limit. */
  readonly delayMs?: number;
  /** Headers of the answers of a `status_…`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StandIn {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  /** Every request that was read, in order. */
  readonly requests: readonly StandInRequest[];
  /** Makes the next requests meet a fault. */
  fail(fault: Fault, options?: FaultOptions): Promise<void>;
  /** Ends any fault. */
  heal(): Promise<void>;
  /** The time limit, in ms, that lets the next call meet the current fault, or its answer, on a busy machine too. */
  patience(): number;
  /** Forgets the recorded requests. */
  forget(): void;
  /** Stops it. @throws Error that lists every request it had no answer for */
  close(): Promise<void>;
}

/** Made once: this process also takes the times of visitors, and making 20 MB for each answer would delay them. */
const HUGE_BODY = Buffer.from(`{"padding":"${'x'.repeat(20 * 1024 * 1024)}"}`);
const PAGE =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>';

async function readRequest(message: IncomingMessage): Promise<StandInRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  const address = new URL(message.url ?? '/', 'http://stand-in.invalid');
  const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    method: message.method ?? 'GET',
    path: address.pathname,
    query: address.searchParams,
    headers: Object.fromEntries(headers),
    text,
    bytes,
    json: text === '' ? undefined : parseJson(text),
  };
}

function send(response: ServerResponse, answer: StandInAnswer): void {
  if (answer.raw) {
    answer.raw(response);
    return;
  }
  const body = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
  const type = answer.json === undefined ? 'text/plain' : 'application/json';
  response.writeHead(answer.status, { 'content-type': type, ...answer.headers }).end(body);
}

const reset = (socket: Socket | null): void => void socket?.resetAndDestroy();

/** Answers by a fault. The handler acts first where the fault loses only the answer. */
function sendFaulty(response: ServerResponse, fault: Fault, answer: StandInAnswer, delayMs: number): void {
  const body = JSON.stringify(answer.json ?? {});
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'slow_and_committed':
      setTimeout(() => send(response, answer), delayMs).unref();
      return;
    case 'malformed_json':
      response.writeHead(answer.status, json).end(`${body.slice(0, -1)},`);
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    case 'empty':
      response.writeHead(answer.status, json).end();
      return;
    case 'truncated':
      response.writeHead(answer.status, { ...json, 'content-length': String(body.length + 100) });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
      return;
    case 'huge':
      response.writeHead(answer.status, json).end(HUGE_BODY);
      return;
    case 'committed_then_dropped':
      response.destroy();
      return;
    default:
      send(response, answer);
  }
}

class FaultSwitch {
  fault: Fault | undefined;
  options: FaultOptions = {};
  met = 0;

  set(fault: Fault | undefined, options: FaultOptions = {}): void {
    this.fault = fault;
    this.options = options;
    this.met = 0;
  }

  /** Whether the next request may hang for ever. */
  get isEndless(): boolean {
    const { times = Number.POSITIVE_INFINITY } = this.options;
    return this.fault !== undefined && this.met < times && ENDLESS_FAULTS.includes(this.fault);
  }

  /** The fault of this request, if any. */
  take(request: StandInRequest): Fault | undefined {
    const { only, times = Number.POSITIVE_INFINITY } = this.options;
    if (!this.fault || this.met >= times || (only && !only(request))) return undefined;
    this.met += 1;
    return this.fault;
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Starts a stand-in for an outside system on a free port of the loopback interface.
 * @param name for messages
 * @param answerTo the system's calls; one it does not know is answered 501 and makes `close` throw
 */
export async function startStandIn(name: string, answerTo: StandInHandler): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const unmatched: string[] = [];
  const faults = new FaultSwitch();

  const handle = (request: StandInRequest): StandInAnswer => {
    const answer = answerTo(request);
    if (answer) return answer;
    unmatched.push(`${request.method} ${request.path}`);
    return { status: 501, json: { error: 'the stand-in has no such call' } };
  };

  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(message);
    requests.push(request);
    const fault = faults.take(request);
    if (!fault) return send(response, handle(request));
    const status = /^status_(\d{3})$/.exec(fault)?.[1];
    if (status) {
      const { headers = {} } = faults.options;
      return send(response, { status: Number(status), json: { error: `fault ${status}` }, headers });
    }
    if (fault === 'hanging') return;
    if (fault === 'reset') return reset(response.socket);
    if (fault === 'duplicated') handle(request);
    sendFaulty(response, fault, handle(request), faults.options.delayMs ?? 1000);
  };

  const server = createServer((message, response) => {
    // A keep-alive connection would break at random under its first request after a fault.
    response.shouldKeepAlive = false;
    serve(message, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    if (faults.fault === 'down') socket.destroy();
  });
  await listen(server, 0);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  let reserved: ReservedPort | undefined;
  const refuse = async (): Promise<void> => {
    if (reserved) return;
    await stopListening(server);
    reserved = await reservePort(port);
  };
  const listenAgain = async (): Promise<void> => {
    if (!reserved) return;
    await reserved.release();
    reserved = undefined;
    await listen(server, port);
  };

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async fail(fault, options) {
      faults.set(fault, options);
      if (fault === 'down') server.closeAllConnections();
      await (fault === 'refused' ? refuse() : listenAgain());
    },
    async heal() {
      faults.set(undefined);
      await listenAgain();
    },
    patience: () => (faults.isEndless ? TIME_LIMIT_MS.endless : TIME_LIMIT_MS.answered),
    forget() {
      requests.length = 0;
    },
    async close() {
      await (reserved ? reserved.release() : stopListening(server));
      if (unmatched.length > 0)
        throw new Error(`${name} was asked what it can't answer: ${unmatched.join(', ')}`);
    },
  };
}
