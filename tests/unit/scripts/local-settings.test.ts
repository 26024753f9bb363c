import { expect, test } from 'vitest';
import { placeCalled } from '../../../scripts/local-settings.ts';

test('a city’s name, also an old one, stands in for the network’s location', () => {
  expect(placeCalled('Pune')).toMatchObject({ country: 'IN', city: 'Pune', region: 'Maharashtra' });
  expect(placeCalled('Bengaluru')).toMatchObject({ city: 'Bangalore' });
  expect(Number(placeCalled('Lucknow')?.latitude)).toBeCloseTo(26.8, 0);
});

test('JSON stands in field by field', () => {
  expect(placeCalled('{"country":"US","city":"Austin","clientTcpRtt":300}')).toMatchObject({
    country: 'US',
    city: 'Austin',
    clientTcpRtt: 300,
  });
});

test.each(['Atlantis', '{broken', '{"a":1', ''])('%j is no place', (text) => {
  expect(placeCalled(text)).toBeUndefined();
});
