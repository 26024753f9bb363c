import { describe, expect, it } from 'vitest';
import { firstWords } from '../../../../../../src/features/calls/rules/first-words.ts';

describe('the first words of a message', () => {
  it.each([
    ['Where do I park?', 'Where do I park?'],
    ['  Hello\n\n\tthere ', 'Hello there'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), `${'a'.repeat(79)}…`],
    ['🚗'.repeat(81), `${'🚗'.repeat(79)}…`],
    [`${'a'.repeat(78)} and more`, `${'a'.repeat(78)}…`],
  ])('of %j are %j', (words, expected) => {
    expect(firstWords(words)).toBe(expected);
  });
});
