import { describe, expect, test } from 'vitest';
import { chatLink } from '../../../../src/values/chat-link.ts';
import type { ChatMessage } from '../../../../src/values/chat-message.ts';
import { chatText } from '../../../../src/values/chat-text.ts';
import { rupees } from '../../../../src/values/money.ts';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('the chat link', () => {
  test('carries digits only and the exact words of Book Now', () => {
    const message = { kind: 'book_now', brand: 'Pahiya', service: 'an Express Car Service' } as const;
    const link = chatLink('+91 90000 00001', message);
    expect(link.startsWith('https://wa.me/919000000001?text=Hi%2C%20I')).toBe(true);
    expect(textOf(link)).toBe("Hi, I'd like to book an Express Car Service through Pahiya.");
  });

  test('keeps ampersands, line breaks and rupee signs of its text', () => {
    const message: ChatMessage = {
      kind: 'service',
      service: 'Dent & Paint',
      car: 'Maruti Swift (Petrol)',
      price: rupees(2499),
    };
    expect(textOf(chatLink('919000000001', message))).toBe(
      "Hi, I'd like to book Dent & Paint for my Maruti Swift (Petrol) (₹2,499).",
    );
  });
});

describe('the prefilled text', () => {
  test('of Book Now names the chosen service, car, price and city', () => {
    expect(
      chatText({
        kind: 'book_now',
        brand: 'Pahiya',
        service: 'AC service',
        car: 'Maruti Baleno CNG',
        price: rupees(999),
        city: 'Mumbai',
      }),
    ).toBe("Hi, I'd like to book AC service for my Maruti Baleno CNG (₹999) in Mumbai through Pahiya.");
  });

  test('of a coupon names its code and what it is good for', () => {
    expect(chatText({ kind: 'coupon', code: 'SPIN-7K3QX9', offer: '10% off an AC service' })).toBe(
      "Hi, I'd like to book with my coupon SPIN-7K3QX9 (10% off an AC service).",
    );
  });

  test('of a confirmed booking sums it up and links to its page', () => {
    const text = chatText({
      kind: 'booking',
      bookingId: 'CAR4821',
      car: 'Maruti Swift (Petrol)',
      service: 'Express Service',
      price: '₹2,999',
      date: '2026-03-11',
      time: '9-11 AM',
      link: 'https://example.test/booking/1?token=t',
    });
    expect(text.split('\n')).toEqual([
      'Hi, I have booked a car service. Booking id: CAR4821',
      'Car: Maruti Swift (Petrol)',
      'Service: Express Service',
      'Price: ₹2,999',
      'Date: Wednesday, 11 March',
      'Time: 9-11 AM',
      'Details: https://example.test/booking/1?token=t',
    ]);
  });

  test.each([
    ['draft', 'Hi, I have started a booking but not confirmed it yet. Booking id: CAR4821'],
    ['cancelled', 'Hi, I have cancelled my booking. Booking id: CAR4821'],
    ['finished', 'Hi, you serviced my car. Booking id: CAR4821'],
  ] as const)('of a %s booking does not say that it is booked', (state, text) => {
    expect(chatText({ kind: 'booking', bookingId: 'CAR4821', state })).toBe(text);
  });

  test('of an unfinished booking asks for help with the known answers', () => {
    expect(chatText({ kind: 'booking', car: 'Tata Nexon' })).toBe(
      "Hi, I'd like help with booking a car service.\nCar: Tata Nexon",
    );
  });

  test('of a long cart names ten lines, counts the rest and gives the total', () => {
    const items = Array.from({ length: 13 }, (_, at) => ({ name: `Service ${at + 1}`, quantity: 1 }));
    const text = chatText({ kind: 'cart', items, total: rupees(4299) }).split('\n');
    expect(text).toHaveLength(13);
    expect(text.slice(-3)).toEqual(['1 x Service 10', 'and 3 more', 'Total: ₹4,299']);
  });

  test('of an order and of a call for help', () => {
    expect(chatText({ kind: 'order', orderId: 'ORD1', total: rupees(598) })).toBe(
      'Hi, I have placed order ORD1 (₹598).',
    );
    const items = [{ name: 'Battery replacement', quantity: 1, extra: 'Battery fitting, battery extra' }];
    expect(
      chatText({ kind: 'order', orderId: 'ORD2', total: rupees(999), partsOnTop: true, items }).split('\n'),
    ).toEqual([
      'Hi, I have placed order ORD2 (₹999 without parts).',
      '1 x Battery replacement (Battery fitting, battery extra)',
    ]);
    expect(chatText({ kind: 'support' })).toBe('Hi, I need help.');
    expect(chatText({ kind: 'support', about: 'a booking in another city' })).toContain('another city');
  });
});
