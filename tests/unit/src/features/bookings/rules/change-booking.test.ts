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
  location: 'jaipur',
  area: 'other',
  address: '12 Sample Lane',
  serviceType: 'express',
  servicePreference: 'walk_in',
  date: '2026-03-11',
  timeSlot: '9-11',
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
    ['drops the address when the area changes', { area: 'sodala' }, ['address']],
    ['drops the slot when the date changes', { date: '2026-03-12' }, ['timeSlot']],
    ['drops no field when the service changes', { serviceType: 'ac' }, []],
    ['drops no field when nothing changes', { manufacturer: 'Maruti', date: '2026-03-11' }, []],
    ['keeps a slot that is sent with a new date', { date: '2026-03-12', timeSlot: '9-11' }, []],
  ])('%s', (_, sent, dropped) => {
    const rest: Partial<BookingDraft> = { ...complete };
    for (const field of dropped) delete rest[field];
    expect(changeBooking(complete, sent)).toEqual({ ...rest, ...sent });
  });

  test('draftFields picks only the fields of a draft', () => {
    const sent: object = { area: 'sodala', token: 'secret', booking_status: 'completed' };
    expect(draftFields(sent)).toEqual({ area: 'sodala' });
  });
});

describe('a withdrawn answer', () => {
  const collected: BookingDraft = { ...complete, servicePreference: 'pickup', area: 'sodala' };
  const { address: _, ...brought } = { ...collected, servicePreference: 'walk_in' } as const;

  test('is named, so that the record loses the address of a car that its owner brings', () => {
    const sent = changedFields(collected, brought);
    expect(sent).toEqual({ servicePreference: 'walk_in', removed: ['address'] });
    expect(changeBooking(collected, sent ?? {})).toEqual(brought);
  });

  test('frees the day and its slot', () => {
    const { date: _day, timeSlot: _time, ...undated } = collected;
    const sent = changedFields(collected, undated);
    expect(sent).toEqual({ removed: ['date', 'timeSlot'] });
    expect(changeBooking(collected, sent ?? {})).toEqual(undated);
  });

  test('stays when the same change sends it again', () =>
    expect(changeBooking(complete, { area: 'sodala', removed: ['area'] }).area).toBe('sodala'));
});

test('changedFields is undefined when nothing changed', () =>
  expect(changedFields(complete, { ...complete })).toBeUndefined());

test('fieldChanges removes a dropped field with null', () => {
  expect(fieldChanges(complete, changeBooking(complete, { area: 'sodala' }))).toEqual({
    area: 'sodala',
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
    { location: 'jaipur' },
    { location: 'jaipur', area: 'sodala' },
    { location: 'jaipur', area: 'other', address: 'First' },
    { location: 'jaipur', area: 'other', address: 'Second' },
  );
  const time = fc.constantFrom<BookingDraft>(
    { date: '2026-03-11' },
    { date: '2026-03-11', timeSlot: '9-11' },
    { date: '2026-03-12', timeSlot: '9-11' },
  );
  const draft = fc.tuple(car, place, time).map((parts): BookingDraft => Object.assign({}, ...parts));
  fc.assert(
    fc.property(draft, draft, (before, after) => {
      const sent = changedFields(before, after);
      const stored = sent === undefined ? before : changeBooking(before, sent);
      expect(stored).toEqual(after);
    }),
  );
});

const { address: _, ...rest } = complete;
const confirmable: BookingDraft = { ...rest, area: 'sodala' };

test('missingForConfirmation is empty for a complete draft', () =>
  expect(missingForConfirmation(confirmable)).toEqual([]));

test.each(Object.keys(confirmable))('missingForConfirmation names a missing %s', (field) => {
  const draft = Object.fromEntries(Object.entries(confirmable).filter(([name]) => name !== field));
  expect(missingForConfirmation(draft)).toEqual([field]);
});

test.each<[BookingDraft, string[]]>([
  [{ area: 'other' }, ['address']],
  [{ area: 'other', address: '12 Sample Lane' }, []],
  [{ mobileNumber: '5000000001' }, ['mobileNumber']],
  [{ fullName: 'A' }, ['fullName']],
])('missingForConfirmation of a draft with %j is %j', (part, missing) =>
  expect(missingForConfirmation({ ...confirmable, ...part })).toEqual(missing),
);

describe('a confirmation from Book Now', () => {
  const { fullName: _, area: __, address: ___, ...brought } = complete;

  test('needs no name, and no area of a car that its owner brings', () => {
    expect(missingForConfirmation(brought, 'book_now')).toEqual([]);
    expect(missingForConfirmation(brought)).toEqual(['area', 'fullName']);
  });

  test('needs the street of a pickup in every area', () => {
    const collected: BookingDraft = { ...complete, area: 'sodala', servicePreference: 'pickup' };
    const { address: _street, ...withoutStreet } = collected;
    expect(missingForConfirmation(collected)).toEqual([]);
    expect(missingForConfirmation(withoutStreet)).toEqual(['address']);
    expect(missingForConfirmation(withoutStreet, 'book_now')).toEqual(['address']);
  });
});
