import { afterAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { startMeteredSite } from '../bench/metered-site.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { sampleBanner } from '../unit/src/features/banners/rules/sample-banner.ts';
import { PHONE } from './a-browser.ts';
import { placeOf } from './site.ts';

const site = await startMeteredSite();
afterAll(() => site.stop());

const kept = pageTable.filter(
  ({ audience, freshForMinutes }) => audience !== 'private' && freshForMinutes > 0,
);

const see = async (path: string): Promise<void> => {
  const response = await site.fetch(path);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
};

describe('the platform calls of a page view', () => {
  test('are one read of KV a minute for the prices, for banners and for reviews, and none of D1 and the Durable Objects, for all pages of an isolate', async () => {
    const begun = Date.now();
    const paths = [...onePathOfEachFamily(kept).values()];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of [...paths, ...paths]) await see(path);
    const { kvReads, statements, rowsRead, rowsWritten, objectRequests } = await site.meters();
    expect(kvReads).toBeLessThanOrEqual(3 + 3 * Math.floor((Date.now() - begun) / 60_000));
    expect({ statements, rowsRead, rowsWritten, objectRequests }).toEqual({
      statements: 0,
      rowsRead: 0,
      rowsWritten: 0,
      objectRequests: 0,
    });
  });

  test('are none for a cached page', async () => {
    await see('/about');
    const before = await site.meters();
    for (let view = 0; view < 20; view += 1) await see('/about');
    expect(await site.meters()).toEqual(before);
  });

  test('are at most one call of the counting object in ten seconds, however many people see banners', async () => {
    const own = await startMeteredSite();
    await own.store.put('banners:1', JSON.stringify([sampleBanner()]));
    const person = { 'User-Agent': PHONE, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
    const begun = Date.now();
    for (let view = 0; view < 300; view += 1) {
      const page = await own.fetch('/', { cf: placeOf.pune, headers: person });
      expect(page.headers.getSetCookie().join()).toContain('__Host-banners=abcdef.');
      await page.arrayBuffer();
    }
    const calls = async () => (await own.meters()).objectRequests;
    await expect.poll(calls, { timeout: 20_000, interval: 500 }).toBeGreaterThan(0);
    expect(await calls()).toBeLessThanOrEqual(1 + Math.floor((Date.now() - begun) / 10_000));
    await own.stop();
  }, 40_000);

  test('are counted: a lead writes rows, and a page with current slots calls their board', async () => {
    const before = await site.meters();
    const lead = { mobileNumber: '9000000001', idempotencyKey: 'counted-lead-01', source: 'website' };
    expect((await site.post('/api/leads', lead)).status).toBe(201);
    await see('/express-beta-atc');
    const after = await site.meters();
    expect(after.rowsWritten).toBeGreaterThan(before.rowsWritten);
    expect(after.objectRequests).toBeGreaterThan(before.objectRequests);
  });
});
