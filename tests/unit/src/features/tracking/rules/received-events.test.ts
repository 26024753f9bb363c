import { expect, test } from 'vitest';
import {
  ASSISTANT_LEAD_SOURCE,
  analyticsEventsOf,
  analyticsIdentity,
  conversionsOf,
  peopleProperties,
  type ReceivedBatch,
  type ReceivedEvent,
} from '../../../../../../src/features/tracking/rules/received-events.ts';

const NOW = 1_800_000_000_000;
const view: ReceivedEvent = {
  name: 'page_view',
  eventId: 'event-0001',
  time: NOW - 2000,
  url: '/express?a=1#b',
};
const batchOf = (...events: ReceivedEvent[]): ReceivedBatch => ({
  events,
  sessionId: 'session-0001',
  customer: { city: 'Jaipur' },
  browser: { userAgent: 'a browser' },
  siteUrl: 'https://pahiya.example',
  now: NOW,
});

test('a page view goes to ads and analytics, without the query of its page', () => {
  expect(conversionsOf(batchOf(view))).toEqual([
    {
      name: 'page_view',
      eventId: 'event-0001',
      timeMs: NOW - 2000,
      url: 'https://pahiya.example/express',
      customer: { city: 'Jaipur', externalId: 'session-0001' },
      browser: { userAgent: 'a browser' },
      details: { more: undefined },
    },
  ]);
  expect(analyticsEventsOf(batchOf(view))).toEqual([
    {
      name: 'page_view',
      eventId: 'event-0001',
      timeMs: NOW - 2000,
      distinctId: 'session-0001',
      properties: { city: 'Jaipur', page: 'https://pahiya.example/express', session_id: 'session-0001' },
    },
  ]);
});

test('ads and analytics know the visitor of a batch by the one id of the browser', () => {
  const batch = { ...batchOf(view), userId: 'browser-0001' };
  expect([conversionsOf(batch)[0]?.customer.externalId, analyticsEventsOf(batch)[0]?.distinctId]).toEqual([
    'browser-0001',
    'browser-0001',
  ]);
});

test('engagement goes to analytics only', () => {
  const scroll: ReceivedEvent = { ...view, name: 'scroll_depth', properties: { depth: 50 } };
  expect(conversionsOf(batchOf(scroll))).toEqual([]);
  expect(analyticsEventsOf(batchOf(scroll))[0]?.properties).toMatchObject({ depth: 50 });
});

test.each(['contact', 'registration_completed', 'subscription'] as const)(
  '%s without a record goes to analytics only',
  (name) => {
    const batch = batchOf({ ...view, name });
    expect(conversionsOf(batch)).toEqual([]);
    expect(analyticsEventsOf(batch)).toHaveLength(1);
  },
);

test('a conversion that a record delivers is ignored', () => {
  const batch = batchOf({ ...view, name: 'lead' }, { ...view, name: 'purchase' });
  expect([...conversionsOf(batch), ...analyticsEventsOf(batch)]).toEqual([]);
});

test.each([
  ['the future', NOW + 1, NOW],
  ['long ago', NOW - 2 * 86_400_000, NOW],
  ['an hour ago', NOW - 3_600_000, NOW - 3_600_000],
])('a time of %s is %i → %i', (_, time, believed) => {
  expect(conversionsOf(batchOf({ ...view, time }))[0]?.timeMs).toBe(believed);
});

test.each(['https://evil.example/', '//evil.example/path', 'express', ''])(
  'the address %j is no page of ours',
  (url) => {
    expect(conversionsOf(batchOf({ ...view, url }))[0]?.url).toBe('https://pahiya.example/');
  },
);

test('the details of an event become properties, in text and rupees', () => {
  const details = { value: 2999, contentIds: ['a', 'b'], contentName: 'Express', contentType: 'product' };
  expect(analyticsEventsOf(batchOf({ ...view, details }))[0]?.properties).toMatchObject({
    value: 2999,
    content_ids: 'a,b',
    content_name: 'Express',
    content_type: 'product',
  });
});

test("the visitor's id is the hash of the number, the number itself where configured, else the session", async () => {
  const sessionId = 'session-1';
  const hash = '92b5072176e723878b5e06ff3ca61898e4eb74e8c46642a0f2db800b17364ab0';
  expect(await analyticsIdentity({ mobileNumber: '9876543210', sessionId })).toBe(hash);
  expect(await analyticsIdentity({ mobileNumber: '9876543210', sessionId, rawPhone: true })).toBe(
    '9876543210',
  );
  expect(await analyticsIdentity({ mobileNumber: '12', sessionId, rawPhone: true })).toBe(sessionId);
});

test('a lead of the assistant has the assistant as its source', () => {
  expect(peopleProperties(ASSISTANT_LEAD_SOURCE, { city: 'Jaipur' })).toEqual({
    city: 'Jaipur',
    lead_source: 'whatsapp_chat',
  });
});
