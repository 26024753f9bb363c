import { describe, expect, it } from 'vitest';
import { writtenFact } from '../../../../../src/features/push/index.ts';
import { MINUTE_MS } from '../../../../../src/values/durations.ts';

const QUARTER_MS = 15 * MINUTE_MS;
const begin = 1_900_000 * QUARTER_MS;

describe('the fact that a customer wrote', () => {
  it('is the same until its quarter of an hour ends, and then another', () => {
    const keys = [0, QUARTER_MS - 1, QUARTER_MS].map((passed) => writtenFact(begin + passed).key);
    expect(keys).toEqual(['wrote 1900000', 'wrote 1900000', 'wrote 1900001']);
  });
});
