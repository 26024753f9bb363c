import { expect, test } from 'vitest';
import { type BookingFacts, timelineOf } from '../../../../../../src/features/bookings/rules/timeline.ts';

const confirmed: BookingFacts = {
  status: 'completed',
  submissionTimestamp: '2026-03-10T06:00:00Z',
  confirmedAt: '2026-03-10T06:02:00Z',
  date: '2026-03-11',
  timeSlot: '9-11 AM',
};
const states = (facts: BookingFacts, now: string) =>
  timelineOf(facts, new Date(now)).map(({ code, state }) => `${code} ${state}`);

test.each<[string, BookingFacts, string, string[]]>([
  [
    'the day before',
    confirmed,
    '2026-03-10T12:00:00Z',
    ['started done', 'confirmed done', 'call ahead', 'service ahead', 'finished ahead'],
  ],
  [
    'in the half hour of the call',
    confirmed,
    '2026-03-11T03:00:00Z',
    ['started done', 'confirmed done', 'call now', 'service ahead', 'finished ahead'],
  ],
  [
    'when the slot begins',
    confirmed,
    '2026-03-11T03:30:00Z',
    ['started done', 'confirmed done', 'call done', 'service now', 'finished ahead'],
  ],
  [
    'when the car is done',
    { ...confirmed, status: 'fulfilled' },
    '2026-03-11T05:00:00Z',
    ['started done', 'confirmed done', 'call done', 'service done', 'finished done'],
  ],
  [
    'after a move',
    { ...confirmed, rescheduledAt: '2026-03-10T08:00:00Z' },
    '2026-03-10T12:00:00Z',
    ['started done', 'confirmed done', 'moved done', 'call ahead', 'service ahead', 'finished ahead'],
  ],
  [
    'after a cancellation',
    { ...confirmed, status: 'cancelled', cancelledAt: '2026-03-10T09:00:00Z' },
    '2026-03-12T00:00:00Z',
    ['started done', 'confirmed done', 'cancelled done'],
  ],
  [
    'before it is confirmed',
    { status: 'in_progress', submissionTimestamp: '2026-03-10T06:00:00Z' },
    '2026-03-10T06:01:00Z',
    ['started done', 'confirmed now'],
  ],
])('the timeline %s', (_, facts, now, expected) => expect(states(facts, now)).toEqual(expected));

test('tells when the team calls', () => {
  const call = timelineOf(confirmed, new Date('2026-03-10T12:00:00Z')).find(({ code }) => code === 'call');
  expect(call?.at).toEqual(new Date('2026-03-11T03:00:00Z'));
});
