import { type Cart, EMPTY_CART } from '../../src/features/doorstep/rules/cart.ts';
import { parseStoredCart, storeCart } from '../../src/features/doorstep/rules/stored-cart.ts';

/** The cart's storage key. No other module writes it. */
export const CART_KEY = 'pahiya-cart';

/**
 * The type of the event of a change on this page. It goes to the window, because the islands and the idle modules each
 * bundle their own copy of this module.
 */
export const CART_CHANGED = 'cart-changed';

let cached: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: EMPTY_CART };
/** The cart's JSON where storage is closed or full. The cart then lives as long as the page. */
let unsaved: string | undefined;

function storedText(): string | null {
  try {
    return unsaved ?? localStorage.getItem(CART_KEY);
  } catch {
    return null;
  }
}

/** The stored cart. Returns the same object until a tab changes it, as `useSyncExternalStore` requires. */
export function readCart(): Cart {
  const text = storedText();
  if (text !== cached.text) cached = { text, cart: parseStoredCart(text) };
  return cached.cart;
}

/** Changes the stored cart, which another tab may have changed meanwhile, and calls all listeners. */
export function updateCart(change: (cart: Cart) => Cart): void {
  const before = readCart();
  const cart = change(before);
  if (cart === before) return;
  const text = storeCart(cart);
  cached = { text, cart };
  try {
    localStorage.setItem(CART_KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  dispatchEvent(new Event(CART_CHANGED));
}

/**
 * Calls the listener after every change: here, in another tab, or while the page was in the back/forward cache. Only
 * the event of a change here has the type `CART_CHANGED`.
 */
export function subscribeToCart(listener: (event: Event) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) listener(event);
  };
  addEventListener(CART_CHANGED, listener);
  addEventListener('storage', follow);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener(CART_CHANGED, listener);
    removeEventListener('storage', follow);
    removeEventListener('pageshow', listener);
  };
}
