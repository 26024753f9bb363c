import { createServer, request, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../free-port.ts';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/;
/** What networks in front of a Worker use for answers made on the spot. */
const QUALITY = 5;

/** Stands where the platform's edge stands: compresses text, which raw workerd does not. */
export async function brotliProxy(target: number): Promise<{ readonly port: number; close(): void }> {
  const port = await freePort();
  const server: Server = createServer((incoming, outgoing) => {
    const options = {
      host: '127.0.0.1',
      port: target,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    };
    const forwarded = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        const compress = TEXT.test(String(headers['content-type'])) && body.byteLength > 0;
        const sent = compress
          ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
          : body;
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...headers,
          'content-length': sent.byteLength,
          ...(compress ? { 'content-encoding': 'br' } : {}),
        });
        outgoing.end(sent);
      });
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => server.close() };
}
