import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Miniflare, type RequestInit, Response } from 'miniflare';
import { askRuntime } from '../ask-runtime.ts';

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
export function sendingTo(miniflare: Miniflare, address: URL) {
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
    const options = { host, port, path: pathname + search, method, headers: sent };
    return answerOf(await askRuntime(options, body ?? undefined));
  };
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
