import autocannon from 'autocannon';
import { freePort } from '../free-port.ts';
import { sampleBanner, sampleVariant } from '../unit/src/features/banners/rules/sample-banner.ts';
import { type Site, startSite } from '../worker/site.ts';
import { threadMilliseconds, workerProcess } from './processor.ts';
import { median, type Part } from './report.ts';

/** Fresh processes differ by up to a fifth for as long as they live, so many starts tell more than many rounds. */
const STARTS = 16;
const ROUNDS = 3;
const PAGES = 400;
const LEAST = 0.95;

const everywhere = { cities: [], states: [], elsewhere: true };
/** Two tests on the page, and one for another place. */
const three = [
  sampleBanner({ id: 'firsts', places: everywhere }),
  sampleBanner({ id: 'second', places: everywhere, position: 'prices' }),
  sampleBanner({ id: 'thirds', variants: [sampleVariant('a')] }),
];

type Headers = Readonly<Record<string, string>>;

/** Opens the page from another site, as Chrome does. */
const newVisitor: Headers = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-IN,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'cross-site',
};

/** The same visitor at the next page, with the cookies that a site with banners has set. */
async function returningVisitor({ origin }: Site): Promise<Headers> {
  const first = await fetch(`${origin}/`, { headers: newVisitor });
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));
  if (cookies.length !== 3) throw new Error(`${cookies.length} cookies: bucket, banners and visit expected`);
  return { ...newVisitor, 'Sec-Fetch-Site': 'same-origin', Cookie: cookies.join('; ') };
}

const SITES = ['bare', 'twin', 'full'] as const;
type SiteName = (typeof SITES)[number];

/** A site, and the process whose CPU it uses. */
interface Measured {
  readonly site: Site;
  readonly process: number;
}
type Sites = Readonly<Record<SiteName, Measured>>;

async function startMeasured(): Promise<Measured> {
  const site = await startSite({ sendsAll: true, port: await freePort() });
  return { site, process: workerProcess() };
}

/** Starts two sites without banners, whose difference is noise alone, and one with three. */
async function startSites(): Promise<Sites> {
  const [bare, twin, full] = [await startMeasured(), await startMeasured(), await startMeasured()];
  const kv = await full.site.miniflare.getKVNamespace('CACHE');
  await kv.put('banners:1', JSON.stringify(three));
  return { bare, twin, full };
}

/** Returns the CPU that one page took, in ms. Unlike pages per second, it does not fall with other programs' load. */
async function cpuOfPage({ site, process }: Measured, headers: Headers): Promise<number> {
  const before = threadMilliseconds(process);
  const { non2xx, errors, requests } = await autocannon({
    url: `${site.origin}/`,
    connections: 10,
    amount: PAGES,
    headers: { ...headers },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} errors`);
  return (threadMilliseconds(process) - before) / requests.total;
}

/** Throws where a page does not show so many banners: two equal pages would always have the best ratio. */
async function expectBanners({ site: { origin } }: Measured, wanted: number): Promise<void> {
  const html = await (await fetch(`${origin}/`, { headers: newVisitor })).text();
  const shown = html.split('class="banner"').length - 1;
  if (shown !== wanted) throw new Error(`${shown} banners on the page, ${wanted} expected`);
}

/** One start: CPU in ms, medians of its rounds, and the ratios of these. */
interface Start {
  readonly without: number;
  readonly shown: number;
  readonly ratio: number;
  /** The ratio of the two sites without banners: what the machine does to a ratio. */
  readonly noise: number;
}

/** Measures the sites in each round, beginning with another one each time. */
async function compare(sites: Sites, headers: Headers): Promise<Start> {
  const samples: Record<SiteName, number[]> = { bare: [], twin: [], full: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of SITES.keys()) {
      const name = SITES[(round + turn) % SITES.length] ?? 'bare';
      samples[name].push(await cpuOfPage(sites[name], headers));
    }
  const [bare, twin, shown] = [median(samples.bare), median(samples.twin), median(samples.full)];
  const without = (bare + twin) / 2;
  return { without, shown, ratio: without / shown, noise: bare / twin };
}

/** Measures each visitor at freshly started sites. */
async function measureStart(): Promise<readonly Start[]> {
  const sites = await startSites();
  try {
    for (const name of SITES) await expectBanners(sites[name], name === 'full' ? 2 : 0);
    const visitors = [newVisitor, await returningVisitor(sites.full.site)];
    for (const headers of visitors) for (const name of SITES) await cpuOfPage(sites[name], headers);
    const found: Start[] = [];
    for (const headers of visitors) found.push(await compare(sites, headers));
    return found;
  } finally {
    await Promise.all(SITES.map((name) => sites[name].site.stop()));
  }
}

function lineOf(name: string, starts: readonly Start[]) {
  const of = (figure: keyof Start) => starts.map((start) => start[figure]);
  return {
    name,
    figures: {
      'CPU ms without': median(of('without')),
      'CPU ms with': median(of('shown')),
      ratio: median(of('ratio')),
      least: Math.min(...of('ratio')),
      most: Math.max(...of('ratio')),
      'noise least': Math.min(...of('noise')),
      'noise most': Math.max(...of('noise')),
    },
  };
}

/**
 * Answers a cached page with and without banners to the same visitor, in turns, so that noise hits both. The mean of
 * two sites without banners counts, and the median of the starts.
 */
export async function banners(): Promise<Part> {
  const starts: (readonly Start[])[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart());
  const lines = ['a new visitor', 'a returning visitor'].map((name, visitor) =>
    lineOf(
      name,
      starts.flatMap((start) => start[visitor] ?? []),
    ),
  );
  return {
    title: 'Banners on a cached page',
    note: `CPU of the same page without banners for the same visitor, the mean of two sites, through theirs; the median of ${STARTS} starts of the sites, with the least and the most. Noise is the same ratio of two sites without banners.`,
    lines,
    missed: lines
      .filter(({ figures }) => figures.ratio < LEAST)
      .map(({ name, figures }) => `${name}: ${figures.ratio.toFixed(3)}, at least ${LEAST}`),
  };
}
