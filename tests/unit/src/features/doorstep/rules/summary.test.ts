import { expect, test } from 'vitest';
import { addToCart, type Catalogue, EMPTY_CART } from '../../../../../../src/features/doorstep/rules/cart.ts';
import { acceptChanges, cartChanges } from '../../../../../../src/features/doorstep/rules/changes.ts';
import {
  badgeText,
  itemDetail,
  summarizeCart,
} from '../../../../../../src/features/doorstep/rules/summary.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const catalogue: Catalogue = new Map([
  ['jump-start', { name: 'Jump start', price: 29_900, discountPrice: 24_900 }],
  ['dry-cleaning-interior', { name: 'Interior dry cleaning', price: 129_900 }],
]);

const filled = [...catalogue.keys()].reduce((cart, id) => {
  const added = addToCart(cart, catalogue, id, NOW, 2);
  return added.ok ? added.value : cart;
}, EMPTY_CART);

test('the detail of an item takes the discount price where there is one', () => {
  const [item] = filled.items;
  if (!item) throw new Error('two services were added');
  expect(itemDetail(item, catalogue)).toMatchObject({
    ok: true,
    value: { unitPrice: 24_900, totalPrice: 49_800, service: { name: 'Jump start' } },
  });
  expect(itemDetail({ ...item, serviceId: 'gone' }, catalogue)).toMatchObject({
    ok: false,
    detail: { message: 'Service with ID gone not found' },
  });
});

test('a price, a name or a service that changed since is reported and leaves when accepted', () => {
  const today: Catalogue = new Map([['jump-start', { name: 'Jump start at home', price: 34_900 }]]);
  expect(cartChanges(filled, catalogue)).toEqual([]);
  expect(cartChanges(filled, today)).toEqual([
    { kind: 'price', serviceId: 'jump-start', before: 24_900, after: 34_900 },
    { kind: 'name', serviceId: 'jump-start', before: 'Jump start', after: 'Jump start at home' },
    { kind: 'withdrawn', serviceId: 'dry-cleaning-interior', name: 'Interior dry cleaning' },
  ]);
  expect(summarizeCart(filled, today)).toMatchObject({ itemCount: 2, serviceCount: 1, total: 69_800 });
  const accepted = acceptChanges(filled, today);
  expect(accepted.items).toHaveLength(1);
  expect(cartChanges(accepted, today)).toEqual([]);
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of %i pieces is "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
