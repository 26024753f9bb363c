import type { Miniflare } from 'miniflare';
import { z } from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const message = z.object({
  id: z.number(),
  result: z.object({ usedSize: z.number().optional() }).optional(),
});

/** Asks the Worker's own isolate for the used heap in MB, without the emulation around it. */
export async function watchHeap(miniflare: Miniflare): Promise<() => Promise<number>> {
  const inspector = await miniflare.getInspectorURL();
  const listed = targets.parse(await (await fetch(`http://${inspector.host}/json`)).json());
  const own = listed.find(({ webSocketDebuggerUrl }) => webSocketDebuggerUrl.endsWith('user:pahiya'));
  if (own === undefined) throw new Error('the Worker cannot be inspected');
  const socket = new WebSocket(own.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (megabytes: number) => void>();
  socket.onmessage = ({ data }) => {
    const parsed = message.safeParse(JSON.parse(String(data)));
    if (!parsed.success) return;
    waiting.get(parsed.data.id)?.((parsed.data.result?.usedSize ?? 0) / 1_048_576);
    waiting.delete(parsed.data.id);
  };
  let asked = 0;
  return () =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method: 'Runtime.getHeapUsage' }));
    });
}
