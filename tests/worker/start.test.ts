import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { builtModules } from '../built-worker.ts';
import { aVisitor } from './outside.ts';
import { startSite } from './site.ts';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const modules = new Map(builtModules().map(({ path, contents }) => [path, contents]));

/** The modules that run when an isolate starts: the entry with its direct and indirect imports. */
function runAtStart(): readonly string[] {
  const met = new Set<string>(['index.js']);
  for (const path of met)
    for (const [, address = ''] of (modules.get(path) ?? '').matchAll(STATIC_IMPORT))
      met.add(posix.join(posix.dirname(path), address));
  return [...met].filter((path) => modules.has(path));
}

const holding = (word: string, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => modules.get(path)?.includes(word));

test('an isolate starts without the ledger, the endpoints, what writes calendar files, the Hindi pages and long texts', () => {
  const start = runAtStart();
  expect(start.length).toBeGreaterThan(1);
  // The endpoints exist once in each language, and the Hindi pages are loaded at the first request for one.
  for (const [word, times] of [
    ['delivered_version', 1],
    ['/orders/:id/calendar.ics', 2],
    ['BEGIN:VCALENDAR', 1],
    ['hi_IN', 1],
    // The operator's screens exist once in each language, and their endpoints once.
    ['/records/:id/bill', 2],
    ['/:id/called-ahead', 1],
    // The body of a post, the search, and the parser of the price sheet.
    ['No appointment is worth it', 1],
    ['MiniSearch', 1],
    ['UndetectableDelimiter', 1],
  ] as const) {
    expect(holding(word, [...modules.keys()]), word).toHaveLength(times);
    expect(holding(word, start), word).toEqual([]);
  }
});

test('the site runs without the flag of the new module registry: a page, a Hindi page, and a lead', async () => {
  const site = await startSite({ sendsAll: true, overrides: { compatibilityFlags: [] } });
  try {
    for (const path of ['/', '/hi/about', '/healthz', '/sitemap.xml'])
      expect((await site.fetch(path)).status, path).toBe(200);
    const lead = { mobileNumber: '9000000001', idempotencyKey: 'without-the-flag', source: 'website' };
    expect((await site.post('/api/leads', lead, aVisitor())).status).toBe(201);
  } finally {
    await site.stop();
  }
});
