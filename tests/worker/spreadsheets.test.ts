import { expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { BANNER_FIELDS } from './banner-fields.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const made = await operator.post('/api/admin/banners', { ...BANNER_FIELDS, name: 'Spreadsheet' });
const { banner } = (await made.json()) as { banner: { id: string } };

/** Google Ads reads the file of offline conversions, and no person. */
const FILES = [
  ['/api/admin/records/export', ''],
  ['/api/admin/bills', '?from=2026-01-01&to=2026-01-31'],
  ['/api/admin/campaigns/export', ''],
  ['/api/admin/banners/:id/results.csv', ''],
] as const;

test.each(FILES)('GET %s begins with the mark by which a spreadsheet shows Hindi', async (path, query) => {
  const spend = { name: 'मानसून', day: '2026-11-20', rupees: '100' };
  expect((await operator.post('/api/admin/campaigns/spend', spend)).status).toBe(200);
  const file = await operator.get(`${path.replace(':id', banner.id)}${query}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
