import { expect, test } from 'vitest';
import { dateDistanceText, fieldMessages } from '../../../../../../src/content/text/messages.ts';
import { fieldCodes } from '../../../../../../src/values/field-code.ts';

test('every code of a field has its sentence', () => {
  expect(Object.keys(fieldMessages).sort()).toEqual([...fieldCodes].sort());
});

test('days to go are counted out', () => expect(dateDistanceText.days_to_go(4)).toBe('(4 days to go)'));
