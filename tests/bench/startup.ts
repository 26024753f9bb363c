import { gzipSync } from 'node:zlib';
import { type BuiltModule, builtModules } from '../built-worker.ts';
import { startRuntime } from '../runtime.ts';
import { processorSeconds, workerProcess } from './processor.ts';
import { mean, median, type Part } from './report.ts';

const RUNS = 15;
/** The site stands in it twice, once in each language. The platform takes three. */
const BUDGET_MB = 1.25;
const BUDGET_MS = 60;
const HELLO = 'export default { fetch: () => new Response("hello") };';
const SITE_URL = 'http://localhost';

interface Start {
  /** Until the Worker is read and run and could take a request, in ms of CPU. */
  readonly started: number;
  /** Until its first answer, in ms of CPU. */
  readonly answered: number;
  /** The same by the clock. */
  readonly milliseconds: number;
}

/** Measures from the start of the process to the first answer, without the stores, which run elsewhere. */
async function start(modules: BuiltModule[]): Promise<Start> {
  const before = performance.now();
  const miniflare = startRuntime({
    modules,
    modulesRoot: '',
    bindings: { SIGNING_KEY: 'a-signing-key-only-for-the-bench-0123456789', SITE_URL },
    handleStructuredLogs: () => undefined,
  });
  try {
    await miniflare.ready;
    const started = processorSeconds(workerProcess()) * 1000;
    const answer = await miniflare.dispatchFetch(`${SITE_URL}/robots.txt`);
    if (!answer.ok) throw new Error(`the first answer is a ${answer.status}: ${await answer.text()}`);
    await answer.text();
    const milliseconds = performance.now() - before;
    return { started, answered: processorSeconds(workerProcess()) * 1000, milliseconds };
  } finally {
    await miniflare.dispose();
  }
}

/** The size of the uploaded Worker, and its start-up time beyond that of a hello Worker. */
export async function startup(): Promise<Part> {
  const workers = {
    hello: [{ type: 'ESModule', path: 'index.js', contents: HELLO }] satisfies BuiltModule[],
    site: [...builtModules()],
  };
  const runs = { hello: [] as Start[], site: [] as Start[] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.hello.push(await start(workers.hello));
    runs.site.push(await start(workers.site));
  }
  /** The processor's time has steps of 10 ms, so the mean says more than the median. */
  const figures = (name: 'hello' | 'site') => ({
    'gzip MB': gzipSync(workers[name].map(({ contents }) => contents).join('\n')).byteLength / 1024 ** 2,
    'started CPU ms': mean(runs[name].map(({ started }) => started)),
    'first answer CPU ms': mean(runs[name].map(({ answered }) => answered)),
    'first answer ms': median(runs[name].map(({ milliseconds }) => milliseconds)),
  });
  const [hello, site] = [figures('hello'), figures('site')];
  const more = {
    'CPU ms more to start': site['started CPU ms'] - hello['started CPU ms'],
    'CPU ms more to the first answer': site['first answer CPU ms'] - hello['first answer CPU ms'],
  };
  const missed = [
    ...(site['gzip MB'] > BUDGET_MB
      ? [`the Worker is ${site['gzip MB'].toFixed(2)} MB, budget ${BUDGET_MB}`]
      : []),
    ...Object.entries(more)
      .filter(([, figure]) => figure > BUDGET_MS)
      .map(([name, figure]) => `${name}: ${figure.toFixed(0)}, budget ${BUDGET_MS}`),
  ];
  return {
    title: 'Start-up',
    note: `A runtime from nothing until the Worker is read and run, and to its first answer; means of ${RUNS} in turn.`,
    lines: [
      { name: 'hello', figures: hello },
      { name: 'site', figures: { ...site, ...more } },
    ],
    missed,
  };
}
