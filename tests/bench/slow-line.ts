import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../worker/site.ts';
import { onPhone, SLOWDOWN } from './browser.ts';
import { type Line, median, type Part } from './report.ts';

/** A 2G line: 300 ms, 50 kbit/s. */
const LINE_2G = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
};
const RUNS = 3;
const BUDGET_S = 4;

/** Records the first frame that shows a heading, and the first one that shows a price of the page's main part. */
const WATCH_FRAMES = `(() => {
  const shown = { heading: 'h1', price: 'main .price' };
  const seen = (window.__seen = {});
  const look = () => {
    for (const [name, selector] of Object.entries(shown))
      if (!(name in seen) && document.querySelector(selector)?.checkVisibility()) seen[name] = performance.now();
    if (Object.keys(shown).some((name) => !(name in seen))) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** Seconds from the answer's first byte; null for what the page does not show. */
const AFTER_FIRST_BYTE = `(() => {
  const [{ responseStart }] = performance.getEntriesByType('navigation');
  const after = (time) => (time === undefined ? null : (time - responseStart) / 1000);
  return { heading: after(window.__seen.heading), price: after(window.__seen.price) };
})()`;

interface Readable {
  readonly heading: number | null;
  readonly price: number | null;
}

async function readable(page: Page, url: string): Promise<Readable> {
  await page.addInitScript(WATCH_FRAMES);
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  // The document may end between two frames.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  return page.evaluate(AFTER_FIRST_BYTE);
}

const isTime = (time: number | null): time is number => time !== null;

/** How long a visitor on 2G waits for the heading and for the price, from the first byte of the answer on. */
export async function slowLine(paths: readonly string[]): Promise<Part> {
  const site = await startSite({
    sendsAll: true,
    port: await freePort(),
    overrides: { cf: { clientTcpRtt: LINE_2G.latency } },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const lines: Line[] = [];
  try {
    for (const path of paths) {
      await (await site.fetch(path)).arrayBuffer();
      const runs: Readable[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await onPhone(browser, (page) => readable(page, `${site.origin}${path}`), LINE_2G));
      const figures = {
        'heading s': median(runs.map(({ heading }) => heading).filter(isTime)),
        'price s': median(runs.map(({ price }) => price).filter(isTime)),
      };
      lines.push({ name: path, figures });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const missed = lines.flatMap(({ name, figures }) =>
    Object.entries(figures).flatMap(([figure, seconds]) =>
      seconds > BUDGET_S ? [`${name}: ${figure} ${seconds.toFixed(2)}, budget ${BUDGET_S}`] : [],
    ),
  );
  const note = `300 ms, 50 kbit/s, CPU ÷ ${SLOWDOWN}, brotli, medians of ${RUNS}; seconds from the answer's first byte to the frame that shows it.`;
  return { title: 'Slow line', note, lines, missed };
}
