import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BannerResults } from '../../src/features/banners/rules/results.ts';
import type { Funnel } from '../../src/features/funnel/contract.ts';
import { sampleBanner, sampleVariant } from '../unit/src/features/banners/rules/sample-banner.ts';
import { aBrowser, PHONE } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic, moveJob } from './operator-jobs.ts';
import { sampleNumber } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { placeOf, type Site, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const banner = sampleBanner({ id: 'forpun', families: ['service'], variants: [sampleVariant('a')] });
await site.store.put('banners:1', JSON.stringify([banner]));

const funnel = async (): Promise<Funnel> =>
  ((await (await operator.get('/api/admin/summary?days=7')).json()) as { funnel: Funnel }).funnel;

const row = (rows: Funnel['city'], value: string) => rows.find((one) => one.value === value)?.steps;

describe('GET /api/admin/summary', () => {
  test('counts each step of a visit once, by city, source and banner, and nothing of programs', async () => {
    const buyer = aBrowser(site);
    await buyer.open('/about?utm_source=google&utm_medium=cpc', { from: 'cross-site' });
    await buyer.open('/services/ac');
    await buyer.open('/services/battery');
    expect(buyer.cookies.get('__Host-funnel')).toBe('google_ads.vp..%2Fabout');
    expect((await buyer.send('POST', '/api/steps')).status).toBe(204);
    await buyer.send('POST', '/api/steps');
    const mobileNumber = sampleNumber();
    const lead = { mobileNumber, idempotencyKey: 'funnel-lead-0001' };
    expect((await buyer.send('POST', '/api/leads', lead)).status).toBe(201);
    const draft = await buyer.send('POST', '/api/bookings', {
      mobileNumber,
      idempotencyKey: 'funnel-booking-01',
    });
    const { id } = (await draft.json()) as { id: string };
    const confirmed = await buyer.send('PUT', `/api/bookings/${id}`, {
      ...wish,
      date: dayAhead(8),
      timeSlot: '9-11',
      booking_status: 'completed',
    });
    expect(confirmed.status).toBe(200);

    await aBrowser(site, placeOf.jaipur).open('/', {
      from: 'cross-site',
      referrer: 'https://www.google.com/',
    });
    const crawler = { 'User-Agent': 'Googlebot/2.1', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
    await site.fetch('/', { headers: crawler });
    await site.fetch('/api/steps', { method: 'POST', headers: { ...crawler, Origin: site.origin } });

    await expect
      .poll(async () => (await funnel()).all.steps, { timeout: 20_000, interval: 500 })
      .toEqual({
        visit: 2,
        price: 2,
        book: 1,
        lead: 1,
        booking: 1,
        paid: 0,
      });
    const { city, source, banner } = await funnel();
    expect(row(city, 'pune')).toMatchObject({ visit: 1, price: 1, book: 1, lead: 1, booking: 1 });
    expect(row(city, 'jaipur')).toMatchObject({ visit: 1, price: 1, book: 0, lead: 0, booking: 0 });
    expect(row(source, 'google_ads')).toMatchObject({ visit: 1, lead: 1, booking: 1 });
    expect(row(source, 'google')).toMatchObject({ visit: 1, lead: 0 });
    // The banner came with the second page, and has the visit that began on the first.
    expect(row(banner, 'forpun.a')).toMatchObject({ visit: 1, price: 1, book: 1, lead: 1, booking: 1 });
  }, 40_000);

  test('counts a payment for the city, the source and the banner of its visit, once the operator ends the job', async () => {
    const before = await funnel();
    const buyer = aBrowser(site);
    await buyer.open('/services/ac?utm_source=instagram', { from: 'cross-site' });
    const draft = await buyer.send('POST', '/api/bookings', {
      mobileNumber: sampleNumber(),
      idempotencyKey: 'funnel-booking-02',
    });
    const { id } = (await draft.json()) as { id: string };
    const day = { date: dayAhead(9), timeSlot: '9-11' };
    const confirmed = { ...wish, ...day, booking_status: 'completed' };
    expect((await buyer.send('PUT', `/api/bookings/${id}`, confirmed)).status).toBe(200);
    const own = (await (await buyer.open(`/api/bookings/${id}`)).json()) as {
      job: { startCode: string };
    };
    const move = async (name: string, fields: object = {}) =>
      expect([name, (await moveJob(operator, id, name, fields)).status]).toEqual([name, 200]);
    await move('assign', { mechanicId: await addMechanic(operator) });
    await move('start', { code: own.job.startCode });
    await move('make_ready');
    await move('pay', { method: 'upi' });

    const added = ({ all, city, source, banner }: Funnel) => ({
      all: all.steps.paid,
      pune: row(city, 'pune')?.paid,
      source: row(source, 'instagram')?.paid ?? 0,
      banner: row(banner, 'forpun.a')?.paid,
    });
    expect(added(before)).toEqual({ all: 0, pune: 0, source: 0, banner: 0 });
    await expect
      .poll(async () => added(await funnel()), { timeout: 20_000, interval: 500 })
      .toEqual({ all: 1, pune: 1, source: 1, banner: 1 });
  }, 40_000);

  test('the screen shows the steps and their shares, by city, source and banner', async () => {
    const screen = async (part: string) =>
      (await operator.get(`/coupon-admin/summary?days=30&part=${part}`)).text();
    expect(await screen('city')).toMatch(/From visit to payment.*Price seen.*Pune/s);
    expect(await screen('source')).toContain('Google, paid');
    expect(await screen('banner')).not.toContain('forpun');
  });
});

test('killing the Worker loses the views and steps counted since its last call, and nothing older', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'));
  const variables = { ADMIN_PASSPHRASE: PASSPHRASE };
  const first = await startSite({ variables, persistTo: folder });
  const admin = operatorOf(first, await sessionOf());
  const written = await admin.post('/api/admin/banners', {
    name: 'Seen before the end',
    elsewhere: 'yes',
    family_home: 'yes',
    position: 'hero',
    goal: 'lead',
    heading_a: 'A banner',
    line_a: 'One line.',
    button_a: 'Book now',
    href_a: '/book',
  });
  const { banner } = (await written.json()) as { banner: { id: string } };
  await admin.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' });
  const counted = async (one: Site) => {
    const { get } = operatorOf(one, await sessionOf());
    const summary = (await (await get('/api/admin/summary?days=7')).json()) as {
      funnel: Funnel;
      visits: number;
    };
    const results = (await (await get(`/api/admin/banners/${banner.id}/results`)).json()) as BannerResults;
    return {
      visits: summary.funnel.all.steps.visit,
      inLedger: summary.visits,
      views: results.variants[0]?.exposures,
    };
  };
  const open = (one: Site) =>
    one.fetch('/', {
      headers: { 'User-Agent': PHONE, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' },
    });
  const patience = { timeout: 20_000, interval: 500 };
  for (let visit = 0; visit < 5; visit += 1) await open(first);
  await expect.poll(() => counted(first), patience).toEqual({ visits: 5, inLedger: 5, views: 5 });
  for (let visit = 0; visit < 3; visit += 1) await open(first);
  // The process of the Worker ends in the middle of its ten seconds.
  await first.stop();

  const second = await startSite({ variables, persistTo: folder });
  expect(await counted(second)).toEqual({ visits: 5, inLedger: 5, views: 5 });
  await open(second);
  await expect.poll(() => counted(second), patience).toEqual({ visits: 6, inLedger: 6, views: 6 });
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}, 90_000);
