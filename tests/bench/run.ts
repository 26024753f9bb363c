import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { loadPageTable } from '../page-table.ts';
import { banners } from './banners.ts';
import { browser } from './browser.ts';
import { bytes } from './bytes.ts';
import { cost } from './cost.ts';
import { countedViews } from './counted-views.ts';
import { delivery } from './delivery.ts';
import { flood } from './flood.ts';
import { growth } from './growth.ts';
import { records } from './ledger.ts';
import { navigation } from './navigation.ts';
import { render } from './render.ts';
import { asTable, type Part } from './report.ts';
import { keepResults, readResults } from './results.ts';
import { slowLine } from './slow-line.ts';
import { startup } from './startup.ts';

/**
 * `npm run bench` measures every claim of docs/performance.md, as ratios within the same run.
 * `-- bytes render` runs only those parts. `--families city,/about` limits the browser's parts to these families.
 * `--json FILE` stores the figures beside those of earlier parts. `--compare FILE` shows the change since that run.
 */
const parts: Readonly<Record<string, () => Promise<Part | readonly Part[]>>> = {
  bytes,
  render: () => render(),
  delivery: () => delivery(),
  banners,
  views: countedViews,
  startup,
  growth,
  flood,
  records,
  cost,
  browser: async () => browser(await paths()),
  navigation: async () => navigation(await paths()),
  slow: async () => slowLine(await paths()),
};

// The bundler takes React's development build unless the whole process is in production.
process.env.NODE_ENV = 'production';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    families: { type: 'string' },
    json: { type: 'string', default: 'tests/results/bench.json' },
    compare: { type: 'string' },
  },
});
if (values.compare && !existsSync(values.compare)) throw new Error(`there is no ${values.compare}`);
const before = values.compare ? readResults(values.compare) : [];
const wanted = values.families?.split(',');

/** One address of each family that was asked for. */
async function paths(): Promise<readonly string[]> {
  const families = [...onePathOfEachFamily(await loadPageTable())];
  return families
    .filter(([family, path]) => wanted?.some((one) => one === family || one === path) ?? true)
    .map(([, path]) => path);
}

const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const missed: string[] = [];

for (const name of chosen) {
  const run = parts[name];
  if (!run) throw new Error(`no part "${name}": ${Object.keys(parts).join(', ')}`);
  const found = [await run()].flat();
  // Each at once: what a later part breaks on takes none of it away.
  keepResults(values.json, found, { some: wanted !== undefined });
  for (const part of found) {
    const earlier = before.find(({ title }) => title === part.title);
    console.log(`${asTable(part, earlier)}\n`);
    missed.push(...part.missed);
  }
}
console.log(missed.length === 0 ? 'every budget is met' : `${missed.length} budgets missed`);
