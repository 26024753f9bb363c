import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { processorSeconds, workerProcess } from './processor.ts';
import { median, type Part } from './report.ts';

const RUNS = 5;
const BUDGET_MB = 1;
const BUDGET_MS = 50;
const HELLO = 'export default { fetch: () => new Response("hello") };';

interface Start {
  readonly ready: number;
  readonly processor: number;
}

/** From nothing to the first answer, in ms; the rest of the site's bindings are left out, for they start elsewhere. */
async function start(script: string): Promise<Start> {
  const before = performance.now();
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-07-30',
  });
  try {
    await miniflare.ready;
    const answer = await miniflare.dispatchFetch('http://localhost/robots.txt');
    await answer.text();
    return { ready: performance.now() - before, processor: processorSeconds(workerProcess()) * 1000 };
  } finally {
    await miniflare.dispose();
  }
}

/** The Worker's size as it is sent to the platform, and what its start takes more than that of a Worker that says hello. */
export async function startup(): Promise<Part> {
  const built = readFileSync('dist/pahiya/index.js', 'utf8');
  const scripts = { hello: HELLO, site: built };
  const runs = { hello: [] as Start[], site: [] as Start[] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.hello.push(await start(scripts.hello));
    runs.site.push(await start(scripts.site));
  }
  const figures = (name: 'hello' | 'site') => ({
    'gzip MB': gzipSync(scripts[name]).byteLength / 1024 ** 2,
    'first answer ms': median(runs[name].map(({ ready }) => ready)),
    'CPU ms': median(runs[name].map(({ processor }) => processor)),
  });
  const [hello, site] = [figures('hello'), figures('site')];
  const more = site['CPU ms'] - hello['CPU ms'];
  const missed = [
    ...(site['gzip MB'] > BUDGET_MB
      ? [`the Worker is ${site['gzip MB'].toFixed(2)} MB, budget ${BUDGET_MB}`]
      : []),
    ...(more > BUDGET_MS
      ? [`start-up takes ${more.toFixed(0)} ms of CPU more than hello, budget ${BUDGET_MS}`]
      : []),
  ];
  const lines = [
    { name: 'hello', figures: hello },
    {
      name: 'site',
      figures: {
        ...site,
        'of hello': site['first answer ms'] / hello['first answer ms'],
        'CPU ms more': more,
      },
    },
  ];
  return {
    title: 'Start-up',
    note: `The whole runtime from nothing to its first answer, medians of ${RUNS} in turn.`,
    lines,
    missed,
  };
}
