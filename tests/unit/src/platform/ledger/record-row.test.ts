import { expect, it } from 'vitest';
import { drawBookingId, mergeFields, randomBelow } from '../../../../../src/platform/ledger/record-row.ts';

it('draws CAR and a number under 100000, and a longer one when the first draws were taken', () => {
  const highest = (limit: number) => limit - 1;
  expect(drawBookingId(1, highest)).toBe('CAR99999');
  expect(drawBookingId(4, highest)).toBe('CAR99999');
  expect(drawBookingId(5, highest)).toBe('CAR99999999');
  expect(drawBookingId(1, () => 0)).toBe('CAR0');
});

it('draws whole numbers within the limit', () => {
  const drawn = Array.from({ length: 1000 }, () => randomBelow(10));
  expect(drawn.every((number) => Number.isInteger(number) && number >= 0 && number < 10)).toBe(true);
  expect(new Set(drawn).size).toBe(10);
});

it('merges fields into what their column holds after it is written and read', () => {
  const fields = mergeFields(
    { model: 'Swift', area: 'vki', visit: { url: '/', clickId: undefined } },
    { area: null, lines: [{ serviceId: 'a', note: undefined }], returns: undefined },
  );
  expect(fields).toStrictEqual(JSON.parse(JSON.stringify(fields)));
  expect(fields).toStrictEqual({ model: 'Swift', visit: { url: '/' }, lines: [{ serviceId: 'a' }] });
});
