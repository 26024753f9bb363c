import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { freePort } from '../free-port.ts';
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
  const miniflare = new Miniflare({
    modules: true,
    script: await bundleWorker('tests/bench/render-worker.tsx'),
    compatibilityDate: '2026-07-30',
    bindings: { SHEET: readFileSync('public/price-sheet.csv', 'utf8'), ORIGIN: origin, PATH: path },
    // A pipe that nobody reads fills up and stops the Worker.
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
    port,
    host: '127.0.0.1',
    ...options,
  });
  await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}
