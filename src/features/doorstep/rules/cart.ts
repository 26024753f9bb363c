import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { type DoorstepService, unitPrice } from './catalogue.ts';

/** What the cart must know of a service; the catalogue that is handed in decides what can be bought. */
export type CatalogueService = Pick<DoorstepService, 'name' | 'price' | 'discountPrice'>;

/** Service id → service. A Map, so that an id such as `__proto__` from storage finds nothing. */
export type Catalogue = ReadonlyMap<string, CatalogueService>;

/** One service in the cart (spec section 3). `seen` is what the visitor was shown when adding it. */
export interface CartItem {
  readonly serviceId: string;
  readonly quantity: number;
  /** ISO time of the first add. */
  readonly addedAt: string;
  readonly seen?: SeenService;
}

/** The name and unit price shown at the time of adding: a later difference is reported, never silent. */
export interface SeenService {
  readonly name: string;
  readonly unitPrice: Paise;
}

export interface Cart {
  readonly items: readonly CartItem[];
}

/** `message` is the exact text of spec section 5. */
export interface UnknownService {
  readonly serviceId: string;
  readonly message: string;
}

type CartResult = Result<Cart, 'unknown_service', UnknownService>;

export const EMPTY_CART: Cart = { items: [] };

/** A bound that no visitor reaches: it keeps every sum a safe whole number. */
export const QUANTITY_MAX = 999;

/** The failure of spec section 5, with its exact text. */
export const unknownService = (serviceId: string) =>
  failure('unknown_service', { serviceId, message: `Service with ID ${serviceId} not found` });

const wholeQuantity = (quantity: number): number => Math.min(QUANTITY_MAX, Math.floor(quantity));

/** Adds a service, or raises the quantity of one that is there (spec section 4). `quantity` under 1 adds one. */
export function addToCart(
  cart: Cart,
  catalogue: Catalogue,
  serviceId: string,
  now: Date,
  quantity = 1,
): CartResult {
  const present = cart.items.find((item) => item.serviceId === serviceId)?.quantity ?? 0;
  return setQuantity(cart, catalogue, serviceId, present + Math.max(quantity, 1), now);
}

/** Sets a quantity; 0 or less removes the item (spec section 4). A quantity that is not a number changes nothing. */
export function setQuantity(
  cart: Cart,
  catalogue: Catalogue,
  serviceId: string,
  quantity: number,
  now: Date,
): CartResult {
  if (Number.isNaN(quantity)) return success(cart);
  if (quantity < 1) return success(removeFromCart(cart, serviceId));
  const service = catalogue.get(serviceId);
  if (!service) return unknownService(serviceId);
  const present = cart.items.find((item) => item.serviceId === serviceId);
  if (!present) {
    const seen = { name: service.name, unitPrice: unitPrice(service) };
    const added = { serviceId, quantity: wholeQuantity(quantity), addedAt: now.toISOString(), seen };
    return success({ items: [...cart.items, added] });
  }
  const raised = { ...present, quantity: wholeQuantity(quantity) };
  return success({ items: cart.items.map((item) => (item === present ? raised : item)) });
}

/** Takes a service out; one that is not there changes nothing. */
export const removeFromCart = (cart: Cart, serviceId: string): Cart => ({
  items: cart.items.filter((item) => item.serviceId !== serviceId),
});

/** Puts a removed item back where it stood (undo). An item that was added again meanwhile stays as it is. */
export function restoreToCart(cart: Cart, item: CartItem, index: number): Cart {
  if (cart.items.some((other) => other.serviceId === item.serviceId)) return cart;
  return { items: cart.items.toSpliced(index, 0, item) };
}

/** Takes everything out (spec section 4). */
export const clearCart = (): Cart => EMPTY_CART;
