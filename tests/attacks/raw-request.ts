import { request } from 'node:http';
import { Response } from 'miniflare';

export interface RawRequest {
  readonly method: string;
  /** The path and the query exactly as they are sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

/** No `Response` can have the status of an opened feed. */
export const OPENED_FEED = 101;
const WITHOUT_BODY: readonly number[] = [204, 304];

/**
 * Sends what `fetch` refuses to send: a body with GET, any method, bytes that are no letters. Answers undefined where a
 * live feed was opened, and closes it.
 */
export const sendRaw = (
  origin: string,
  { method, path, headers, body }: RawRequest,
): Promise<Response | undefined> =>
  new Promise((answered, failed) => {
    // The runtime may leave a body unread, so no other request follows on the connection.
    const sent = request(`${origin}/`, { agent: false, method, path, headers });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      answered(undefined);
    });
    sent.on('response', async (response) => {
      const parts: Uint8Array[] = [];
      response.on('error', failed);
      for await (const part of response) parts.push(part);
      const status = response.statusCode ?? 0;
      const init = { status, headers: headersOf(response.rawHeaders) };
      answered(new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(parts), init));
    });
    sent.on('error', failed);
    sent.end(body);
  });

/** Node lists names and values in turn. */
const headersOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as [string, string]] : []));
