import { describe, expect, it } from 'vitest';
import { shownValue } from '../../../../../../src/features/admin/pages/SentFacts.tsx';

const now = new Date('2026-11-21T05:00:00Z');

describe('a value as the admin shows it', () => {
  it.each([
    ['servicePrice', 329_900, '₹3,299'],
    ['rating', 2, '2'],
    ['preferredDate', '2026-11-23', '23 November 2026'],
    ['confirmedAt', '2026-11-21T04:14:46.124Z', 'Today, 09:44'],
    ['message', 'Do you come on a Sunday?', 'Do you come on a Sunday?'],
    ['wasAsked', true, 'yes'],
    ['verified', false, 'no'],
    ['message', '', undefined],
    ['referrer', null, undefined],
  ])('shows %s %j as %j', (name, value, words) => {
    expect(shownValue(name, value, now)).toBe(words);
  });

  it('shows the lines of an order as they were priced, one by one', () => {
    const lines = [
      { serviceId: 'jump-start', name: 'Jump start', quantity: 1, unitPrice: 29_900, totalPrice: 29_900 },
      { serviceId: 'quick-vacuum', name: 'Quick vacuum', quantity: 2, unitPrice: 29_900, totalPrice: 59_800 },
    ];
    expect(shownValue('lines', lines, now)).toEqual(['Jump start, ₹299', '2 × Quick vacuum, ₹598']);
  });

  it('shows any other thing by its names', () => {
    expect(shownValue('other', { a: 1, b: 'two' }, now)).toBe('a: 1, b: "two"');
    expect(shownValue('others', ['one', 2, null], now)).toEqual(['one', '2', 'null']);
  });
});
