import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookingDraft } from '../../../../../../src/features/bookings/rules/booking-record.ts';
import {
  changeBooking,
  changedFields,
  draftFields,
  fieldChanges,
  missingForConfirmation,
} from '../../../../../../src/features/bookings/rules/change-booking.ts';

const complete: BookingDraft = {
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

describe('changeBooking', () => {
  test.each<[string, BookingDraft, (keyof BookingDraft)[]]>([
    [
      'drops the model and the fuel type when the manufacturer changes',
      { manufacturer: 'Tata' },
      ['model', 'fuelType'],
    ],
    ['drops the fuel type when the model changes', { model: 'Brezza' }, ['fuelType']],
    ['drops the address when the area changes', { area: 'Sodala' }, ['address']],
    ['drops the slot when the date changes', { date: '2026-03-12' }, ['timeSlot']],
    ['drops no field when the service changes', { serviceType: 'AC Service' }, []],
    ['drops no field when nothing changes', { manufacturer: 'Maruti', date: '2026-03-11' }, []],
    ['keeps a slot that is sent with a new date', { date: '2026-03-12', timeSlot: '9-11 AM' }, []],
  ])('%s', (_, sent, dropped) => {
    const rest: Partial<BookingDraft> = { ...complete };
    for (const field of dropped) delete rest[field];
    expect(changeBooking(complete, sent)).toEqual({ ...rest, ...sent });
  });

  test('draftFields picks only the fields of a draft', () => {
    const sent: object = { area: 'Sodala', token: 'secret', booking_status: 'completed' };
    expect(draftFields(sent)).toEqual({ area: 'Sodala' });
  });
});

test('changedFields is undefined when nothing changed', () =>
  expect(changedFields(complete, { ...complete })).toBeUndefined());

test('fieldChanges removes a dropped field with null', () => {
  expect(fieldChanges(complete, changeBooking(complete, { area: 'Sodala' }))).toEqual({
    area: 'Sodala',
    address: null,
  });
});

test('applying changedFields to the stored draft gives the draft of the assistant', () => {
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

const { address: _, ...rest } = complete;
const confirmable: BookingDraft = { ...rest, area: 'Sodala' };

test('missingForConfirmation is empty for a complete draft', () =>
  expect(missingForConfirmation(confirmable)).toEqual([]));

test.each(Object.keys(confirmable))('missingForConfirmation names a missing %s', (field) => {
  const draft = Object.fromEntries(Object.entries(confirmable).filter(([name]) => name !== field));
  expect(missingForConfirmation(draft)).toEqual([field]);
});

test.each<[BookingDraft, string[]]>([
  [{ area: 'Other Area' }, ['address']],
  [{ area: 'Other Area', address: '12 Sample Lane' }, []],
  [{ mobileNumber: '5000000001' }, ['mobileNumber']],
  [{ fullName: 'A' }, ['fullName']],
])('missingForConfirmation of a draft with %j is %j', (part, missing) =>
  expect(missingForConfirmation({ ...confirmable, ...part })).toEqual(missing),
);
