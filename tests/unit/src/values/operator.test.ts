import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOperator, nameOfOperator, operatorNamed } from '../../../../src/values/operator.ts';

describe('the author of an operator’s change', () => {
  test('is an operator with any name, and gives the name back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect([isOperator(operatorNamed(name)), nameOfOperator(operatorNamed(name))]).toEqual([true, name]);
      }),
    );
  });

  test('without a name is only an operator', () => {
    for (const by of [operatorNamed(undefined), operatorNamed('')])
      expect([by, isOperator(by), nameOfOperator(by)]).toEqual(['operator', true, undefined]);
  });

  test.each(['visitor', 'provider', 'operators', 'Operator Asha', ''])('is not “%s”', (by) => {
    expect(isOperator(by)).toBe(false);
  });
});
