import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  bookingBody,
  bookingChanges,
  bookingMove,
  withIds,
} from '../../../../../src/features/bookings/contract.ts';
import { fieldProblems } from '../../../../../src/web/contract/field-problems.ts';

const least = { idempotencyKey: 'booking-0001', mobileNumber: '9000000001' };

describe('bookingBody', () => {
  test('accepts a draft with only a mobile number', () => {
    expect(z.parse(bookingBody, least)).toEqual(least);
  });

  test.each([
    { timeSlot: '11-13', servicePreference: 'pickup' },
    { timeSlot: '11 AM-1 PM', servicePreference: 'Free Pick and Drop' },
  ])('accepts %j by ids or by the words of the backend, and returns the ids', (sent) => {
    const ids = { timeSlot: '11-13', servicePreference: 'pickup' };
    expect(z.parse(withIds(bookingBody), { ...least, ...sent })).toEqual({ ...least, ...ids });
  });

  test('leaves a typed text that equals a word of the backend as it is', () => {
    const typed = { address: '11 AM-1 PM', fullName: 'Self Walk-in' };
    expect(z.parse(withIds(bookingBody), { ...least, ...typed })).toEqual({ ...least, ...typed });
    expect(z.safeParse(withIds(bookingBody), undefined).success).toBe(false);
  });

  test('strips empty and null fields and a price sent by the browser', () => {
    expect(z.parse(bookingBody, { ...least, address: '', model: null, servicePrice: 100 })).toEqual(least);
  });

  test.each([
    [{ timeSlot: 'midnight' }, { timeSlot: 'slot_missing' }],
    [{ fullName: 'A' }, { fullName: 'name_short' }],
    [{ fullName: '𑄇' }, { fullName: 'name_short' }],
    [{ serviceType: 'x'.repeat(61) }, { serviceType: 'too_long' }],
    [{ location: 'Delhi' }, { location: 'invalid' }],
    [{ date: '2026-13-01' }, { date: 'date_invalid' }],
    [{ address: 'x'.repeat(256) }, { address: 'too_long' }],
  ])('refuses %j', (part, problems) => {
    const answer = z.safeParse(bookingBody, { ...least, ...part });
    expect(fieldProblems(answer.error ?? { issues: [] })).toEqual(problems);
  });
});

test('bookingChanges accepts the status completed but not cancelled', () => {
  expect(z.parse(bookingChanges, { booking_status: 'completed' }).booking_status).toBe('completed');
  expect(z.safeParse(bookingChanges, { booking_status: 'cancelled' }).success).toBe(false);
});

test('bookingMove requires a date and a slot', () => {
  const answer = z.safeParse(bookingMove, {});
  expect(fieldProblems(answer.error ?? { issues: [] })).toEqual({
    date: 'date_missing',
    timeSlot: 'slot_missing',
  });
});
