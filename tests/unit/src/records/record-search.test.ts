import { expect, it } from 'vitest';
import { comparesNewest, parseRecordSearch } from '../../../../src/records/record-search.ts';
import { codesOf } from '../../../real-world/inputs.ts';

it.each([
  ['9000000001', { by: 'number', number: '9000000001' }],
  [' +91 90000 00001 ', { by: 'number', number: '9000000001' }],
  ['+91 90000', { by: 'words', words: ['90000'] }],
  ['0077', { by: 'words', words: ['0077'] }],
  ['7', { by: 'booking', bookingId: 'CAR7' }],
  ['PH-1A2B3C4D', { by: 'words', words: ['ph-1a2b3c4d'] }],
  ['0190A1B2-0000-7000-8000-00000000000F', { by: 'id', id: '0190a1b2-0000-7000-8000-00000000000f' }],
  ['car 4521', { by: 'booking', bookingId: 'CAR4521' }],
  ['CAR4521', { by: 'booking', bookingId: 'CAR4521' }],
  ['Asha  Sha', { by: 'words', words: ['asha', 'sha'] }],
  ['carol', { by: 'words', words: ['carol'] }],
  ['आशा', { by: 'words', words: ['आशा'] }],
  ['Al', { by: 'name', prefix: 'al' }],
  ['Al Ba', { by: 'name', prefix: 'al ba' }],
  ['  ', undefined],
  ['Ravi: 90000-00001 (new)', { by: 'number', number: '9000000001' }],
  ['०९००००००००१', { by: 'number', number: '9000000001' }],
  ['+64 21 000 012', { by: 'words', words: ['+6421000012'] }],
  ['ph–1a2b3c4d.', { by: 'words', words: ['ph-1a2b3c4d'] }],
  ['*4521*', { by: 'words', words: ['4521'] }],
])('reads %j', (text, search) => {
  expect(parseRecordSearch(text)).toEqual(search);
});

it.each(codesOf('bookings'))('finds the booking $expected by $typed', ({ typed, expected }) => {
  expect(parseRecordSearch(typed)).toEqual({ by: 'booking', bookingId: expected });
});

it.each([
  ['asha v', true],
  ['asha verma', false],
  ['as', false],
  ['', false],
])('tells that %j compares only the newest records: %s', (text, isPartial) => {
  expect(comparesNewest(text)).toBe(isPartial);
});
