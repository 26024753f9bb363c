import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { aVisitor, CONSENTING, consentCookies, everyMinute, letTimePass, startOutside } from './outside.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, AD_TEST_EVENT_CODE: 'TEST1' } });
afterAll(async () => {
  await outside.close();
});
afterEach(async () => {
  await Promise.all([outside.ads.heal(), outside.analytics.heal()]);
});

let made = 0;
const newId = () => {
  made += 1;
  return `event-of-test-${made}`;
};
const event = (name: string, more: object = {}) => ({
  name,
  eventId: newId(),
  time: Date.now(),
  url: '/express?token=not-to-leave',
  ...more,
});
const send = (events: readonly object[], headers: Readonly<Record<string, string>> = CONSENTING, more = {}) =>
  site.post('/api/events', { events, sessionId: 'session-0001', ...more }, { ...aVisitor(), ...headers });

const adEventOf = (id: string) => outside.ads.counted().find((one) => one.event_id === id);
const analyticsEventOf = (id: string) =>
  outside.analytics.counted().find(({ properties }) => properties.$insert_id === id);

describe('POST /api/events', () => {
  test('answers 202 and sends a page view to ads and analytics under the same id', async () => {
    const view = event('page_view', { properties: { utm_source: 'ads', city: 'Jaipur' } });
    const response = await send([view]);
    expect([response.status, await response.json()]).toEqual([202, { accepted: 1 }]);
    await expect
      .poll(() => adEventOf(view.eventId))
      .toMatchObject({
        event_name: 'PageView',
        event_time: Math.floor(view.time / 1000),
        event_source_url: `${site.origin}/express`,
        action_source: 'website',
        user_data: {
          fbp: 'fb.1.1700000000000.1234567890',
          fbc: 'fb.1.1700000000000.AbC_click',
          client_user_agent: CONSENTING['User-Agent'],
          client_ip_address: expect.stringMatching(/^10\.\d+\.\d+\.1$/),
        },
        custom_data: { utm_source: 'ads', city: 'Jaipur', deduplication_key: view.eventId },
      });
    await expect
      .poll(() => analyticsEventOf(view.eventId))
      .toMatchObject({
        event: 'Page View',
        properties: {
          distinct_id: '$device:session-0001',
          utm_source: 'ads',
          page: `${site.origin}/express`,
        },
      });
    const [request] = outside.ads.requests.slice(-1);
    expect(request?.json).toMatchObject({ test_event_code: 'TEST1' });
    expect(JSON.stringify([outside.ads.requests, outside.analytics.requests])).not.toContain('not-to-leave');
  });

  test.each([
    ['no choice', {}],
    ['a no', { Cookie: '__Host-consent=none' }],
    ['a cookie that is not ours', { Cookie: 'no__Host-consent=all; __Host-consent=everything' }],
  ])('answers 202 and sends nothing with %s', async (_, headers) => {
    const [before, beforeAnalytics] = [outside.ads.requests.length, outside.analytics.requests.length];
    const response = await send([event('page_view'), event('contact')], headers, {
      customer: { phone: '9000000001' },
    });
    expect([response.status, await response.json()]).toEqual([202, { accepted: 0 }]);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    await everyMinute(site);
    expect([outside.ads.requests.length, outside.analytics.requests.length]).toEqual([
      before,
      beforeAnalytics,
    ]);
  });

  test('drops a page view during an outage without a delivery', async () => {
    const view = event('page_view');
    await Promise.all([outside.ads.fail('status_503'), outside.analytics.fail('down')]);
    const asked = outside.ads.requests.length;
    expect((await send([view])).status).toBe(202);
    await expect.poll(() => outside.ads.requests.length).toBe(asked + 1);
    await Promise.all([outside.ads.heal(), outside.analytics.heal()]);
    await letTimePass(site);
    await everyMinute(site);
    expect([adEventOf(view.eventId), analyticsEventOf(view.eventId)]).toEqual([undefined, undefined]);
    const pending = await site.rows(`SELECT id FROM deliveries WHERE event LIKE '%${view.eventId}%'`);
    expect(pending).toEqual([]);
  });

  test('ignores conversions from the browser that records deliver', async () => {
    const lead = event('lead');
    await send([lead], CONSENTING, { customer: { phone: '9000000001' } });
    await everyMinute(site);
    expect([adEventOf(lead.eventId), analyticsEventOf(lead.eventId)]).toEqual([undefined, undefined]);
  });

  test('sends a contact that no record proves to analytics only', async () => {
    const contact = event('contact');
    await send([contact]);
    await everyMinute(site);
    expect(adEventOf(contact.eventId)).toBeUndefined();
    expect(analyticsEventOf(contact.eventId)).toMatchObject({ event: 'Contact' });
  });

  test('sets the browser id and click id cookies for two years, and does not replace existing ones', async () => {
    const response = await send(
      [event('page_view')],
      { Cookie: await consentCookies(), 'User-Agent': 'a browser' },
      { adClicks: { fbclid: 'IwAR_Case-Kept' } },
    );
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^_fbp=fb\.1\.\d{13}\.\d+; Max-Age=63072000; Path=\/; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^_fbc=fb\.1\.\d{13}\.IwAR_Case-Kept; Max-Age=63072000;/);
    expect((await send([event('page_view')])).headers.getSetCookie()).toEqual([]);
  });

  test("uses the server's time where the browser's is implausible", async () => {
    const view = event('page_view', { time: Date.now() + 86_400_000 });
    await send([view]);
    await expect.poll(() => adEventOf(view.eventId)?.event_time).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test.each([
    ['more than 20 events', { events: Array.from({ length: 21 }, () => event('page_view')), sessionId: 's' }],
    ['a name of no event', { events: [event('wire_money')], sessionId: 's' }],
    ['an id that is none', { events: [event('page_view', { eventId: '../1' })], sessionId: 's' }],
    ['no events', { events: [], sessionId: 's' }],
  ])('answers 400 for %s', async (_, body) => {
    expect((await site.post('/api/events', body, { ...CONSENTING, ...aVisitor() })).status).toBe(400);
  });

  test('answers 415 for any content type but JSON', async () => {
    expect((await site.postForm('/api/events', { events: '[]', sessionId: 's' })).status).not.toBe(202);
    expect((await site.post('/api/events', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('many events do not use up the write limit of their address', async () => {
    await enoughOfTheMinute(15);
    const address = { 'CF-Connecting-IP': '10.8.0.1' };
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await send([event('page_view')], address)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    const lead = { mobileNumber: '9000000021', idempotencyKey: 'beside-a-crowd' };
    expect((await site.post('/api/leads', lead, address)).status).toBe(201);
  });
});

describe('a lead as a conversion', () => {
  const postLead = (key: string, headers: Readonly<Record<string, string>>) =>
    site.post(
      '/api/leads',
      {
        mobileNumber: '9000000022',
        idempotencyKey: key,
        source: 'popup',
        sessionId: 'session-0022',
        utmSource: 'ads',
      },
      { ...aVisitor(), ...headers, Referer: `${site.origin}/express?token=not-to-leave` },
    );

  test('is sent once to ads and analytics under its idempotency key, with a hashed number and its source', async () => {
    await postLead('lead-as-event-01', CONSENTING);
    await expect
      .poll(() => adEventOf('lead-as-event-01'))
      .toMatchObject({
        event_name: 'Lead',
        event_source_url: `${site.origin}/express`,
        user_data: { ph: [expect.not.stringContaining('9000000022')], fbp: 'fb.1.1700000000000.1234567890' },
        custom_data: { value: 0, currency: 'INR', content_ids: ['express-service-90min'], utm_source: 'ads' },
      });
    await expect.poll(() => analyticsEventOf('lead-as-event-01')).toMatchObject({ event: 'Lead' });
    const person = analyticsEventOf('lead-as-event-01')?.properties.distinct_id ?? '';
    await expect.poll(() => outside.analytics.people.get(person)).toEqual({ lead_source: 'popup' });
  });

  test('is not sent without consent', async () => {
    await postLead('lead-as-event-02', { Cookie: '__Host-consent=none' });
    expect(await site.rows("SELECT id FROM deliveries WHERE event LIKE '%lead-as-event-02%'")).toEqual([]);
  });

  test('leaves no number, cookie or IP address in the log or in a finished delivery', async () => {
    await postLead('lead-as-event-03', CONSENTING);
    await expect.poll(() => adEventOf('lead-as-event-03')).toBeDefined();
    await expect
      .poll(() => site.rows("SELECT id FROM deliveries WHERE event LIKE '%fb.1.%' AND state = 'delivered'"))
      .toEqual([]);
    expect(site.logged.join('\n')).not.toMatch(/9000000022|fb\.1\.|ad-token|analytics-token/);
  });
});
