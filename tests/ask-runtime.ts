import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** How Node names a connection that the other side closed, before the request left and while it did. */
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/** Asks once more when the runtime closes the idle connection, because no Worker got the request. */
export function askRuntime(options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request({ ...options, agent }, resolve);
  asked.on('error', (error) => {
    const isClosed = asked.reusedSocket && 'code' in error && CLOSED.has(error.code);
    if (isClosed) askRuntime(options, body).then(resolve, reject);
    else reject(error);
  });
  asked.end(body);
  return promise;
}
