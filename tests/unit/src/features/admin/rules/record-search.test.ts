import { expect, it } from 'vitest';
import { parseRecordSearch } from '../../../../../../src/features/admin/rules/record-search.ts';

it.each([
  ['9000000001', { by: 'number', number: '9000000001' }],
  [' +91 90000 00001 ', { by: 'number', number: '9000000001' }],
  ['+91 90000', { by: 'number_prefix', digits: '90000' }],
  ['90000', { by: 'number_prefix', digits: '90000' }],
  ['car 4521', { by: 'booking', bookingId: 'CAR4521' }],
  ['CAR4521', { by: 'booking', bookingId: 'CAR4521' }],
  ['Asha  Sha', { by: 'name', prefix: 'asha sha' }],
  ['carol', { by: 'name', prefix: 'carol' }],
  ['आशा', { by: 'name', prefix: 'आशा' }],
  ['  ', undefined],
])('reads %j', (text, search) => {
  expect(parseRecordSearch(text)).toEqual(search);
});
