import { expect, test } from 'vitest';
import { appointmentOf, changeRefusal } from '../../../../../../src/features/bookings/rules/appointment.ts';
import type { BookingStatus } from '../../../../../../src/features/bookings/rules/booking-record.ts';

const when = { date: '2026-03-11', timeSlot: '9-11 AM' };

test('an appointment is told in instants, with the call half an hour before', () => {
  expect(appointmentOf(when)).toEqual({
    callAt: new Date('2026-03-11T03:00:00Z'),
    startsAt: new Date('2026-03-11T03:30:00Z'),
    endsAt: new Date('2026-03-11T05:30:00Z'),
  });
});

test('there is none while the date or the slot is open', () => {
  expect(appointmentOf({ date: '2026-03-11' })).toBeUndefined();
  expect(appointmentOf({ timeSlot: '9-11 AM' })).toBeUndefined();
});

test.each<[BookingStatus, string, ReturnType<typeof changeRefusal>]>([
  ['completed', '2026-03-11T03:29:59Z', undefined],
  ['completed', '2026-03-11T03:30:00Z', 'already_begun'],
  ['fulfilled', '2026-03-11T03:00:00Z', 'already_begun'],
  ['cancelled', '2026-03-11T03:00:00Z', 'already_cancelled'],
  ['in_progress', '2026-03-11T03:00:00Z', 'not_confirmed'],
])('moving or cancelling a booking that is %s at %s answers %s', (status, now, refusal) =>
  expect(changeRefusal({ status, ...when }, new Date(now))).toBe(refusal),
);
