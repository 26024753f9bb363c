import { expect, test } from 'vitest';
import {
  appointmentOf,
  type BookingFacts,
  changeRefusal,
  isDayOver,
  readyOf,
  timelineOf,
} from '../../../../../../src/features/bookings/rules/appointment.ts';
import type { BookingStatus } from '../../../../../../src/features/bookings/rules/booking-record.ts';

const when = { date: '2026-03-11', timeSlot: '9-11' };

test('appointmentOf returns instants, with the call half an hour before the slot', () => {
  expect(appointmentOf(when)).toEqual({
    callAt: new Date('2026-03-11T03:00:00Z'),
    startsAt: new Date('2026-03-11T03:30:00Z'),
    endsAt: new Date('2026-03-11T05:30:00Z'),
  });
});

test('appointmentOf is undefined while the date or the slot is missing', () => {
  expect(appointmentOf({ date: '2026-03-11' })).toBeUndefined();
  expect(appointmentOf({ timeSlot: '9-11' })).toBeUndefined();
});

test.each<[BookingStatus, string, ReturnType<typeof changeRefusal>]>([
  ['completed', '2026-03-11T03:29:59Z', undefined],
  ['completed', '2026-03-11T03:30:00Z', 'already_begun'],
  ['fulfilled', '2026-03-11T03:00:00Z', 'already_begun'],
  ['cancelled', '2026-03-11T03:00:00Z', 'already_cancelled'],
  ['in_progress', '2026-03-11T03:00:00Z', 'not_confirmed'],
])('changeRefusal of a %s booking at %s is %s', (status, now, refusal) =>
  expect(changeRefusal({ status, ...when }, new Date(now))).toBe(refusal),
);

const confirmed: BookingFacts = {
  status: 'completed',
  submissionTimestamp: '2026-03-10T06:00:00Z',
  confirmedAt: '2026-03-10T06:02:00Z',
  date: '2026-03-11',
  timeSlot: '9-11',
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
])('timelineOf a booking %s', (_, facts, now, expected) => expect(states(facts, now)).toEqual(expected));

test('timelineOf gives the time of the call', () => {
  const call = timelineOf(confirmed, new Date('2026-03-10T12:00:00Z')).find(({ code }) => code === 'call');
  expect(call?.at).toEqual(new Date('2026-03-11T03:00:00Z'));
});

test.each([
  ['booked', { ...confirmed, confirmedAt: '2026-03-11T03:10:00Z' }],
  ['moved', { ...confirmed, rescheduledAt: '2026-03-11T03:00:00Z' }],
])('timelineOf promises no time of the call that was past when the slot was %s', (_, facts) => {
  const call = timelineOf(facts, new Date('2026-03-11T03:15:00Z')).find(({ code }) => code === 'call');
  expect(call).toEqual({ code: 'call', state: 'now' });
});

test.each([
  ['no known work', undefined, '2026-03-11T05:30', '2026-03-11T05:30'],
  ['work shorter than the slot', { min: 30, max: 30 }, '2026-03-11T05:30', '2026-03-11T05:30'],
  ['four jobs of 3 h 30 min', { min: 210, max: 210 }, '2026-03-11T07:00', '2026-03-11T07:00'],
  ['a panel of 1 to 3 days', { min: 1440, max: 4320 }, '2026-03-12T03:30', '2026-03-14T03:30'],
])('readyOf adds %s to the slot', (_, work, from, by) => {
  const appointment = appointmentOf(when);
  expect(appointment && readyOf(appointment, work)).toEqual({
    from: new Date(`${from}:00Z`),
    by: new Date(`${by}:00Z`),
  });
});

test.each([
  ['in the evening of its day', '2026-03-11T18:29:00Z', undefined, false],
  ['after midnight in India', '2026-03-11T18:30:00Z', undefined, true],
  ['on the last day of three', '2026-03-14T18:29:00Z', { min: 1440, max: 4320 }, false],
  ['after three days of work', '2026-03-14T18:30:00Z', { min: 1440, max: 4320 }, true],
])('isDayOver of a visit %s', (_, now, work, expected) => {
  expect(isDayOver(when, new Date(now), work)).toBe(expected);
});

test('isDayOver is false without a date', () => {
  expect(isDayOver({ timeSlot: '9-11' }, new Date('2026-03-20T00:00:00Z'), undefined)).toBe(false);
});
