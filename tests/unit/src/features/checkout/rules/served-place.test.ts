import { expect, test } from 'vitest';
import { servedPlace } from '../../../../../../src/features/checkout/rules/served-place.ts';

const localities = [
  { slug: 'malviya-nagar', name: 'Malviya Nagar', pinCode: '302017' },
  { slug: 'c-scheme', name: 'C-Scheme', pinCode: '302001' },
];

test.each([
  ['302017', { served: true, locality: localities[0] }],
  [' 302 001 ', { served: true, locality: localities[1] }],
  ['302039', { served: true }],
  ['110001', { served: false, problem: 'not_served' }],
  ['30201', { served: false, problem: 'pin_code_invalid' }],
  ['0302017', { served: false, problem: 'pin_code_invalid' }],
  ['malviya nagar', { served: true, locality: localities[0] }],
  ['C SCHEME', { served: true, locality: localities[1] }],
  ['Andheri', { served: false, problem: 'not_served' }],
  ['', { served: false, problem: 'not_served' }],
])('"%s"', (typed, verdict) => {
  expect(servedPlace(typed, localities, '302')).toEqual(verdict);
});

test('a locality whose name yields another slug is found by its name, however it is written', () => {
  const named = [{ slug: 'c', name: 'C-Scheme', pinCode: '302001' }];
  expect(servedPlace('c scheme', named, '302')).toEqual({ served: true, locality: named[0] });
});
