import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStoredCart } from '../../../../../../src/features/doorstep/rules/stored-cart.ts';

const EPOCH = '1970-01-01T00:00:00.000Z';

test.each([null, undefined, '', 'undefined', '{', '42', '"cart"', 'null', '[]', '{"items":"all"}'])(
  'storage holding %s is an empty cart',
  (text) => {
    expect(parseStoredCart(text)).toEqual({ items: [] });
  },
);

test.each([
  [
    'a bare list',
    '[{"serviceId":"jump-start","quantity":2,"addedAt":"2026-01-02T03:04:05.000Z"}]',
    '2026-01-02T03:04:05.000Z',
  ],
  [
    'an id under its short name and a quantity in text',
    '{"items":[{"id":"jump-start","quantity":"2"}]}',
    EPOCH,
  ],
  ['quantities by id', '{"jump-start":2}', EPOCH],
])('an older shape is read: %s', (_shape, text, addedAt) => {
  expect(parseStoredCart(text)).toEqual({ items: [{ serviceId: 'jump-start', quantity: 2, addedAt }] });
});

test('what cannot be read is dropped and the same service twice becomes one item', () => {
  const stored = JSON.stringify({
    items: [
      { serviceId: 'jump-start', quantity: 1, addedAt: EPOCH },
      { serviceId: 'jump-start', quantity: 3, addedAt: 'yesterday' },
      { serviceId: 'horn-replacement', quantity: -1 },
      { serviceId: 7, quantity: 1 },
      { serviceId: 'x'.repeat(500), quantity: 1 },
      null,
      'jump-start',
    ],
  });
  expect(parseStoredCart(stored)).toEqual({
    items: [{ serviceId: 'jump-start', quantity: 4, addedAt: EPOCH }],
  });
});

test('no text and no JSON value makes it throw or give a quantity that is not positive', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const item of parseStoredCart(text).items) expect(item.quantity).toBeGreaterThan(0);
    }),
  );
});
