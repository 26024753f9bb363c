import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookingDraft } from '../../../../../../src/features/bookings/rules/booking-record.ts';
import {
  changeBooking,
  changedFields,
  draftFields,
  fieldChanges,
} from '../../../../../../src/features/bookings/rules/change-booking.ts';

const whole: BookingDraft = {
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  location: 'Jaipur',
  area: 'Other Area',
  address: '12 Sample Lane',
  serviceType: 'Express Service',
  servicePreference: 'Self Walk-in',
  date: '2026-03-11',
  timeSlot: '9-11 AM',
  mobileNumber: '9000000001',
  fullName: 'Sample Visitor',
};

describe('changing a booking', () => {
  test.each<[string, BookingDraft, (keyof BookingDraft)[]]>([
    ['the maker drops the model and the fuel', { manufacturer: 'Tata' }, ['model', 'fuelType']],
    ['the model drops the fuel', { model: 'Brezza' }, ['fuelType']],
    ['the area drops the address', { area: 'Sodala' }, ['address']],
    ['the date drops the slot', { date: '2026-03-12' }, ['timeSlot']],
    ['the service drops nothing', { serviceType: 'AC Service' }, []],
    ['nothing at all drops nothing', { manufacturer: 'Maruti', date: '2026-03-11' }, []],
    ['the date together with its slot keeps that slot', { date: '2026-03-12', timeSlot: '9-11 AM' }, []],
  ])('%s', (_, sent, dropped) => {
    const rest: Partial<BookingDraft> = { ...whole };
    for (const field of dropped) delete rest[field];
    expect(changeBooking(whole, sent)).toEqual({ ...rest, ...sent });
  });

  test('takes the fields of the visitor only', () => {
    const sent: object = { area: 'Sodala', token: 'secret', booking_status: 'completed' };
    expect(draftFields(sent)).toEqual({ area: 'Sodala' });
  });
});

test('nothing is sent when nothing changed', () =>
  expect(changedFields(whole, { ...whole })).toBeUndefined());

test('a stored record is told which fields to remove', () => {
  expect(fieldChanges(whole, changeBooking(whole, { area: 'Sodala' }))).toEqual({
    area: 'Sodala',
    address: null,
  });
});

test('what the assistant sends makes of the record what the assistant holds, whatever was edited', () => {
  const car = fc.constantFrom<BookingDraft>(
    {},
    { manufacturer: 'Maruti' },
    { manufacturer: 'Maruti', model: 'Swift' },
    { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' },
    { manufacturer: 'Maruti', model: 'Brezza', fuelType: 'Petrol' },
    { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Petrol' },
  );
  const place = fc.constantFrom<BookingDraft>(
    { location: 'Jaipur' },
    { location: 'Jaipur', area: 'Sodala' },
    { location: 'Jaipur', area: 'Other Area', address: 'First' },
    { location: 'Jaipur', area: 'Other Area', address: 'Second' },
  );
  const time = fc.constantFrom<BookingDraft>(
    { date: '2026-03-11' },
    { date: '2026-03-11', timeSlot: '9-11 AM' },
    { date: '2026-03-12', timeSlot: '9-11 AM' },
  );
  const draft = fc.tuple(car, place, time).map((parts): BookingDraft => Object.assign({}, ...parts));
  fc.assert(
    fc.property(draft, draft, (before, after) => {
      const sent = changedFields(before, after);
      const stored = sent === undefined ? before : changeBooking(before, sent);
      for (const [field, value] of Object.entries(after)) expect(stored).toHaveProperty(field, value);
      if (after.manufacturer !== undefined && after.manufacturer !== before.manufacturer)
        expect(stored.model).toBe(after.model);
      if (after.area === 'Sodala') expect(stored).not.toHaveProperty('address');
    }),
  );
});
