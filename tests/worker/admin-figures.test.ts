import { beforeAll, describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, everyMinute } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const leads = [
  { source: 'website', location: 'Jaipur', utmCampaign: 'monsoon' },
  { source: 'popup', location: 'Pune', serviceInterest: 'AC Service' },
  { source: 'popup', location: 'Nowhere Village', utmCampaign: 'a campaign nobody listed' },
  { source: 'a source nobody listed' },
];
for (const [index, lead] of leads.entries()) {
  const key = { mobileNumber: `900000071${index}`, idempotencyKey: `figure-lead-${index}` };
  await site.post('/api/leads', { ...lead, ...key }, aVisitor());
}
const calls = bookingCalls(site);
await calls.confirm(await calls.create(), dayAhead(4), '9-11');
await calls.create();

const screen = async (path: string) => (await operator.get(path)).text();
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The number of records of a list. */
async function listed(address: string): Promise<number> {
  const query = new URL(unescaped(address), site.origin).search;
  const { records } = (await (await operator.get(`/api/admin/records${query}`)).json()) as {
    records: unknown[];
  };
  return records.length;
}

const ROW = /<tr><th scope="row">(.*?)<\/th><td>(\d+)<\/td>/g;
const LINK = /<a href="([^"]+)">/;

describe.each(['before', 'after'])('the shares of the summary, %s cron has filed the records', (when) => {
  beforeAll(async () => {
    if (when === 'after') await everyMinute(site);
  });

  test.each(['lead', 'booking'])(
    'GET /coupon-admin/summary?kind=%s: each leads to a list of as many records',
    async (kind) => {
      const html = await screen(`/coupon-admin/summary?days=7&kind=${kind}&part=city`);
      const shares = html.slice(html.indexOf('class="admin-shares"'), html.indexOf('Money by day'));
      const rows = [...shares.matchAll(ROW)];
      expect(rows.length).toBeGreaterThanOrEqual(4);
      for (const [, name = '', count] of rows) {
        const address = LINK.exec(name)?.[1] ?? '';
        expect([name, address === '' ? undefined : await listed(address)]).toEqual([name, Number(count)]);
      }
    },
  );
});

test('GET /coupon-admin/summary: the figures and the days lead to lists of as many records', async () => {
  const html = await screen('/coupon-admin/summary?days=7&kind=lead');
  const figure = /<a class="small" href="([^"]+)">Leads<\/a><b>(\d+)<\/b>/.exec(html);
  expect(await listed(figure?.[1] ?? '')).toBe(Number(figure?.[2]));
  const days = [...html.matchAll(/<td><a href="([^"]+)">(\d+)<\/a><\/td>/g)];
  expect(days.length).toBeGreaterThan(7);
  for (const [, address = '', count] of days.filter(([, , number]) => number !== '0'))
    expect([address, await listed(address)]).toEqual([address, Number(count)]);
});

test('GET /coupon-admin/summary: each money figure leads to the list of its records', async () => {
  const html = await screen('/coupon-admin/summary?days=7&kind=lead');
  const address = (name: string) =>
    new RegExp(`<a class="small" href="([^"]+)">${name}</a>`).exec(html)?.[1] ?? '';
  expect([await listed(address('Booked')), await listed(address('Paid'))]).toEqual([1, 0]);
  const money = html.slice(html.indexOf('Money by day'));
  const rows = [...money.matchAll(/<th scope="row"><a href="([^"]+)">[^<]+<\/a><\/th><td>₹[\d,]+<\/td>/g)];
  expect(rows).toHaveLength(3);
  for (const [, list = ''] of rows) expect([list, await listed(list)]).toEqual([list, 1]);
});
