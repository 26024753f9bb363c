import { describe, expect, it } from 'vitest';
import { commonFirst } from '../../../../../../src/features/assistant/rules/facts.ts';

describe('the list of brands and models', () => {
  it('starts with the common names that it has, and keeps the order of the others', () => {
    expect(commonFirst(['Audi', 'Kia', 'Maruti', 'Volvo'], ['Maruti', 'Tata', 'Kia'])).toEqual([
      'Maruti',
      'Kia',
      'Audi',
      'Volvo',
    ]);
  });
});
