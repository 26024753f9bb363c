import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Bindings } from './services/config.ts';
import { createRuntime, type Runtime } from './services/runtime.ts';
import type { AppEnvironment } from './web/app-environment.ts';

export { SlotBoard } from './platform/slots/slot-board.ts';
export { AdminFeed, BannerCounts, Quotas } from './services/runtime.ts';
export { Sweeper } from './services/sweeper.ts';

interface Started {
  readonly bindings: Bindings;
  readonly runtime: Runtime;
  readonly app: Hono<AppEnvironment>;
}

let started: Started | undefined;

/** Builds services and routes once in an isolate, at its first request, because bindings do not exist earlier. */
function start(bindings: Bindings): Started {
  if (started?.bindings !== bindings) {
    const runtime = createRuntime(bindings);
    const app = createApp(runtime.services, async () => (await runtime.loadWriteServices()).services);
    started = { bindings, runtime, app };
  }
  return started;
}

export default {
  fetch: (request: Request, bindings: Bindings) => start(bindings).app.fetch(request),
  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    const { everyMinute } = await start(bindings).runtime.loadWriteServices();
    await everyMinute();
  },
};
