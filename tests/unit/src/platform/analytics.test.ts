import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../../../src/features/tracking/rules/received-events.ts';
import { createAnalytics, withPeople } from '../../../../src/platform/analytics.ts';
import type { AnalyticsMerge } from '../../../../src/platform/analytics-merge.ts';
import { ANALYTICS_TOKEN, startAnalytics } from '../../../upstreams/analytics.ts';
import type { Fault } from '../../../upstreams/stand-in.ts';
import { sampleRecord } from './cms/sample-records.ts';

const analyticsWith = (token = ANALYTICS_TOKEN, merge: AnalyticsMerge = 'original') =>
  createAnalytics(
    { token, url: upstream.url, merge },
    { fetch, now: Date.now, timeoutMs: upstream.patience() },
  );

const upstream = await startAnalytics();
beforeEach(() => upstream.heal());
afterAll(() => upstream.close());

let made = 0;
function event(changes: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  made += 1;
  return {
    name: 'page_view',
    eventId: `event_${String(made).padStart(4, '0')}`,
    timeMs: Date.now(),
    distinctId: 'session-1',
    properties: { group: 'services', utm_source: 'ads' },
    ...changes,
  };
}

const pending = (stored: AnalyticsEvent) => ({
  record: null,
  delivery: {
    id: 'delivery-1',
    target: 'analytics',
    purpose: stored.name,
    event: stored,
    attempt: 1,
    unclear: false,
    mayStillAct: false,
    remoteId: null,
    remoteDocumentId: null,
    deliveredVersion: null,
    queuedAt: 0,
  },
});

test('events arrive under their titles with token, person, time and insert id', async () => {
  const pageView = event();
  expect(await analyticsWith().track([pageView, event({ name: 'form_interaction' })])).toEqual({
    kind: 'delivered',
  });
  expect(upstream.received.at(-2)).toEqual({
    event: 'Page View',
    properties: {
      token: ANALYTICS_TOKEN,
      distinct_id: 'session-1',
      time: pageView.timeMs,
      $insert_id: pageView.eventId.replace('_', '-'),
      group: 'services',
      utm_source: 'ads',
    },
  });
  expect(upstream.received.at(-1)?.event).toBe('Form Interaction');
});

test('a person gets properties', async () => {
  expect(await analyticsWith().setPerson('hash-1', { lead_source: 'whatsapp_chat' })).toEqual({
    kind: 'delivered',
  });
  expect(upstream.people.get('hash-1')).toEqual({ lead_source: 'whatsapp_chat' });
});

test('a device joins a person by the service’s own call', async () => {
  const device = crypto.randomUUID();
  expect(await analyticsWith().identify('hash-1', device)).toEqual({ kind: 'delivered' });
  expect(upstream.received.at(-1)).toMatchObject({
    event: '$identify',
    properties: { $identified_id: 'hash-1', $anon_id: device, distinct_id: 'hash-1' },
  });
});

test('a record’s conversion joins the browser that sent it to the hashed number, and names the session', async () => {
  const userId = crypto.randomUUID();
  const record = sampleRecord.lead({ fields: { userId, banners: 'abcdef.a' }, sessionId: 'session-9' });
  const conversion = { eventId: 'record-lead-1', timeMs: Date.now() };
  const delivered = await withPeople(analyticsWith(), false).deliver({
    ...pending({ ...event(), ...conversion, name: 'lead' }),
    record,
  });
  expect(delivered).toEqual({ kind: 'delivered' });
  const [tracked, joined] = upstream.received.slice(-2);
  expect(tracked?.properties).toMatchObject({
    $device_id: userId,
    session_id: 'session-9',
    country: 'India',
    banners: 'abcdef.a',
  });
  expect(joined?.properties).toMatchObject({
    $anon_id: userId,
    $identified_id: tracked?.properties.distinct_id,
  });
});

test('in the simplified mode an event names person and device, and no call joins them', async () => {
  const userId = crypto.randomUUID();
  const conversion = { eventId: 'record-lead-2', timeMs: Date.now(), name: 'lead' } as const;
  const lead = sampleRecord.lead({ fields: { userId } });
  const before = upstream.received.length;
  const analytics = analyticsWith(ANALYTICS_TOKEN, 'simplified');
  await withPeople(analytics, false).deliver({ ...pending({ ...event(), ...conversion }), record: lead });
  await analytics.track([event({ distinctId: userId, properties: { $device_id: userId } })]);
  const [sent, view, ...others] = upstream.received.slice(before).map(({ properties }) => properties);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ $user_id: sent?.distinct_id, $device_id: userId });
  expect(sent).not.toHaveProperty('phone');
  expect(view).toMatchObject({ distinct_id: `$device:${userId}`, $device_id: userId });
  expect(view).not.toHaveProperty('$user_id');
});

test('the number itself goes to analytics only where the business chose so', async () => {
  const conversion = { eventId: 'record-lead-3', timeMs: Date.now(), name: 'lead' } as const;
  const record = sampleRecord.lead({});
  await withPeople(analyticsWith(), true).deliver({ ...pending({ ...event(), ...conversion }), record });
  const sent = upstream.received.find(({ properties }) => properties.$insert_id === 'record-lead-3');
  expect(sent?.properties.phone).toBe(record.mobileNumber);
});

test('no property of an event takes the place of its token or person', async () => {
  await analyticsWith().track([event({ properties: { token: 'other', distinct_id: 'other' } })]);
  expect(upstream.received.at(-1)?.properties).toMatchObject({
    token: ANALYTICS_TOKEN,
    distinct_id: 'session-1',
  });
});

test('a 200 with a rejected event is a refusal', async () => {
  expect(await analyticsWith('wrong').track([event()])).toEqual({
    kind: 'fault',
    code: 'refused',
    detail: 'status 0, data, missing or empty: 0.properties.token',
  });
});

test('an event that analytics would drop for its age is skipped', async () => {
  expect(await analyticsWith().track([event({ timeMs: Date.now() - 6 * 86_400_000 })])).toMatchObject({
    kind: 'skipped',
  });
});

test.each<[Fault, string]>([
  ['refused', 'unreachable'],
  ['status_400', 'refused'],
  ['status_401', 'unauthorised'],
  ['status_403', 'forbidden'],
  ['status_429', 'rate_limited'],
  ['status_502', 'server_error'],
  ['hanging', 'timed_out'],
  ['slow_and_committed', 'timed_out'],
  ['html', 'bad_answer'],
  ['truncated', 'bad_answer'],
  ['huge', 'bad_answer'],
  ['committed_then_dropped', 'unreachable'],
])('a pending event survives the fault %s (%s) and counts once', async (fault, code) => {
  const stored = event({ name: 'lead' });
  const deliver = () => analyticsWith().target.deliver(pending(stored));
  await upstream.fail(fault, { times: 1, delayMs: 30_000 });
  expect(await deliver()).toMatchObject({ kind: 'fault', code });
  await upstream.heal();
  expect(await deliver()).toEqual({ kind: 'delivered' });
  const insertId = stored.eventId.replace('_', '-');
  expect(upstream.counted().filter(({ properties }) => properties.$insert_id === insertId)).toHaveLength(1);
});
