import { expect, test } from 'vitest';
import { locationQuery } from '../../../../../src/features/location/contract.ts';

test('the query has a whole point or none', () => {
  expect(locationQuery.safeParse({ lat: '26.85', lng: '75.8', accuracy: '40' })).toMatchObject({
    success: true,
    data: { lat: 26.85, lng: 75.8, accuracy: 40 },
  });
  expect(locationQuery.safeParse({})).toMatchObject({ success: true, data: {} });
});

test.each([
  [{ lat: '26.85' }],
  [{ lat: '91', lng: '75' }],
  [{ lat: 'NaN', lng: '75' }],
  [{ lat: '1e2', lng: '75' }],
])('%j is no point', (query) => {
  expect(locationQuery.safeParse(query).success).toBe(false);
});
