import { describe, expect, it } from 'vitest';
import { namedFirst } from '../../../../src/values/named-first.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('the list of brands and models', () => {
  it('starts with the common names that it has, and keeps the order of the others', () => {
    const items = named('Audi', 'Kia', 'Maruti', 'Volvo');
    expect(namedFirst(items, ['Maruti', 'Tata', 'Kia'])).toEqual(named('Maruti', 'Kia', 'Audi', 'Volvo'));
  });
});
