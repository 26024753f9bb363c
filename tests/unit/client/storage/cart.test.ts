import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_KEY, readCart, subscribeToCart, updateCart } from '../../../../client/storage/cart.ts';
import { addToCart, type Cart } from '../../../../src/features/doorstep/rules/cart.ts';

const catalogue = new Map([['jump-start', { name: 'Jump start', price: 29_900 }]]);
const addOne = (cart: Cart): Cart => {
  const added = addToCart(cart, catalogue, 'jump-start', new Date(0));
  return added.ok ? added.value : cart;
};
const quantity = () => readCart().items[0]?.quantity;

let page: EventTarget;
let stored: Map<string, string>;
const change = (text: string | null, key: string | null = CART_KEY) => {
  if (text === null) stored.delete(CART_KEY);
  else stored.set(CART_KEY, text);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a change is stored under its key and calls every listener until it unsubscribes', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToCart(listener);
  updateCart(addOne);
  updateCart(addOne);
  expect(quantity()).toBe(2);
  expect(JSON.parse(stored.get(CART_KEY) ?? '')).toMatchObject({ items: [{ serviceId: 'jump-start' }] });
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  updateCart(addOne);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a change in another tab calls the listeners, and the next change here builds on it', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToCart(listener);
  change('{"items":[{"serviceId":"jump-start","quantity":5}]}');
  expect(listener).toHaveBeenCalledTimes(1);
  updateCart(addOne);
  expect(quantity()).toBe(6);
  change('{}', 'something-else');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('the same stored text is the same object', () => {
  updateCart(addOne);
  expect(readCart()).toBe(readCart());
});

test('unreadable text in storage is an empty cart', () => {
  change('{"items":');
  expect(readCart().items).toEqual([]);
});

test('a closed storage keeps the cart for the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  updateCart(addOne);
  updateCart(addOne);
  expect(quantity()).toBe(2);
});
