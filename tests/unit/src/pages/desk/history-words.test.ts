import { describe, expect, it } from 'vitest';
import { historyWords } from '../../../../../src/pages/desk/history-words.ts';

describe('a line of history', () => {
  it.each([
    ['created', 'Came in', undefined],
    ['status new → contacted', 'New → Contacted', undefined],
    ['status in_progress → completed, city, timeSlot', 'In progress → Confirmed', 'Changed: city, time slot'],
    ['note', 'Changed: note', undefined],
  ])('says of %j %j', (what, title, changed) => {
    expect(historyWords(what)).toEqual({ title, changed });
  });
});
