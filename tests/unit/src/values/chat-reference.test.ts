import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecordSearch } from '../../../../src/records/record-search.ts';
import { chatLink } from '../../../../src/values/chat-link.ts';
import type { ChatMessage } from '../../../../src/values/chat-message.ts';
import {
  isReference,
  newReference,
  referenceIn,
  withReference,
} from '../../../../src/values/chat-reference.ts';
import { rupees } from '../../../../src/values/money.ts';

const messages: readonly ChatMessage[] = [
  { kind: 'book_now', brand: 'Pahiya', service: 'AC service', price: rupees(999), city: 'Jaipur' },
  { kind: 'booking', bookingId: 'CAR123', link: 'https://pahiya.example/b/1?token=ABC234' },
  { kind: 'order', orderId: 'PH-1A2B3C4D', total: rupees(999) },
  { kind: 'coupon', code: 'SPIN-7K3QX9', offer: '₹100 off' },
  { kind: 'support' },
];

describe('the reference of a chat', () => {
  test('has six letters and digits of which no two look alike', () => {
    for (let count = 0; count < 2000; count += 1) {
      const reference = newReference();
      expect(reference).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{6}$/);
      expect(isReference(reference)).toBe(true);
    }
  });

  test('does not come twice in a few thousand', () => {
    const drawn = Array.from({ length: 3000 }, newReference);
    expect(new Set(drawn).size).toBeGreaterThan(2990);
  });

  test.each(messages)('ends the text of a $kind message, where it is found again', (message) => {
    const reference = newReference();
    const text = new URL(chatLink('919000000000', message, reference)).searchParams.get('text') ?? '';
    expect(text.endsWith(`\n#${reference}`)).toBe(true);
    expect(referenceIn(text)).toBe(reference);
  });

  test('is the last one of a text that quotes another, in any case of letters', () => {
    expect(referenceIn('> #K7M4X3\nMine is #ck2345')).toBe('CK2345');
  });

  test('is found by the search alone, and in a whole pasted message with or without its line breaks', () => {
    const reference = 'K7M4X3';
    const search = { by: 'reference', reference };
    for (const typed of [
      reference,
      reference.toLowerCase(),
      ` #${reference} `,
      withReference("Hi, I'd like to book AC service for 9000000101.", reference),
      withReference('Hi.', reference).replaceAll('\n', ''),
    ])
      expect(parseRecordSearch(typed)).toEqual(search);
  });

  test('no name, number, car or booking id is taken for one', () => {
    for (const typed of ['sharma', 'CAR234', 'PH-1A2B3C4D', '900000', 'maruti', 'Rohit 2', '#hashtag'])
      expect(parseRecordSearch(typed)?.by).not.toBe('reference');
  });

  test('of digits alone is found with its mark; without it they are a part of a number', () => {
    expect(parseRecordSearch('#234567')).toEqual({ by: 'reference', reference: '234567' });
    expect(parseRecordSearch('234567')?.by).toBe('words');
  });

  test('any other text has none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = referenceIn(text);
        return found === undefined || text.toUpperCase().includes(`#${found}`);
      }),
    );
  });
});
