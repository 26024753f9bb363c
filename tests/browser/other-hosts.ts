import { freePort } from '../free-port.ts';
import { compatibility, startRuntime } from '../runtime.ts';

const EMPTY_PAGE = `export default {
  fetch: () => new Response('', { headers: { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' } }),
};`;

interface OtherHosts {
  /** The flags of a Chromium for which every other host than this machine answers an empty page. */
  readonly flags: readonly string[];
  stop(): Promise<void>;
}

/**
 * Stands for every other host, because a test must not need or reach one. Playwright could answer such requests too, but
 * then it stops each request of a page, and Chromium keeps no file for the next page: twice the CPU for one.
 */
export async function startOtherHosts(): Promise<OtherHosts> {
  const port = await freePort();
  const runtime = startRuntime({
    modules: true,
    script: EMPTY_PAGE,
    ...compatibility(),
    host: '127.0.0.1',
    port,
    https: true,
  });
  await runtime.ready;
  return {
    flags: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    stop: () => runtime.dispose(),
  };
}
