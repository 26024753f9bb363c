import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import type Result from 'lighthouse/types/lhr/lhr.js';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { loadPageTable } from '../page-table.ts';
import { startSite } from '../worker/site.ts';
import { BROTLI } from './browser.ts';
import { keepsPages } from './navigation.ts';
import { asTable, median, type Part } from './report.ts';
import { keepResults } from './results.ts';

/**
 * `npm run bench:lighthouse` runs Lighthouse with its mobile settings on one address of every page family.
 * Each score is the median of three runs. `-- city /about` takes only these families or addresses, `--runs 1` one run.
 * `--details` names the audits that keep a score from 100. The exit code is 1 unless every score is 100.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string', default: 'tests/results/lighthouse.json' },
    details: { type: 'boolean', default: false },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = Number(values.runs);
/** A page that asks search engines to skip it must not lose points for that. */
const IS_CRAWLABLE = 'is-crawlable';

const table = await loadPageTable();
const isUnlisted = (path: string): boolean =>
  table.some((entry) => entry.audience !== 'public' && entry.open(path) !== undefined);
const families = [...onePathOfEachFamily(table)].filter(
  ([family, path]) => positionals.length === 0 || positionals.includes(family) || positionals.includes(path),
);
for (const path of positionals.filter((name) => name.startsWith('/')))
  if (!families.some(([, known]) => known === path)) families.push(['', path]);
if (families.length === 0) throw new Error(`no family or address ${positionals.join(', ')}`);

const site = await startSite({ sendsAll: true, port: await freePort() });
const missed: string[] = [];
const lines = [];
try {
  for (const [family, path] of families) {
    // The first answer is rendered, and held, before anything is measured.
    await (await site.fetch(path)).text();
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(path));
    const figures = Object.fromEntries(
      CATEGORIES.map((name) => [name, median(results.map((result) => score(result, name)))]),
    );
    const metrics = {
      'FCP ms': median(results.map((result) => numeric(result, 'first-contentful-paint'))),
      'LCP ms': median(results.map((result) => numeric(result, 'largest-contentful-paint'))),
      'TBT ms': median(results.map((result) => numeric(result, 'total-blocking-time'))),
      CLS: median(results.map((result) => numeric(result, 'cumulative-layout-shift'))),
    };
    lines.push({ name: `${family} ${path}`, figures: { ...figures, ...metrics } });
    for (const [name, figure] of Object.entries(figures))
      if (figure < 100) missed.push(`${family} (${path}): ${name} ${figure}`);
    console.log(`${path}: ${Object.values(figures).join(' / ')}`);
    if (values.details) for (const result of results) console.log(complaints(result).join('\n'));
  }
} finally {
  await site.stop();
}

const part: Part = {
  title: 'Lighthouse',
  note: `Mobile, its own throttling, medians of ${runs}.`,
  lines,
  missed,
};
keepResults(values.json, [part], { some: positionals.length > 0 });
console.log(`\n${asTable(part)}`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Lighthouse sometimes loses a trace, so a run without a result is repeated, twice at most. */
async function audit(path: string, triesLeft = 2): Promise<Result> {
  try {
    return await auditOnce(path);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(path, triesLeft - 1);
  }
}

/** Each run has its own browser, so that no cache of the run before helps it. */
async function auditOnce(path: string): Promise<Result> {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: [...keepsPages],
  });
  try {
    const found = await lighthouse(`${site.origin}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      extraHeaders: BROTLI,
      onlyCategories: [...CATEGORIES],
      skipAudits: isUnlisted(path) ? [IS_CRAWLABLE] : [],
    });
    if (found === undefined || found.lhr.runtimeError !== undefined)
      throw new Error(`${path}: ${found?.lhr.runtimeError?.message ?? 'no result'}`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function numeric(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

/** Every audit that is not perfect, its weight, and the first things that it names. */
function complaints(result: Result): readonly string[] {
  const weights = new Map(
    Object.values(result.categories).flatMap(({ auditRefs }) =>
      auditRefs.map(({ id, weight }) => [id, weight]),
    ),
  );
  return Object.values(result.audits)
    .filter(({ score: own }) => own !== null && own < 1)
    .map(({ id, score: own, displayValue = '', details }) => {
      const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 900) : '';
      return `  ${id} ${own} (weight ${weights.get(id) ?? 0}) ${displayValue} ${items}`;
    });
}
