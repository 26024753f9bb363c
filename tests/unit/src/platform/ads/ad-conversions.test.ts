import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ConversionEvent,
  conversionEvent,
} from '../../../../../src/features/tracking/rules/conversion-event.ts';
import { type AdConversions, createAdConversions } from '../../../../../src/platform/ads/ad-conversions.ts';
import type { DeliveryAttempt } from '../../../../../src/platform/ledger/records.ts';
import { AD_KEYS, startAdConversions } from '../../../../upstreams/ad-conversions.ts';
import type { Fault } from '../../../../upstreams/stand-in.ts';

const adsWith = (changes: Partial<typeof AD_KEYS & { testEventCode: string }> = {}): AdConversions =>
  createAdConversions(
    { ...AD_KEYS, apiUrl: upstream.url, ...changes },
    { fetch, now: Date.now, timeoutMs: upstream.patience() },
  );

const upstream = await startAdConversions();
beforeEach(() => upstream.heal());
afterAll(() => upstream.close());

let made = 0;
async function leadEvent(changes: Partial<ConversionEvent> = {}): Promise<ConversionEvent> {
  made += 1;
  const event = await conversionEvent({
    name: 'lead',
    eventId: `event-${String(made).padStart(4, '0')}`,
    timeMs: Date.now(),
    url: 'https://pahiya.example/express',
    customer: {
      phone: '9876543210',
      firstName: 'Test',
      city: 'Jaipur',
      country: 'India',
      externalId: 'session-1',
    },
    browser: {
      browserId: 'fb.1.1795000000000.1234567890',
      clickId: 'fb.1.1795000000000.AbC',
      ip: '203.0.113.7',
      userAgent: 'Test browser',
    },
    details: { more: { utm_source: 'ads' } },
  });
  if (!event.ok) throw new Error(event.code);
  return { ...event.value, ...changes };
}

const attempt = (event: DeliveryAttempt['event']): DeliveryAttempt => ({
  id: 'delivery-1',
  target: 'ads',
  purpose: 'lead',
  event,
  attempt: 1,
  unclear: false,
  mayStillAct: false,
  remoteId: null,
  remoteDocumentId: null,
  deliveredVersion: null,
  queuedAt: 0,
});

test('a lead arrives in the ad system’s words, its customer hashed, its id that of the pixel', async () => {
  const event = await leadEvent();
  expect(await adsWith().send([event])).toEqual({ kind: 'delivered' });
  expect(upstream.received.at(-1)).toEqual({
    event_name: 'Lead',
    event_time: Math.floor(event.timeMs / 1000),
    event_id: event.eventId,
    event_source_url: 'https://pahiya.example/express',
    action_source: 'website',
    user_data: {
      ph: ['92b5072176e723878b5e06ff3ca61898e4eb74e8c46642a0f2db800b17364ab0'],
      fn: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      ct: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      country: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      external_id: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      fbp: 'fb.1.1795000000000.1234567890',
      fbc: 'fb.1.1795000000000.AbC',
      client_ip_address: '203.0.113.7',
      client_user_agent: 'Test browser',
    },
    custom_data: {
      utm_source: 'ads',
      value: 0,
      currency: 'INR',
      content_ids: ['express-service-90min'],
      content_type: 'product',
      deduplication_key: event.eventId,
    },
  });
});

test('a test event code goes along where it is set', async () => {
  await adsWith({ testEventCode: 'TEST123' }).send([await leadEvent()]);
  expect(upstream.requests.at(-1)?.json).toMatchObject({ test_event_code: 'TEST123' });
});

test('an event too old for the ad system is skipped and does not take the others with it', async () => {
  const old = await leadEvent({ timeMs: Date.now() - 8 * 86_400_000 });
  const fresh = await leadEvent();
  expect(await adsWith().send([old])).toMatchObject({ kind: 'skipped' });
  expect(await adsWith().send([old, fresh])).toEqual({ kind: 'delivered' });
  expect(upstream.received.at(-1)?.event_id).toBe(fresh.eventId);
});

test('a wrong token is a matter of configuration, a bad event of the event', async () => {
  expect(await adsWith({ accessToken: 'wrong' }).send([await leadEvent()])).toEqual({
    kind: 'fault',
    code: 'unauthorised',
    detail: 'status 400, code 190, Invalid OAuth access token.',
  });
  expect(await adsWith().send([await leadEvent({ url: 'not an address' })])).toMatchObject({
    code: 'refused',
  });
});

describe('queued conversions', () => {
  test('are read from the ledger’s row and delivered', async () => {
    const event = await leadEvent();
    const outcome = await adsWith().target.deliver({ record: null, delivery: attempt(event) });
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(upstream.received.at(-1)?.event_id).toBe(event.eventId);
  });

  test('that are none are skipped', async () => {
    const { target } = adsWith();
    for (const event of [null, {}, { name: 'toString' }]) {
      expect(await target.deliver({ record: null, delivery: attempt(event) })).toMatchObject({
        kind: 'skipped',
      });
    }
  });

  test.each<[Fault, string]>([
    ['down', 'unreachable'],
    ['refused', 'unreachable'],
    ['reset', 'unreachable'],
    ['status_401', 'unauthorised'],
    ['status_403', 'forbidden'],
    ['status_404', 'no_address'],
    ['status_429', 'rate_limited'],
    ['status_500', 'server_error'],
    ['status_502', 'server_error'],
    ['status_503', 'server_error'],
    ['slow_and_committed', 'timed_out'],
    ['hanging', 'timed_out'],
    ['malformed_json', 'bad_answer'],
    ['html', 'bad_answer'],
    ['empty', 'bad_answer'],
    ['truncated', 'bad_answer'],
    ['huge', 'bad_answer'],
    ['committed_then_dropped', 'unreachable'],
  ])('survive the fault %s (%s) and count once', async (fault, code) => {
    const event = await leadEvent();
    const deliver = () => adsWith().target.deliver({ record: null, delivery: attempt(event) });
    await upstream.fail(fault, { times: 1, delayMs: 30_000 });
    expect(await deliver()).toMatchObject({ kind: 'fault', code });
    await upstream.heal();
    expect(await deliver()).toEqual({ kind: 'delivered' });
    expect(upstream.counted().filter(({ event_id }) => event_id === event.eventId)).toHaveLength(1);
  });

  test.each([
    [4, 'rate_limited'],
    [80_004, 'rate_limited'],
    [2, 'server_error'],
    [10, 'forbidden'],
    [200, 'forbidden'],
    [100, 'refused'],
  ])('refused with the ad system’s code %i are %s', async (code, fault) => {
    const answering = async () => Response.json({ error: { code } }, { status: 400 });
    const ads = createAdConversions(
      { ...AD_KEYS, apiUrl: 'http://ads.invalid' },
      { fetch: answering, now: Date.now },
    );
    expect(await ads.send([await leadEvent()])).toMatchObject({ kind: 'fault', code: fault });
  });
});
