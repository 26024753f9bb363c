import { expect, test } from 'vitest';
import { eventsBody } from '../../../../../src/features/tracking/contract.ts';

const event = { name: 'page_view', eventId: 'event-0001', time: 1_795_000_000_000, url: '/express' };
const batch = (events: readonly unknown[], more: object = {}) => ({
  events,
  sessionId: 'session-1',
  ...more,
});

test('a batch of up to twenty events is accepted without its unknown keys', () => {
  const full = {
    ...event,
    details: { value: 999, contentIds: ['jump-start'] },
    properties: { utm_source: 'ads', depth: 50 },
  };
  const parsed = eventsBody.safeParse(batch([full, ...Array(19).fill(event)], { isAdmin: true }));
  expect(parsed.success && parsed.data.events).toHaveLength(20);
  expect(parsed.success && parsed.data).not.toHaveProperty('isAdmin');
});

test.each([
  ['no event', []],
  ['twenty-one', Array(21).fill(event)],
  ['an ad system’s name', [{ ...event, name: 'PageView' }]],
  ['a name that every object has', [{ ...event, name: 'toString' }]],
  ['a short id', [{ ...event, eventId: 'x' }]],
  ['a time in text', [{ ...event, time: 'now' }]],
  ['a property that is an object', [{ ...event, properties: { a: {} } }]],
  ['a property with a foreign name', [{ ...event, properties: { $set: 1 } }]],
  [
    'too many properties',
    [{ ...event, properties: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`p${i}`, i])) }],
  ],
  ['a negative value', [{ ...event, details: { value: -1 } }]],
])('a batch with %s is refused', (_what, events) => {
  expect(eventsBody.safeParse(batch(events)).success).toBe(false);
});
