import autocannon from 'autocannon';
import { processorSeconds, workerProcess } from './processor.ts';
import { startRenderServer } from './render-server.ts';
import { median, type Part } from './report.ts';

const WAYS = [
  'hello',
  'constant',
  'pipeline',
  'headers',
  'cached',
  'string',
  'plain-string',
  'parts',
  'streaming',
] as const;
const ROUNDS = 9;
const SECONDS = 1;
/** The load of a way before it is measured. */
const SECONDS_BEFORE = 0.5;

interface Sample {
  readonly perSecond: number;
  readonly processorMs: number;
}

/**
 * Answers one page in every way, with raw workerd, no compression, ten connections and one process.
 * The ways take turns and each round begins with the next one, so that noise hits all of them. The median of the
 * ratios within a round counts. Each way first runs a while unmeasured: V8 drops the code of a way that rests, and the
 * way before leaves its garbage. Else two ways of the same code would differ by their order alone.
 *
 * - `constant` is the same HTML as a string, with its content type and no other header.
 * - `pipeline` is that string from a route behind the request id, the log line and the security headers.
 * - `headers` is the same HTML as bytes in two parts, with all headers of a page.
 * - `cached` is a page from the page cache through the whole pipeline, from the router to the log line.
 * - `string` is a fresh page with its styles picked.
 * - `parts` is a fresh page through React's stream renderer, which sends the first screen before the rest.
 * - `streaming` is React's stream renderer alone, with the same styles ready made.
 */
export async function render(path = '/'): Promise<Part> {
  const server = await startRenderServer(path);
  const pid = workerProcess();
  const samples = new Map<string, Sample[]>(WAYS.map((way) => [way, []]));
  try {
    const first = await fetch(`${server.origin}/string`);
    if (!first.ok) throw new Error(await first.text());
    const urlOf = (way: string) => `${server.origin}${way === 'cached' ? path : `/${way}`}`;
    for (const way of WAYS) await load(urlOf(way), 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of [...WAYS.slice(round % WAYS.length), ...WAYS.slice(0, round % WAYS.length)]) {
        await load(urlOf(way), SECONDS_BEFORE);
        const before = processorSeconds(pid);
        const { total, perSecond } = await load(urlOf(way), SECONDS);
        const spent = processorSeconds(pid) - before;
        samples.get(way)?.push({ perSecond, processorMs: (spent * 1000) / total });
      }
    }
  } finally {
    await server.stop();
  }
  return asPart(path, samples);
}

async function load(url: string, seconds: number) {
  const result = await autocannon({ url, connections: 10, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { total: result.requests.total, perSecond: result.requests.average };
}

function asPart(path: string, samples: ReadonlyMap<string, readonly Sample[]>): Part {
  const figures = (way: string) => {
    const own = samples.get(way) ?? [];
    return {
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      processorMs: median(own.map(({ processorMs }) => processorMs)),
    };
  };
  /** The ratio to the other way within a round; the median of all rounds. */
  const ratio = (way: string, other: string, figure: keyof Sample) =>
    median(
      (samples.get(way) ?? []).map(
        (sample, round) => sample[figure] / (samples.get(other)?.[round]?.[figure] ?? Number.NaN),
      ),
    );
  const lines = WAYS.map((way) => {
    const { perSecond, processorMs } = figures(way);
    return {
      name: way,
      figures: {
        'requests/s': perSecond,
        'of constant': ratio(way, 'constant', 'perSecond'),
        'of pipeline': ratio(way, 'pipeline', 'perSecond'),
        'CPU ms a page': processorMs,
        'of streaming': ratio(way, 'streaming', 'processorMs'),
      },
    };
  });
  const cached = ratio('cached', 'pipeline', 'perSecond');
  const anew = ratio('string', 'streaming', 'processorMs');
  const missed = [
    ...(cached < 0.85
      ? [
          `a cached page has ${cached.toFixed(2)} of the throughput of constant HTML through the pipeline, budget 0.85`,
        ]
      : []),
    ...(anew > 1.8 / 3.7
      ? [`a page rendered anew costs ${anew.toFixed(2)} of streaming, budget ${(1.8 / 3.7).toFixed(2)}`]
      : []),
  ];
  return {
    title: 'Render',
    note: `\`${path}\`, raw workerd, medians of ${ROUNDS} rounds in turn.`,
    lines,
    missed,
  };
}
