import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port of loopback that refuses every caller, and that no other listener can be given meanwhile. */
export interface KeptPort {
  release(): Promise<void>;
}

/**
 * Keeps a port on which nobody listens. A port that was closed is free for the next who asks for any: another stand-in
 * would then be asked what was meant for this one. So an outgoing connection sits on it, to a listener made for that.
 */
export async function keepPort(port: number): Promise<KeptPort> {
  const accepted: Socket[] = [];
  const listener = createServer((socket) => accepted.push(socket.on('error', () => undefined)));
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the listener has no port');
  const keeper = connect({
    host: '127.0.0.1',
    port: address.port,
    localAddress: '127.0.0.1',
    localPort: port,
  });
  await once(keeper, 'connect');
  return {
    async release() {
      const closed = once(listener, 'close');
      keeper.resetAndDestroy();
      for (const socket of accepted) socket.destroy();
      listener.close();
      await closed;
    },
  };
}
