import { createApp } from './app.ts';
import type { Bindings } from './services/config.ts';
import { createRuntime, type Runtime } from './services/runtime.ts';

export { SlotBoard } from './platform/slots/slot-board.ts';
export { CallTurns } from './services/runtime.ts';
export { Sweeper } from './services/sweeper.ts';

interface Started {
  readonly bindings: Bindings;
  readonly runtime: Runtime;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

let started: Started | undefined;

/** Services and routes are built once for an isolate, at its first request: bindings are not there before. */
function start(bindings: Bindings): Started {
  if (started?.bindings !== bindings) {
    const runtime = createRuntime(bindings);
    const app = createApp(runtime.site, async () => (await runtime.office()).services);
    started = { bindings, runtime, fetch: (request) => app.fetch(request) };
  }
  return started;
}

export default {
  fetch: (request: Request, bindings: Bindings) => start(bindings).fetch(request),
  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    const { everyMinute } = await start(bindings).runtime.office();
    await everyMinute();
  },
};
