import { describe, expect, test } from 'vitest';
import { variantOf } from '../../src/features/banners/rules/assignment.ts';
import type { Banner, Goal, VariantId } from '../../src/features/banners/rules/banner.ts';
import type { BannerResults } from '../../src/features/banners/rules/results.ts';
import { DAY_MS } from '../../src/values/durations.ts';
import { aBrowser } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { sampleNumber } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { anOrder } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const started = async (more: Readonly<Record<string, string>>): Promise<Banner> => {
  const written = await operator.post('/api/admin/banners', {
    name: 'A test',
    cities: 'Pune',
    family_home: 'yes',
    position: 'hero',
    goal: 'lead',
    heading_a: 'Rain in Pune',
    line_a: 'One line.',
    button_a: 'Book now',
    href_a: '/book',
    ...more,
  });
  const { banner } = (await written.json()) as { banner: Banner };
  expect((await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' })).status).toBe(200);
  return banner;
};

const resultsOf = async ({ id }: Banner): Promise<BannerResults> =>
  (await operator.get(`/api/admin/banners/${id}/results`)).json() as Promise<BannerResults>;

const screenOf = async ({ id }: Banner): Promise<string> =>
  (await operator.get(`/coupon-admin/banners/${id}`)).text();

/** Makes a banner begin some days earlier. */
const backdate = ({ id }: Banner, days: number) =>
  site.rows(
    "UPDATE banners SET content = json_set(content, '$.startedAt', ?) WHERE id = ?",
    Date.now() - days * DAY_MS,
    id,
  );

const bucketsOf = (banner: Banner, variant: VariantId, count: number): readonly number[] =>
  Array.from({ length: 10_000 }, (_, bucket) => bucket)
    .filter((bucket) => variantOf(banner, bucket)?.id === variant)
    .slice(0, count);

const VISITORS = 520;
const LEADS = { a: 26, b: 70 } as const;

describe('a test of two variants, from its first view to its winner', () => {
  let banner: Banner;
  test('counts each visitor once, and each lead, under the variant that was seen', async () => {
    const second = {
      heading_b: 'Ready for the rain?',
      line_b: 'Line',
      button_b: 'Go',
      href_b: '/services/ac',
    };
    banner = await started(second);
    for (const variant of ['a', 'b'] as const)
      for (const [visitor, bucket] of bucketsOf(banner, variant, VISITORS).entries()) {
        const browser = aBrowser(site);
        browser.cookies.set('__Host-bucket', String(bucket));
        await (await browser.open('/')).arrayBuffer();
        if (visitor >= LEADS[variant]) continue;
        const lead = { mobileNumber: sampleNumber(), idempotencyKey: crypto.randomUUID() };
        expect((await browser.send('POST', '/api/leads', lead)).status).toBe(201);
      }
    await expect
      .poll(async () => (await resultsOf(banner)).variants.map(({ exposures }) => exposures), {
        timeout: 20_000,
        interval: 500,
      })
      .toEqual([VISITORS, VISITORS]);
    expect((await resultsOf(banner)).variants.map(({ conversions }) => conversions)).toEqual([
      LEADS.a,
      LEADS.b,
    ]);
  }, 120_000);

  test('GET /api/admin/banners/:id/results calls no winner on the first day, whatever the numbers', async () => {
    const { warnings, winner, variants } = await resultsOf(banner);
    expect(variants[1]?.chanceToBeBest).toBeGreaterThan(0.99);
    expect([warnings, winner]).toEqual([['too_early'], undefined]);
    const screen = await screenOf(banner);
    expect(screen).toContain('Too early to judge.');
    expect(screen).toContain(
      'So far: 0 days; the smallest variant has 520 visitors, the weakest has 26 leads.',
    );
    expect(screen).not.toContain('is better');
  });

  test('GET /coupon-admin/banners/:id names the winner after a week, with its chart, tables and explanations', async () => {
    await backdate(banner, 8);
    const { warnings, winner, byCity, variants } = await resultsOf(banner);
    expect([warnings, winner]).toEqual([[], 'b']);
    expect(variants.map(({ conversions }) => conversions)).toEqual([LEADS.a, LEADS.b]);
    expect(byCity.map(({ city }) => city)).toEqual(['pune']);
    const screen = await screenOf(banner);
    expect(screen).toContain('Variant B is better, with at least 99% certainty.');
    expect(screen).toMatch(/<svg class="day-chart rate-chart"/);
    const ofPune = /<th scope="row">Pune<\/th>(.*?)<\/tr>/.exec(screen)?.[1];
    expect(ofPune).toContain('26 of 520 (5%)');
    expect(ofPune).toContain('70 of 520 (13.5%)');
    expect(screen).toContain('How to read these numbers');
    expect(screen).toMatch(/\+8\.\d\d points \(\+\d\.\d\d to \+1\d\.\d\d\)/);
  });

  test('POST /api/admin/banners/:id/keep ends it with one press, and the result stays', async () => {
    const answer = await operator.post(`/api/admin/banners/${banner.id}/keep`, { variant: 'b' });
    expect(answer.status).toBe(200);
    const screen = await screenOf(banner);
    expect(screen).toContain('Variant B is shown to everyone');
    expect(screen).toContain('Variant B is better');
    // The winner of an ended test counts no more.
    const browser = aBrowser(site);
    expect(await (await browser.open('/')).text()).toContain('Ready for the rain?');
    expect((await resultsOf(banner)).variants.map(({ exposures }) => exposures)).toEqual([
      VISITORS,
      VISITORS,
    ]);
    await operator.post(`/api/admin/banners/${banner.id}/keep`, {});
  });
});

test('GET /coupon-admin/banners/:id of a banner with one variant shows counts and no verdict', async () => {
  const banner = await started({ name: 'Alone' });
  const screen = await screenOf(banner);
  expect(screen).toContain('Visitors who saw it');
  expect(screen).not.toContain('Chance to be best</th>');
  expect(screen).not.toContain('Too early');
  expect((await resultsOf(banner)).warnings).toEqual([]);
  await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'ended' });
});

