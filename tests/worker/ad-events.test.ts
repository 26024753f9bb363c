import { afterAll, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, CONSENTING, deliveriesOf, postLead, sampleNumber, startOutside } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
afterAll(() => outside.close());

const screen = async () => (await operator.get('/coupon-admin/ad-events')).text();
const codes = () =>
  outside.ads.requests.map(({ json }) => (json as { test_event_code?: string }).test_event_code);
const settled = (number: string) =>
  expect
    .poll(async () => (await deliveriesOf(site, number)).map(({ state }) => state))
    .not.toContain('pending');

test('the screen lists what each system took or refused, by its id and without the person', async () => {
  const [taken, refused] = [sampleNumber(), sampleNumber()];
  await postLead(site, taken);
  await settled(taken);
  await outside.ads.fail('status_400');
  await postLead(site, refused);
  await settled(refused);
  await outside.ads.heal();
  const shown = await screen();
  expect(shown).toContain('id lead-of-');
  const { events } = (await (await operator.get('/api/admin/ad-events')).json()) as {
    events: readonly { readonly target: string; readonly state: string; readonly errorCode: string | null }[];
  };
  const ofAds = events.filter(({ target }) => target === 'ads');
  expect(ofAds.map(({ state, errorCode }) => [state, errorCode])).toEqual(
    expect.arrayContaining([
      ['delivered', null],
      ['failed', 'refused'],
    ]),
  );
  const stored = await site.rows<{ event: string }>(
    "SELECT event FROM deliveries WHERE target = 'ads' AND state = 'delivered'",
  );
  for (const { event } of stored) expect(Object.keys(JSON.parse(event)).sort()).toEqual(['eventId', 'name']);
});

test('a typed code marks events as tests until the operator ends the test, and half an hour at most', async () => {
  const refused = await operator.post('/api/admin/ad-events/test', { code: 'a code' });
  expect(refused.status).toBe(400);
  await operator.post('/api/admin/ad-events/test', { code: 'TEST77' });
  expect(await screen()).toContain('The test with TEST77 runs until');
  outside.ads.forget();
  await expect
    .poll(
      async () => {
        const number = sampleNumber();
        await postLead(site, number);
        await settled(number);
        return codes();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toContain('TEST77');
  const [row] = await site.rows<{ left: number }>(
    "SELECT until_at - unixepoch('now') * 1000 AS left FROM ad_test",
  );
  expect(row?.left).toBeLessThanOrEqual(30 * 60_000 + 1000);
  await operator.form('/api/admin/ad-events/test', {});
  expect((await site.rows('SELECT 1 FROM ad_test WHERE until_at > ?', Date.now() + 1000)).length).toBe(0);
}, 40_000);

test('a booking by phone is a schedule of the person who agreed, and no second lead or schedule', async () => {
  const asked = sampleNumber();
  const dated = sampleNumber();
  await postLead(site, asked);
  const request = {
    idempotencyKey: `request-of-${dated}`,
    name: 'Sample Customer',
    mobileNumber: dated,
    carModel: 'Swift',
    preferredDate: dayAhead(12),
    serviceType: 2,
  };
  expect((await site.post('/api/service-requests', request, { ...CONSENTING, ...aVisitor() })).status).toBe(
    201,
  );
  for (const mobileNumber of [asked, dated]) {
    const taken = await operator.post('/api/admin/bookings', {
      idempotencyKey: `phone-of-${mobileNumber}`,
      fullName: 'Sample Customer',
      mobileNumber,
      car: 'Maruti|Swift|Petrol',
      serviceType: 'ac',
      servicePreference: 'walk_in',
      date: dayAhead(12),
      timeSlot: '11-13',
    });
    expect(taken.status).toBe(200);
  }
  const sentOf = async (mobileNumber: string) =>
    (await deliveriesOf(site, mobileNumber))
      .filter(({ target }) => target === 'ads' || target === 'analytics')
      .map(({ target, purpose, state }) => `${target} ${purpose} ${state}`)
      .sort();
  await expect
    .poll(() => sentOf(asked))
    .toEqual([
      'ads lead delivered',
      'ads service_scheduled delivered',
      'analytics lead delivered',
      'analytics service_scheduled delivered',
    ]);
  await expect
    .poll(() => sentOf(dated))
    .toEqual(['ads service_scheduled delivered', 'analytics service_scheduled delivered']);
  const sources = outside.ads.received.map(
    ({ event_name: name, action_source: source }) => `${name} ${source}`,
  );
  expect(sources.filter((source) => source === 'Schedule phone_call')).toHaveLength(1);
});

test('the file of offline conversions has paid jobs with a click and consent alone', async () => {
  const job = (
    gclid: string | undefined,
    consent: number,
    amount: number | undefined,
    more: Readonly<Record<string, string>> = {},
  ) =>
    site.rows(
      `INSERT INTO records (id, kind, status, version, created_at, updated_at, fields, idempotency_key, content_hash, consent_ads)
       VALUES (?, 'order', 'paid', 1, ?, ?, ?, ?, '', ?)`,
      crypto.randomUUID(),
      Date.UTC(2026, 10, 27, 6, 30),
      Date.UTC(2026, 10, 27, 6, 30),
      JSON.stringify({ gclid, ...more, amount, ...(amount && { paymentId: 'pay_1' }) }),
      crypto.randomUUID(),
      consent,
    );
  await job('Click_paid', 1, 299_900);
  await job('Click_without_consent', 0, 299_900);
  await job('Click_unpaid', 1, undefined);
  await job(undefined, 1, 299_900);
  await job(undefined, 1, 299_900, { gbraid: 'Click_of_app' });
  const file = await (await operator.get('/api/admin/ad-events/offline-conversions')).text();
  const [header, ...lines] = file.trim().split('\r\n');
  expect([header, ...lines.sort()]).toEqual([
    'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    ',Click_of_app,,Paid job,2026-11-27 12:00:00+05:30,2999,INR',
    'Click_paid,,,Paid job,2026-11-27 12:00:00+05:30,2999,INR',
  ]);
  await site.rows("DELETE FROM records WHERE content_hash = ''");
});
