import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A loopback port that refuses every connection and that no other listener can get meanwhile. */
export interface ReservedPort {
  release(): Promise<void>;
}

/**
 * Reserves a port without a listener. The system could give a closed port to another stand-in, which would then receive
 * the requests for this one. So an outgoing connection to a listener of its own occupies the port.
 */
export async function reservePort(port: number): Promise<ReservedPort> {
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
