import { readFileSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { startRuntime } from '../runtime.ts';
import { bundleWorker } from './bench-worker.ts';

interface RenderServerOptions {
  /** The files of the browser's build, for a bench that loads the page in a browser. */
  readonly assets?: {
    readonly directory: string;
    readonly binding: string;
    readonly routerConfig: { readonly has_user_worker: boolean };
  };
  /** The facts of `request.cf`. */
  readonly cf?: Readonly<Record<string, unknown>>;
}

interface RenderServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the Worker that answers one page in each way of rendering it, at `/string`, `/parts` and so on. */
export async function startRenderServer(
  path: string,
  options: RenderServerOptions = {},
): Promise<RenderServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const miniflare = startRuntime({
    modules: true,
    script: await bundleWorker('tests/bench/render-worker.tsx'),
    bindings: { SHEET: readFileSync('public/price-sheet.csv', 'utf8'), ORIGIN: origin, PATH: path },
    // The bench prints its own figures, not a line for each request.
    handleStructuredLogs: () => undefined,
    port,
    host: '127.0.0.1',
    ...options,
  });
  await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}
