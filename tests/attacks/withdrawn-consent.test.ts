import { afterAll, expect, test } from 'vitest';
import {
  aVisitor,
  CONSENTING,
  consentCookies,
  deliveriesOf,
  everyMinute,
  letTimePass,
  sampleNumber,
  startOutside,
} from '../worker/outside.ts';
import { testSite } from '../worker/test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});

const BROWSER = '_fbp=fb.1.1700000000000.1234567890';

/** A visitor whose lead is recorded while ads and analytics are out of order. */
async function leadThatWaits(Cookie: string) {
  const mobileNumber = sampleNumber();
  const idempotencyKey = crypto.randomUUID();
  const lead = { mobileNumber, idempotencyKey, userId: crypto.randomUUID() };
  const answer = await site.post('/api/leads', lead, { ...CONSENTING, ...aVisitor(), Cookie });
  expect(answer.status).toBe(201);
  return { mobileNumber, eventId: idempotencyKey };
}

const refuse = (Cookie: string) =>
  site.post('/api/consent', { choice: 'none' }, { ...CONSENTING, ...aVisitor(), Cookie });

const conversionsOf = async ({ mobileNumber }: { readonly mobileNumber: string }) =>
  (await deliveriesOf(site, mobileNumber))
    .filter(({ target }) => target !== 'cms')
    .map(({ target, state }) => `${target} ${state}`)
    .sort();

test('POST /api/consent with a no ends what waits for ads and analytics, and leaves other visitors alone', async () => {
  await outside.ads.fail('status_500');
  await outside.analytics.fail('status_500');
  const cookies = `${await consentCookies()}; ${BROWSER}`;
  const mine = await leadThatWaits(cookies);
  const others = await leadThatWaits(`${await consentCookies()}; ${BROWSER}`);
  expect(await conversionsOf(mine)).toEqual(['ads pending', 'analytics pending']);
  expect((await refuse(cookies)).status).toBe(200);
  expect(await conversionsOf(mine)).toEqual(['ads skipped', 'analytics skipped']);
  expect(await conversionsOf(others)).toEqual(['ads pending', 'analytics pending']);
  const [stored] = await site.rows<{ event: string; consent: string | null }>(
    "SELECT group_concat(event) AS event, (SELECT consent_id FROM records r WHERE r.id = d.record_id) AS consent FROM deliveries d WHERE target <> 'cms' AND record_id = (SELECT id FROM records WHERE mobile_number = ?)",
    mine.mobileNumber,
  );
  expect(stored).toEqual({ event: '{},{}', consent: null });
  await outside.ads.heal();
  await outside.analytics.heal();
  outside.ads.forget();
  outside.analytics.forget();
  await letTimePass(site);
  await everyMinute(site);
  expect(await conversionsOf(mine)).toEqual(['ads skipped', 'analytics skipped']);
  expect(await conversionsOf(others)).toEqual(['ads delivered', 'analytics delivered']);
  for (const system of [outside.ads, outside.analytics]) {
    const sent = system.requests.map(({ text }) => text).join();
    expect(sent).toContain(others.eventId);
    expect(sent).not.toContain(mine.eventId);
  }
});
