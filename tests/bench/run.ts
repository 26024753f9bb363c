import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { loadPageTable } from '../page-table.ts';
import { browser } from './browser.ts';
import { bytes } from './bytes.ts';
import { cost } from './cost.ts';
import { growth } from './growth.ts';
import { records } from './ledger.ts';
import { navigation } from './navigation.ts';
import { render } from './render.ts';
import { asTable, type Part } from './report.ts';
import { startup } from './startup.ts';

/**
 * `npm run bench`: every measured claim of the README, as ratios to something in the same run.
 * `-- bytes render` runs only those parts; `--json FILE` keeps the figures, `--compare FILE` shows the change since.
 */
const parts: Readonly<Record<string, () => Promise<Part | readonly Part[]>>> = {
  bytes,
  render: () => render(),
  startup,
  growth,
  records,
  cost,
  browser: async () => browser(await paths()),
  navigation: async () => navigation(await paths()),
};

// The bundler takes React's development build unless the whole process is in production.
process.env.NODE_ENV = 'production';

const paths = async () => [...onePathOfEachFamily(await loadPageTable()).values()];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string', default: 'tests/results/bench.json' }, compare: { type: 'string' } },
});
const before: readonly Part[] = values.compare ? JSON.parse(readFileSync(values.compare, 'utf8')) : [];
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const found: Part[] = [];

for (const name of chosen) {
  const run = parts[name];
  if (!run) throw new Error(`no part "${name}": ${Object.keys(parts).join(', ')}`);
  for (const part of [await run()].flat()) {
    found.push(part);
    const earlier = before.find(({ title }) => title === part.title);
    console.log(`${asTable(part, earlier)}\n`);
  }
}
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, JSON.stringify(found, null, 2));
const missed = found.flatMap((part) => part.missed);
console.log(missed.length === 0 ? 'every budget is met' : `${missed.length} budgets missed`);
