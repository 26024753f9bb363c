import { expect, test } from 'vitest';
import type { BookingDraft } from '../../../../../../src/features/bookings/rules/booking-record.ts';
import { missingForConfirmation } from '../../../../../../src/features/bookings/rules/confirmation.ts';

const whole: BookingDraft = {
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  location: 'Jaipur',
  area: 'Sodala',
  serviceType: 'Express Service',
  servicePreference: 'Self Walk-in',
  date: '2026-03-11',
  timeSlot: '9-11 AM',
  mobileNumber: '9000000001',
  fullName: 'Sample Visitor',
};

test('a whole draft can be confirmed', () => expect(missingForConfirmation(whole)).toEqual([]));

test.each(Object.keys(whole))('a draft without %s cannot', (field) => {
  const draft = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
  expect(missingForConfirmation(draft)).toEqual([field]);
});

test.each<[BookingDraft, string[]]>([
  [{ area: 'Other Area' }, ['address']],
  [{ area: 'Other Area', address: '12 Sample Lane' }, []],
  [{ mobileNumber: '5000000001' }, ['mobileNumber']],
  [{ fullName: 'A' }, ['fullName']],
])('a draft with %j lacks %j', (part, missing) =>
  expect(missingForConfirmation({ ...whole, ...part })).toEqual(missing),
);
