import { describe, expect, it } from 'vitest';
import { commonFirst } from '../../../../../../src/features/assistant/rules/common-first.ts';

describe('a list that begins with the common', () => {
  it('leads with the common names it has, in their order, and keeps the order of the others', () => {
    expect(commonFirst(['Audi', 'Kia', 'Maruti', 'Volvo'], ['Maruti', 'Tata', 'Kia'])).toEqual([
      'Maruti',
      'Kia',
      'Audi',
      'Volvo',
    ]);
  });
});
