import { expect, test } from 'vitest';
import { standInServices } from '../../scripts/stand-in-services.ts';
import { createApp } from '../../src/app.ts';
import type { Services } from '../../src/services/page-services.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { sheetBook } from '../unit/src/web/pages/render-page.ts';

/** The queries of the pages that the site has stored, by path. */
const stored = new Map<string, Set<string>>();
const work: Promise<unknown>[] = [];

const services: Services = {
  ...standInServices(sheetBook),
  sharedCache: () =>
    Promise.resolve({
      match: async () => undefined,
      put: async (address: RequestInfo | URL) => {
        const [path = '', query = ''] = decodeURIComponent(String(address)).split('|').slice(-2);
        if (query !== '') stored.set(path, (stored.get(path) ?? new Set()).add(query));
      },
    }),
  log: { request: () => undefined, note: () => undefined, fault: () => undefined },
  now: () => new Date('2026-11-20T10:00:00Z'),
  waitUntil: (task) => void work.push(task),
};
const app = createApp(services, () => Promise.reject(new Error('no endpoints here')));

const open = async (path: string, query: Readonly<Record<string, string>>) => {
  const answer = await app.request(`https://pahiya.example${path}?${new URLSearchParams(query)}`);
  await answer.arrayBuffer();
  expect(answer.status, `${path} ${JSON.stringify(query)}`).toBeLessThan(500);
};

const NUMBERS = ['1', '2', '3', '4', '7', '10', '42', '99'];
const VALUES = [...NUMBERS, 'toString', 'constructor', '__proto__', 'invented', 'maruti-invented-petrol'];
const [maker] = sheetBook.manufacturers;

/** A page of each family with parameters. */
const pages = [...onePathOfEachFamily(pageTable).values()].flatMap((path) =>
  pageTable
    .filter((entry) => entry.query.length > 0 && entry.open(path) !== undefined)
    .map(({ query }) => ({ path, query })),
);

for (const page of pages) {
  const { path, query } = page;
  for (const name of query) {
    // A parameter meets every value, and each of its pages meets a part of them.
    const named = pages.filter((other) => other.query.includes(name));
    for (const value of share(VALUES, Math.min(named.length, 4), named.indexOf(page)))
      await open(path, { [name]: value });
  }
  await open(path, { manufacturer: '3', model: '4' });
  await open(path, { manufacturer: maker?.slug ?? '', model: 'invented' });
  await open(path, { manufacturer: maker?.slug ?? '' });
}
await Promise.all(work);

test('GET of a page stores no page for an invented value of a parameter that the page names', () => {
  const queries = [...stored].flatMap(([path, ofPath]) => [...ofPath].map((query) => `${path}?${query}`));
  const existing = queries.filter((query) => query.endsWith(`?manufacturer=${maker?.slug}`));
  expect(existing.length).toBeGreaterThan(5);
  expect(queries.filter((query) => !existing.includes(query))).toEqual(
    // The lists that exist.
    ['1', '2', '3'].map((number) => `${addresses.blog}?page=${number}`),
  );
});