test('GET /api/admin/banners/:id/results counts no lead after the banner’s last day, kept winner or not', async () => {
  const banner = await started({ name: 'Over', heading_b: 'B', line_b: 'B', button_b: 'B', href_b: '/' });
  const browser = aBrowser(site);
  browser.cookies.set('__Host-banners', `${banner.id}.a`);
  const leave = () =>
    browser.send('POST', '/api/leads', {
      mobileNumber: sampleNumber(),
      idempotencyKey: crypto.randomUUID(),
    });
  const leads = async () => (await resultsOf(banner)).variants[0]?.conversions;
  expect((await leave()).status).toBe(201);
  expect(await leads()).toBe(1);
  await backdate(banner, 8);
  await site.rows(
    "UPDATE banners SET content = json_set(content, '$.until', ?) WHERE id = ?",
    Date.now(),
    banner.id,
  );
  expect((await leave()).status).toBe(201);
  expect(await leads()).toBe(1);
  await operator.post(`/api/admin/banners/${banner.id}/keep`, { variant: 'a' });
  expect(await leads()).toBe(1);
  await operator.post(`/api/admin/banners/${banner.id}/keep`, {});
});

describe('the conversions of a banner', () => {
  const confirmed = { ...wish, timeSlot: '9-11', booking_status: 'completed' };

  test('GET /api/admin/banners/:id/results counts a person once for the goal, and no program', async () => {
    const goals: readonly Goal[] = ['lead', 'booking', 'order'];
    const banners: Banner[] = [];
    for (const goal of goals) banners.push(await started({ name: `For a ${goal}`, goal }));
    const browser = aBrowser(site);
    browser.cookies.set('__Host-banners', banners.map(({ id }) => `${id}.a`).join('~'));
    const send = async (path: string, body: object) => {
      const answer = await browser.send('POST', path, { idempotencyKey: crypto.randomUUID(), ...body });
      expect([path, answer.status]).toEqual([path, 201]);
      return (await answer.json()) as { id: string };
    };
    const twice = sampleNumber();
    await send('/api/leads', { mobileNumber: twice });
    await send('/api/leads', { mobileNumber: twice });
    await send('/api/leads', { mobileNumber: sampleNumber(), website: 'https://spam.example' });
    await send('/api/bookings', { mobileNumber: sampleNumber() });
    for (const days of [8, 9]) {
      const { id } = await send('/api/bookings', { mobileNumber: sampleNumber() });
      const wanted = { ...confirmed, date: dayAhead(days) };
      expect((await browser.send('PUT', `/api/bookings/${id}`, wanted)).status).toBe(200);
      if (days === 9) await browser.send('POST', `/api/bookings/${id}/cancel`, {});
    }
    await send('/api/checkout/orders', anOrder({ payment: 'after_service' }));
    await send('/api/enquiries', {
      kind: 'contact',
      name: 'Sample Customer',
      mobileNumber: sampleNumber(),
      message: 'A sample message of some length.',
    });

    const counted = await Promise.all(
      banners.map(async (banner) => (await resultsOf(banner)).variants[0]?.conversions),
    );
    expect(Object.fromEntries(goals.map((goal, at) => [goal, counted[at]]))).toEqual({
      lead: 5,
      booking: 1,
      order: 1,
    });
    const kinds = await site.rows<{ kind: string; city: string }>(
      `SELECT DISTINCT kind, json_extract(fields, '$.bannerCity') AS city FROM records
       WHERE json_extract(fields, '$.banners') = ? ORDER BY kind`,
      banners.map(({ id }) => `${id}.a`).join('~'),
    );
    expect(kinds).toEqual(['booking', 'enquiry', 'lead', 'order'].map((kind) => ({ kind, city: 'pune' })));
  });
});
