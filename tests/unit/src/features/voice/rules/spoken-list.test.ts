import { expect, it } from 'vitest';
import { spokenList } from '../../../../../../src/features/voice/rules/spoken-list.ts';

it.each([
  [['petrol'], 'petrol'],
  [['petrol', 'diesel'], 'petrol and diesel'],
  [['petrol', 'diesel', 'CNG'], 'petrol, diesel and CNG'],
])('reads %j as "%s"', (names, sentence) => expect(spokenList(names)).toBe(sentence));
