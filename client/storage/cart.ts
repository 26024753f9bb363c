import { type Cart, EMPTY_CART } from '../../src/features/doorstep/rules/cart.ts';
import { parseStoredCart, storeCart } from '../../src/features/doorstep/rules/stored-cart.ts';

/** The fixed key under which the cart is kept (spec section 3); nobody else writes it. */
export const CART_KEY = 'pahiya-cart';

/** Said on the window, so that every bundle of the page hears of a change. */
const CHANGED = 'cart-changed';

let held: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: EMPTY_CART };
/** What storage would not take: it is closed or full, and the cart lives as long as the page (spec section 8). */
let unsaved: string | undefined;

function storedText(): string | null {
  try {
    return unsaved ?? localStorage.getItem(CART_KEY);
  } catch {
    return null;
  }
}

/** The cart as it is stored now. The same object as long as nothing changed, whichever tab may have changed it. */
export function readCart(): Cart {
  const text = storedText();
  if (text !== held.text) held = { text, cart: parseStoredCart(text) };
  return held.cart;
}

/** Writes the cart anew from the stored one, which another tab may have changed meanwhile, and tells all listeners. */
export function updateCart(change: (cart: Cart) => Cart): void {
  const before = readCart();
  const cart = change(before);
  if (cart === before) return;
  const text = storeCart(cart);
  held = { text, cart };
  try {
    localStorage.setItem(CART_KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls the listener after every change, made in this tab, in another one, or while the page lay in the back/forward cache. */
export function subscribeToCart(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) listener();
  };
  addEventListener(CHANGED, listener);
  addEventListener('storage', follow);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', follow);
    removeEventListener('pageshow', listener);
  };
}
