import { describe, expect, it } from 'vitest';
import { historyText } from '../../../../../../src/features/admin/pages/OneRecord.tsx';

describe('a line of history', () => {
  it.each([
    ['created', 'Came in', undefined],
    ['status new → contacted', 'New → Contacted', undefined],
    ['status in_progress → completed, city, timeSlot', 'In progress → Confirmed', 'Changed: city, time slot'],
    ['note', 'Changed: note', undefined],
  ])('says of %j %j', (what, title, changed) => {
    expect(historyText(what)).toEqual({ title, changed });
  });
});
