import { createServer, request } from 'node:http';
import { freePort } from '../free-port.ts';

/** A server between the browser and a site, which a test can point at another site or let break off. */
export interface Proxy {
  readonly origin: string;
  /** The origin that answers from now on. */
  target: string;
  /** Ends each HTML answer after so many bytes, as a lost connection does. */
  cutAfter: number | undefined;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port of the loopback interface. */
export async function startProxy(target: string): Promise<Proxy> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const { host: _host, origin, ...others } = incoming.headers;
    // The site refuses a form from another origin, so a form that was sent to the proxy names the site's.
    const headers = { ...others, 'accept-encoding': 'identity', ...(origin ? { origin: proxy.target } : {}) };
    // Without an agent each request has its own connection, for the site may close an idle one at any time.
    const passed = request(
      `${proxy.target}${incoming.url}`,
      { method: incoming.method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
        let left = isHtml && proxy.cutAfter !== undefined ? proxy.cutAfter : Number.POSITIVE_INFINITY;
        answer.on('data', (chunk: Buffer) => {
          outgoing.write(chunk.subarray(0, Math.max(0, left)));
          left -= chunk.length;
          if (left <= 0) outgoing.destroy();
        });
        answer.on('end', () => outgoing.end());
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${port}`,
    target,
    cutAfter: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}
