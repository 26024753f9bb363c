import { expect, it } from 'vitest';
import { afterPrefix, searchKey } from '../../../../src/values/search-key.ts';

it('writes a name as it is searched: lower case, single spaces', () => {
  expect(searchKey('  Asha   SHARMA ')).toBe('asha sharma');
  expect(searchKey('आशा')).toBe('आशा');
});

it('bounds every text with a prefix', () => {
  expect('asha sharma' >= 'asha' && 'asha sharma' < afterPrefix('asha')).toBe(true);
  expect('ashb' < afterPrefix('asha')).toBe(false);
});
