import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_KEY, updateCart } from '../../../../client/storage/cart.ts';
import type { Emitted } from '../../../../client/tracking/page-events.ts';
import { watchChoices } from '../../../../client/tracking/watch-choices.ts';
import { addToCart, type Cart } from '../../../../src/features/doorstep/rules/cart.ts';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

const catalogue = new Map([['jump-start', { name: 'Jump start', price: 29_900 }]]);
const addOne = (cart: Cart): Cart => {
  const added = addToCart(cart, catalogue, 'jump-start', new Date(0));
  return added.ok ? added.value : cart;
};

let browser: ReturnType<typeof stubBrowserStorage>;
let emitted: Emitted[];
beforeEach(() => {
  browser = stubBrowserStorage();
  vi.stubGlobal('location', new URL('https://pahiya.test/doorstep-services'));
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
  emitted = [];
  watchChoices((event) => emitted.push(event));
});
afterEach(() => vi.unstubAllGlobals());

const ADDED = {
  name: 'cart_item_added',
  details: { contentIds: ['jump-start'] },
};

test('an addition on this page is emitted once, also when the page is shown again', () => {
  updateCart(addOne);
  browser.page.dispatchEvent(new Event('pageshow'));
  expect(emitted).toEqual([ADDED]);
});

test.each([
  ['in another tab', Object.assign(new Event('storage'), { key: CART_KEY })],
  ['on the page before a return to this one', new Event('pageshow')],
])('an addition %s is not emitted again, and a later one here counts by itself', (_, event) => {
  browser.local.set(CART_KEY, '{"items":[{"serviceId":"jump-start","quantity":2}]}');
  browser.page.dispatchEvent(event);
  expect(emitted).toEqual([]);
  updateCart(addOne);
  expect(emitted).toEqual([ADDED]);
});
