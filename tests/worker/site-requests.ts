import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { Readable } from 'node:stream';
import { type Miniflare, type RequestInit, Response } from 'miniflare';

const agent = new Agent({ keepAlive: true });

/** How Node names a connection that the other side closed, before the request left and while it did. */
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/** `fetch` sends these of itself. The runtime would compress each answer, which in production is the network's work. */
const OF_FETCH = {
  Accept: '*/*',
  'Accept-Language': '*',
  'Accept-Encoding': 'identity',
  'Sec-Fetch-Mode': 'cors',
  'User-Agent': 'undici',
};

/** The statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends requests to a site as Miniflare's `dispatchFetch` does: a page takes half of the CPU, and the other answers four
 * fifths. It leaves to that function the rare ones, which open a socket or send more than a text.
 * @param address the runtime's own, whatever host the site is asked by
 */
export function requestsTo(miniflare: Miniflare, address: URL) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET', headers = {}, body, cf, redirect, signal } = init;
    const given = Object.entries(headers);
    const isPlain =
      (typeof body === 'string' || body == null) &&
      headers.constructor === Object &&
      redirect === 'manual' &&
      signal == null &&
      !given.some(([name]) => name.toLowerCase() === 'upgrade');
    if (!isPlain) return miniflare.dispatchFetch(url, init);
    const { href, pathname, search } = new URL(url);
    const sent = {
      ...OF_FETCH,
      ...(body != null && { 'Content-Type': 'text/plain;charset=UTF-8' }),
      ...Object.fromEntries(given),
      'MF-Original-URL': href,
      'MF-Disable-Pretty-Error': 'true',
      'MF-CF-Blob': JSON.stringify(cf),
    };
    const { hostname: host, port } = address;
    const options = { host, port, path: pathname + search, method, headers: sent, agent };
    return answerOf(await ask(options, body ?? undefined));
  };
}

/** Asks once more when the runtime closes the idle connection, because no Worker got the request. */
async function ask(options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(options, resolve);
  asked.on('error', (error) => {
    const isClosed = asked.reusedSocket && 'code' in error && CLOSED.has(error.code);
    if (isClosed) ask(options, body).then(resolve, reject);
    else reject(error);
  });
  asked.end(body);
  return promise;
}

function answerOf(message: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '', headersDistinct } = message;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const isEmpty = EMPTY.has(status);
  if (isEmpty) message.resume();
  return new Response(isEmpty ? null : Readable.toWeb(message), { status, statusText, headers });
}
