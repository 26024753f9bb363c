import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { onPhone, SLOW_EDGE } from './browser.ts';
import { startRenderServer } from './render-server.ts';
import { median, type Part } from './report.ts';

/** A fresh page rendered to a string, and the same page through React's stream renderer. Both leave in two parts. */
const WAYS = ['string', 'parts'] as const;
const ROUNDS = 9;

interface Sample {
  readonly firstByte: number;
  readonly fcp: number;
}

/** First byte and first paint of one fresh page on the slow phone, rendered in both ways. */
export async function delivery(path = '/car-service-in-jaipur'): Promise<Part> {
  const server = await startRenderServer(path, {
    assets: { directory: 'dist/client', binding: 'ASSETS', routerConfig: { has_user_worker: true } },
    ...SLOW_EDGE,
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const samples = new Map<string, Sample[]>(WAYS.map((way) => [way, []]));
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const way of WAYS) {
        const sample = await sampleOf(browser, `${server.origin}/${way}`);
        // The first round warms the Worker up.
        if (round > 0) samples.get(way)?.push(sample);
      }
  } finally {
    await browser.close();
    await server.stop();
  }
  return asPart(path, samples);
}

const sampleOf = (browser: Browser, url: string): Promise<Sample> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const fcp = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
    await page.waitForFunction(`${fcp} > 0`, undefined, { polling: 50 });
    return page.evaluate(
      `({ fcp: ${fcp}, firstByte: performance.getEntriesByType('navigation')[0].responseStart })`,
    );
  });

function asPart(path: string, samples: ReadonlyMap<string, readonly Sample[]>): Part {
  const of = (way: string, figure: keyof Sample) =>
    median((samples.get(way) ?? []).map((sample) => sample[figure]));
  const lines = WAYS.map((way) => ({
    name: way,
    figures: {
      'first byte ms': of(way, 'firstByte'),
      'FCP ms': of(way, 'fcp'),
      'FCP of string': of(way, 'fcp') / of('string', 'fcp'),
    },
  }));
  const later = of('parts', 'fcp') / of('string', 'fcp');
  return {
    title: 'Delivery',
    note: `\`${path}\`, rendered anew for each request, on the phone of the browser's part, medians of ${ROUNDS} rounds in turn.`,
    lines,
    missed:
      later > 1.05 ? [`a page in parts paints at ${later.toFixed(2)} of the string's, budget 1.05`] : [],
  };
}
