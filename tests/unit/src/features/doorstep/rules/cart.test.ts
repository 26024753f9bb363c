import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptChanges,
  addToCart,
  badgeText,
  type Cart,
  type Catalogue,
  cartChanges,
  EMPTY_CART,
  itemDetail,
  markWithdrawn,
  QUANTITY_MAX,
  removeFromCart,
  restoreToCart,
  setQuantity,
  shownCount,
  summarizeCart,
  withoutOrdered,
} from '../../../../../../src/features/doorstep/rules/cart.ts';
import { parseStoredCart, storeCart } from '../../../../../../src/features/doorstep/rules/stored-cart.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const catalogue: Catalogue = new Map([
  ['jump-start', { name: 'Jump start', price: 29_900 }],
  ['oil-filter-change', { name: 'Oil and filter change', price: 79_900, discountPrice: 69_900 }],
  ['ac-gas-topup', { name: 'AC gas top-up', price: 149_900 }],
]);

const cartOf = (result: ReturnType<typeof addToCart>): Cart => {
  if (!result.ok) throw new Error(result.detail?.message);
  return result.value;
};

test('adding a service that is there raises its quantity and keeps its first time', () => {
  const first = cartOf(addToCart(EMPTY_CART, catalogue, 'jump-start', NOW));
  const second = cartOf(addToCart(first, catalogue, 'jump-start', new Date('2026-11-22T06:00:00Z')));
  expect(second.items).toEqual([
    {
      serviceId: 'jump-start',
      quantity: 2,
      addedAt: '2026-11-21T06:00:00.000Z',
      seen: { name: 'Jump start', unitPrice: 29_900 },
    },
  ]);
});

describe('an unknown service id', () => {
  test.each(['flying-carpet', '__proto__', 'constructor', ''])('"%s" is refused with its text', (id) => {
    expect(addToCart(EMPTY_CART, catalogue, id, NOW)).toEqual({
      ok: false,
      code: 'unknown_service',
      detail: { serviceId: id, message: `Service with ID ${id} not found` },
    });
  });
});

test.each([0, -1, -99, Number.NEGATIVE_INFINITY, 0.5])(
  'setting a quantity to %s removes the item',
  (quantity) => {
    const cart = cartOf(addToCart(EMPTY_CART, catalogue, 'jump-start', NOW, 4));
    expect(setQuantity(cart, catalogue, 'jump-start', quantity, NOW)).toEqual({
      ok: true,
      value: { items: [] },
    });
  },
);

test('a quantity is a whole number up to its bound; what is no number changes nothing', () => {
  const cart = cartOf(setQuantity(EMPTY_CART, catalogue, 'jump-start', 2.9, NOW));
  expect(cart.items[0]?.quantity).toBe(2);
  expect(cartOf(setQuantity(cart, catalogue, 'jump-start', Number.NaN, NOW))).toBe(cart);
  expect(cartOf(addToCart(cart, catalogue, 'jump-start', NOW, 1e12)).items[0]?.quantity).toBe(QUANTITY_MAX);
});

test('a removed item can be put back where it stood', () => {
  const cart = ['jump-start', 'oil-filter-change', 'ac-gas-topup'].reduce(
    (sum, id) => cartOf(addToCart(sum, catalogue, id, NOW)),
    EMPTY_CART,
  );
  const [, removed] = cart.items;
  if (!removed) throw new Error('three services were added');
  const without = removeFromCart(cart, 'oil-filter-change');
  expect(restoreToCart(without, removed, 1)).toEqual(cart);
  expect(restoreToCart(cart, removed, 0)).toBe(cart);
});

const ids = [...catalogue.keys(), 'gone', '__proto__'];
const action = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id: fc.constantFrom(...ids),
    quantity: fc.integer({ min: -2, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    id: fc.constantFrom(...ids),
    quantity: fc.double({ min: -5, max: 2000 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...ids), quantity: fc.constant(0) }),
  fc.record({ kind: fc.constant('clear' as const), id: fc.constant(''), quantity: fc.constant(0) }),
);

function play(cart: Cart, { kind, id, quantity }: { kind: string; id: string; quantity: number }): Cart {
  if (kind === 'clear') return EMPTY_CART;
  if (kind === 'remove') return removeFromCart(cart, id);
  const result =
    kind === 'add'
      ? addToCart(cart, catalogue, id, NOW, quantity)
      : setQuantity(cart, catalogue, id, quantity, NOW);
  return result.ok ? result.value : cart;
}

