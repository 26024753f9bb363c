import { describe, expect, test } from 'vitest';
import { adminText } from '../../src/content/text/admin.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const get = async (path: string) => {
  const response = await operator.get(`/coupon-admin${path}`);
  return { status: response.status, html: await response.text() };
};

/** Asks while a table can't be read. The figures of the frame stand in others. */
async function without(table: string, path: string) {
  await site.rows(`ALTER TABLE ${table} RENAME TO away`);
  try {
    return await get(path);
  } finally {
    await site.rows(`ALTER TABLE away RENAME TO ${table}`);
  }
}

const says = adminText.problems.ledger_unavailable;

describe.each([
  ['/agenda', 'mechanics'],
  ['/mechanics', 'mechanics'],
  ['', 'mechanics'],
  ['/coupons', 'coupons'],
  ['/audit', 'audit'],
  ['/reviews', 'reviews'],
  ['/banners', 'banners'],
  ['/calls', 'calls'],
  ['/calls', 'daily_calls'],
  ['/summary', 'daily_calls'],
  ['/campaigns', 'campaigns'],
  ['/campaigns/links', 'campaign_links'],
])('GET /coupon-admin%s', (path, table) => {
  test(`says that the ledger can’t be reached where ${table} can’t be read, in place of an empty list`, async () => {
    expect((await get(path)).html).not.toContain(says);
    const { status, html } = await without(table, path);
    expect(status).toBe(200);
    expect(html).toContain(says);
  });
});

test('GET of one record, coupon or banner answers 503 where it can’t be read, and 404 where there is none', async () => {
  const calls = bookingCalls(site);
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(2), '9-11');
  for (const [path, table] of [
    [`/records/${draft.id}`, 'record_history'],
    [`/records/${draft.id}/bill`, 'record_history'],
    ['/coupons/SAMPLE10', 'coupons'],
    ['/banners/00000000-0000-7000-8000-000000000000', 'banners'],
  ] as const) {
    const { status, html } = await without(table, path);
    expect([path, status]).toEqual([path, 503]);
    expect(html).toContain(says);
  }
  for (const path of ['/coupons/SAMPLE10', '/banners/00000000-0000-7000-8000-000000000000'])
    expect((await get(path)).status).toBe(404);
});

test('GET /api/admin/campaigns and its export answer 503 where the costs can’t be read, and no file without them', async () => {
  for (const path of ['/api/admin/campaigns', '/api/admin/campaigns/export']) {
    expect((await operator.get(path)).status).toBe(200);
    await site.rows('ALTER TABLE campaign_spend RENAME TO away');
    const response = await operator.get(path);
    await site.rows('ALTER TABLE away RENAME TO campaign_spend');
    expect([path, response.status]).toEqual([path, 503]);
    expect(response.headers.get('Content-Disposition')).toBeNull();
  }
});
