import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../../../src/values/chat-message.ts';
import { chatText } from '../../../../src/values/hi/chat-text.ts';
import { rupees } from '../../../../src/values/money.ts';

const items = [{ name: 'बैटरी बदलना', quantity: 1, extra: 'बैटरी अलग से' }];
const visit = { date: '2026-11-24', time: 'सुबह 11 – दोपहर 1 बजे', area: 'मानसरोवर' } as const;

const messages: readonly ChatMessage[] = [
  {
    kind: 'book_now',
    brand: 'Pahiya',
    service: 'एसी सर्विस',
    car: 'Maruti Swift',
    price: rupees(999),
    city: 'जयपुर',
  },
  { kind: 'service', service: 'एसी सर्विस', price: rupees(999) },
  { kind: 'booking' },
  ...(['draft', 'confirmed', 'finished', 'cancelled'] as const).map((state) => ({
    kind: 'booking' as const,
    bookingId: 'CAR123',
    state,
    ...visit,
  })),
  { kind: 'cart', items, total: rupees(999) },
  ...(['unpaid', 'placed', 'finished', 'cancelled'] as const).map((state) => ({
    kind: 'order' as const,
    orderId: 'PH-1A2B3C4D',
    state,
    total: rupees(999),
    partsOnTop: true,
    items,
    ...visit,
  })),
  { kind: 'coupon', code: 'SPIN-7K3QX9', offer: '₹100 की छूट' },
  { kind: 'support' },
  { kind: 'support', about: 'बुकिंग' },
];

describe('the Hindi text of a chat message', () => {
  test.each(messages)('%o greets in Hindi and has no English word', (message) => {
    const text = chatText(message);
    expect(text).toMatch(/^नमस्ते, /);
    expect(text.replace(/Pahiya|Maruti Swift|[A-Z]{2,}[\w-]*/g, '')).not.toMatch(/[A-Za-z]/);
  });

  test('names the facts of an order line by line', () => {
    const order = {
      kind: 'order',
      orderId: 'PH-1',
      total: rupees(999),
      partsOnTop: true,
      items,
      ...visit,
    } as const;
    expect(chatText(order).split('\n')).toEqual([
      'नमस्ते, मैंने ऑर्डर PH-1 (₹999, पार्ट के बिना) दिया है।',
      '1 × बैटरी बदलना (बैटरी अलग से)',
      'इलाका: मानसरोवर',
      'तारीख: मंगलवार, 24\u00a0नवंबर',
      'समय: सुबह 11 – दोपहर 1 बजे',
    ]);
  });

  test('cuts a cart of more than ten services', () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ name: `सर्विस ${place}`, quantity: 1 }));
    expect(chatText({ kind: 'cart', items: many, total: rupees(1) })).toContain('और 2 सर्विस');
  });
});
