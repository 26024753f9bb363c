import { afterAll, describe, expect, test } from 'vitest';
import { NOTHING_DROPPED } from '../../src/features/pricing/rules/sheet-words.ts';
import { EVERY_CASE, share } from '../every-case.ts';
import { type PriceSheetStandIn, SHEET_ODDITIES, startPriceSheet } from '../upstreams/price-sheet.ts';
import { FAULTS, type Fault } from '../upstreams/stand-in.ts';
import { everyMinute } from '../worker/outside.ts';
import { type Site, startSite } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { startFaultySite } from './faulty-site.ts';
import { answeredAtOnce } from './matrix.ts';
import { leaveBooking, leaveLead, pagesAnswer } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];
afterAll(() => {
  keepRows('price-sheet', table, account);
  console.info(`price sheet: ${account}`);
});

/** The first bytes of a page, which do not wait for its prices. */
async function beginningOf(site: Site, path: string): Promise<string> {
  const response = await site.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** A row as the Worker stores it: fuel type, manufacturer, model, six prices in paise. */
const ROW = ['Petrol', 'Maruti', 'Wagon R', 219900, 369900, 319900, 209900, 2299900, 99900];

const PAGES = ['/', '/car-service-in-jaipur', '/services/ac', '/contact'];

/** Sheets with oddities that the site can use like any other. */
const USABLE: readonly string[] = ['bom', 'blank_lines', 'formula_cells', 'redirect', 'duplicated', 'utf_16'];

const CASES: readonly (readonly [string, (sheet: PriceSheetStandIn) => Promise<void>])[] = [
  ...FAULTS.map(
    (fault: Fault) => [fault, (sheet: PriceSheetStandIn) => sheet.fail(fault, { delayMs: 120_000 })] as const,
  ),
  ...SHEET_ODDITIES.map(
    (oddity) => [oddity, async (sheet: PriceSheetStandIn) => sheet.turn(oddity)] as const,
  ),
];

/** Every run tests the sheet's own faults, and those network faults that differ for a page. */
const OF_THE_NETWORK = ['status_404', 'html', 'hanging', 'refused', 'huge'];
const IN_THIS_RUN = CASES.filter(
  ([name]) => EVERY_CASE || !FAULTS.some((fault) => fault === name) || OF_THE_NETWORK.includes(name),
);

const sheet = await startPriceSheet();
const site = await testSite({ variables: { PRICE_SHEET_URL: sheet.sheetUrl } });
await leaveBooking(site);
const healthyMs = (await leaveLead(site)).milliseconds;
await site.stop();
await sheet.close();

describe.concurrent('a Worker that has never had the sheet', () => {
  test.each(share(IN_THIS_RUN, 6, 1))(
    'begins its pages and takes leads at once while the sheet fails by %s',
    async (name, spoil) => {
      const sheet = await startPriceSheet();
      await spoil(sheet);
      const site = await startSite({ variables: { PRICE_SHEET_URL: sheet.sheetUrl } });
      try {
        // A cold start takes the same time with a sheet and without.
        await (await site.fetch('/healthz')).text();
        const pages = await Promise.all(PAGES.map((path) => beginningOf(site, path)));
        for (const page of pages) expect(page).toContain('<title>');
        const left = await answeredAtOnce(healthyMs, () => leaveLead(site), name);
        expect(left.status).toBe(201);
        const stored = await site.rows('SELECT id FROM records WHERE id = ?', left.id);
        account.enter(stored.length, stored.length);
      } finally {
        await site.stop();
        await sheet.close();
      }
      table.push({
        call: 'GET the sheet, never had before',
        fault: name,
        visitor: 'pages begin, 201 at once',
        meanwhile: 'nobody waits for prices',
        afterwards: 'asked again 30 seconds later',
      });
    },
  );
});

describe.concurrent('a Worker whose copy is a day old', () => {
  test.each(share(IN_THIS_RUN, 3))(
    'goes on showing its prices while the sheet fails by %s',
    async (name, spoil) => {
      const sheet = await startPriceSheet();
      const site = await startFaultySite({ variables: { PRICE_SHEET_URL: sheet.sheetUrl } });
      try {
        const copy = {
          source: 'address',
          fetchedAt: Date.now() - 86_400_000,
          dropped: NOTHING_DROPPED,
          droppedLines: [],
          hasHeader: true,
          ignoredColumns: [],
          rows: [ROW],
        };
        await site.store.put('price-sheet:1', JSON.stringify(copy));
        await spoil(sheet);
        await pagesAnswer(site);
        // Cron reads the address, and no page does.
        await everyMinute(site);
        const { priceSheet } = (await (await site.fetch('/healthz')).json()) as {
          priceSheet: { fault: string | null };
        };
        expect([name, priceSheet.fault === null]).toEqual([name, USABLE.includes(name)]);
        await pagesAnswer(site);
        const { brands } = (await (await site.fetch('/api/prices')).json()) as { brands: unknown[] };
        expect(brands.length).toBeGreaterThan(0);
      } finally {
        await site.stop();
        await sheet.close();
      }
      table.push({
        call: 'GET the sheet, had before',
        fault: name,
        visitor: 'pages with prices',
        meanwhile: USABLE.includes(name) ? 'the old copy, then the sheet' : 'the old copy',
        afterwards: USABLE.includes(name) ? 'asked again an hour later' : 'asked again in the next minute',
      });
    },
  );
});