test('any sequence of actions keeps quantities positive, counts and totals right, and storage equal to state', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const cart = actions.reduce(play, EMPTY_CART);
      const summary = summarizeCart(cart, catalogue);
      const unit = (id: string) => catalogue.get(id)?.discountPrice ?? catalogue.get(id)?.price ?? Number.NaN;
      expect(cart.items.every((item) => Number.isInteger(item.quantity) && item.quantity >= 1)).toBe(true);
      expect(new Set(cart.items.map((item) => item.serviceId)).size).toBe(cart.items.length);
      expect(summary.itemCount).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0));
      expect(summary.serviceCount).toBe(cart.items.length);
      expect(summary.total).toBe(
        cart.items.reduce((sum, item) => sum + unit(item.serviceId) * item.quantity, 0),
      );
      expect(summary.isEmpty).toBe(cart.items.length === 0);
      expect(parseStoredCart(storeCart(cart))).toEqual(cart);
    }),
    { numRuns: 300 },
  );
});

const discounted: Catalogue = new Map([
  ['jump-start', { name: 'Jump start', price: 29_900, discountPrice: 24_900 }],
  ['dry-cleaning-interior', { name: 'Interior dry cleaning', price: 129_900 }],
]);

const filled = [...discounted.keys()].reduce((cart, id) => {
  const added = addToCart(cart, discounted, id, NOW, 2);
  return added.ok ? added.value : cart;
}, EMPTY_CART);

test('the detail of an item takes the discount price where there is one', () => {
  const [item] = filled.items;
  if (!item) throw new Error('two services were added');
  expect(itemDetail(item, discounted)).toMatchObject({
    ok: true,
    value: { unitPrice: 24_900, totalPrice: 49_800, service: { name: 'Jump start' } },
  });
  expect(itemDetail({ ...item, serviceId: 'gone' }, discounted)).toMatchObject({
    ok: false,
    detail: { message: 'Service with ID gone not found' },
  });
});

test('the Hindi name of a service that was added on an English page is no change', () => {
  const inHindi: Catalogue = new Map([['jump-start', { name: 'जंप स्टार्ट', price: 29_900 }]]);
  const seen = { name: 'Jump start', unitPrice: 29_900 };
  const cart = { items: [{ serviceId: 'jump-start', quantity: 1, addedAt: '', seen }] };
  expect(cartChanges(cart, inHindi)).toEqual([]);
  const dearer: Catalogue = new Map([['jump-start', { name: 'जंप स्टार्ट', price: 34_900 }]]);
  expect(cartChanges(cart, dearer)).toMatchObject([{ kind: 'price', after: 34_900 }]);
});

test('a price, a name or a service that changed since is reported and leaves when accepted', () => {
  const today: Catalogue = new Map([['jump-start', { name: 'Jump start at home', price: 34_900 }]]);
  expect(cartChanges(filled, discounted)).toEqual([]);
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

test('a total is not the bill as soon as one job of the cart always needs parts', () => {
  const sold: Catalogue = new Map([
    ['vacuum', { name: 'Quick vacuum', price: 29_900 }],
    ['gas', { name: 'AC gas', price: 149_900, extra: { label: 'Up to 300 g, more extra', always: false } }],
    ['battery', { name: 'Battery', price: 99_900, extra: { label: 'Fitting, battery extra', always: true } }],
  ]);
  const adding = (...ids: readonly string[]) =>
    summarizeCart(
      ids.reduce((cart, id) => cartOf(addToCart(cart, sold, id, NOW)), EMPTY_CART),
      sold,
    ).partsOnTop;
  expect([adding(), adding('vacuum', 'gas'), adding('vacuum', 'battery')]).toEqual([false, false, true]);
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of %i pieces is "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test('a withdrawn service is in no count once it is marked, and counts again when we sell it again', () => {
  const cart = cartOf(addToCart(EMPTY_CART, catalogue, 'jump-start', NOW));
  const both: Cart = {
    items: [...cart.items, { serviceId: 'flying-carpet', quantity: 3, addedAt: NOW.toISOString() }],
  };
  const marked = markWithdrawn(both, catalogue);
  expect([shownCount(both), shownCount(marked), shownCount(cart)]).toEqual([4, 1, 1]);
  expect(parseStoredCart(storeCart(marked))).toEqual(marked);
  expect(markWithdrawn(marked, catalogue)).toBe(marked);
  const sold = new Map([...catalogue, ['flying-carpet', { name: 'Flying carpet', price: 100 }]]);
  expect(markWithdrawn(marked, sold)).toEqual(both);
});

test('an order takes its own pieces out of the cart, and leaves what was added since', () => {
  const item = (serviceId: string, quantity: number) => ({ serviceId, quantity, addedAt: '' });
  const cart = {
    items: [item('a', 3), item('b', 1), item('c', 1), { ...item('d', 1), isWithdrawn: true as const }],
  };
  const left = withoutOrdered(cart, [item('a', 2), item('b', 1)]);
  expect(left.items).toEqual([item('a', 1), item('c', 1)]);
});
