import { expect, test } from 'vitest';
import { wordIn } from '../../../../../../src/features/admin/pages/record-words.ts';
import { INHERITED } from '../../../../../worker/hostile/corpus.ts';

test.each([
  ['order', 'area', 'malviya-nagar', 'Malviya Nagar'],
  ['booking', 'timeSlot', '9-11', '9-11 AM'],
  ['lead', 'area', 'malviya-nagar', 'Malviya Nagar'],
  ['lead', 'area', 'behind the station', 'behind the station'],
  ['lead', 'serviceInterest', 'ac', 'AC service and repair'],
  ['lead', 'serviceInterest', 'a wash', 'a wash'],
  ['booking', 'serviceType', 'panel-paint', 'Dent & Paint'],
  ...INHERITED.map((name) => ['order', 'area', name, name] as const),
] as const)('a %s with the %s "%s" reads "%s"', (kind, field, value, word) => {
  expect(wordIn({ kind, fields: { [field]: value } }, field)).toBe(word);
});
