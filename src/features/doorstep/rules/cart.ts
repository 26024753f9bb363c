import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { type DoorstepService, unitPrice } from './catalogue.ts';

/** The part of a service that the cart needs. */
export type CatalogueService = Pick<DoorstepService, 'name' | 'price' | 'discountPrice' | 'extra'>;

/** Service id → service. A Map, so that an id such as `__proto__` from storage finds nothing. */
export type Catalogue = ReadonlyMap<string, CatalogueService>;

/** One service in the cart; `seen` holds the name and price at the time of adding. */
export interface CartItem {
  readonly serviceId: string;
  readonly quantity: number;
  /** ISO time of the first add. */
  readonly addedAt: string;
  readonly seen?: SeenService;
  /** We sold it no longer when the cart last showed; it is in no count. */
  readonly isWithdrawn?: true;
}

/** The name and unit price at the time of adding; the cart reports later differences. */
export interface SeenService {
  readonly name: string;
  readonly unitPrice: Paise;
}

export interface Cart {
  readonly items: readonly CartItem[];
}

export interface UnknownService {
  readonly serviceId: string;
  readonly message: string;
}

type CartResult = Result<Cart, 'unknown_service', UnknownService>;

export const EMPTY_CART: Cart = { items: [] };

/** This limit keeps every sum a safe integer; no visitor orders so many. */
export const QUANTITY_MAX = 999;

export const unknownService = (serviceId: string) =>
  failure('unknown_service', { serviceId, message: `Service with ID ${serviceId} not found` });

const wholeQuantity = (quantity: number): number => Math.min(QUANTITY_MAX, Math.floor(quantity));

/** Adds a service, or raises the quantity of an item in the cart. A `quantity` below 1 adds one. */
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

/** Sets a quantity; 0 or less removes the item. A quantity that is not a number changes nothing. */
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

/** Removes a service; an unknown one changes nothing. */
export const removeFromCart = (cart: Cart, serviceId: string): Cart => ({
  items: cart.items.filter((item) => item.serviceId !== serviceId),
});

/** Restores a removed item at its old position (undo). An item that was added again meanwhile stays as it is. */
export function restoreToCart(cart: Cart, item: CartItem, index: number): Cart {
  if (cart.items.some((other) => other.serviceId === item.serviceId)) return cart;
  return { items: cart.items.toSpliced(index, 0, item) };
}

export const clearCart = (): Cart => EMPTY_CART;

/** Takes what was ordered out of the cart, with what we sell no longer; what another tab added meanwhile stays. */
export const withoutOrdered = (
  cart: Cart,
  ordered: readonly Pick<CartItem, 'serviceId' | 'quantity'>[],
): Cart => ({
  items: cart.items.flatMap((item) => {
    const taken = ordered.find(({ serviceId }) => serviceId === item.serviceId)?.quantity ?? 0;
    const quantity = item.quantity - taken;
    return quantity > 0 && !item.isWithdrawn ? [{ ...item, quantity }] : [];
  }),
});

/** A cart item with its service at today's price. */
interface CartItemDetail extends CartItem {
  readonly service: CatalogueService;
  readonly unitPrice: Paise;
  readonly totalPrice: Paise;
}

/** Totals of a cart, money in paise. `itemCount` counts pieces, `serviceCount` different services. */
export interface CartSummary {
  readonly items: readonly CartItemDetail[];
  readonly itemCount: number;
  readonly serviceCount: number;
  readonly total: Paise;
  /** True if parts come on top of the total, so that it is not the bill. */
  readonly partsOnTop: boolean;
  readonly isEmpty: boolean;
}

/** Returns one item with its service; fails with `unknown_service` when the catalogue lacks it. */
export function itemDetail(
  item: CartItem,
  catalogue: Catalogue,
): Result<CartItemDetail, 'unknown_service', UnknownService> {
  const service = catalogue.get(item.serviceId);
  if (!service) return unknownService(item.serviceId);
  const price = unitPrice(service);
  return success({ ...item, service, unitPrice: price, totalPrice: price * item.quantity });
}

/** Counts and totals at today's prices. It leaves out withdrawn services, which `cartChanges` reports. */
export function summarizeCart(cart: Cart, catalogue: Catalogue): CartSummary {
  const items = cart.items.flatMap((item) => {
    const detail = itemDetail(item, catalogue);
    return detail.ok ? [detail.value] : [];
  });
  return {
    items,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    serviceCount: items.length,
    total: items.reduce((sum, item) => sum + item.totalPrice, 0),
    partsOnTop: items.some(({ service }) => service.extra?.always === true),
    isEmpty: items.length === 0,
  };
}

/** Marks the services that we no longer sell, so that pages without the catalogue do not count them. */
export function markWithdrawn(cart: Cart, catalogue: Catalogue): Cart {
  const isGone = ({ serviceId }: CartItem) => !catalogue.has(serviceId);
  if (cart.items.every((item) => isGone(item) === (item.isWithdrawn ?? false))) return cart;
  return {
    items: cart.items.map(({ isWithdrawn: _, ...item }) =>
      isGone(item) ? { ...item, isWithdrawn: true as const } : item,
    ),
  };
}

/** The pieces that the cart shows, as the badge counts them. */
export const shownCount = ({ items }: Cart): number =>
  items.reduce((sum, { quantity, isWithdrawn }) => (isWithdrawn ? sum : sum + quantity), 0);

/** Returns the number on the cart badge: empty for 0, "99+" above 99. */
export function badgeText(itemCount: number): string {
  if (itemCount <= 0) return '';
  return itemCount > 99 ? '99+' : String(itemCount);
}

/** A difference between an item and the service that the visitor saw when adding it. */
export type CartChange =
  | { readonly kind: 'withdrawn'; readonly serviceId: string; readonly name: string }
  | { readonly kind: 'price'; readonly serviceId: string; readonly before: Paise; readonly after: Paise }
  | { readonly kind: 'name'; readonly serviceId: string; readonly before: string; readonly after: string };

const isInHindi = (name: string): boolean => /[\u0900-\u097f]/.test(name);

/** A visitor who switched the language sees another name for the same service, which is no change. */
function changesOf(item: CartItem, catalogue: Catalogue): CartChange[] {
  const { serviceId, seen } = item;
  const service = catalogue.get(serviceId);
  if (!service) return [{ kind: 'withdrawn', serviceId, name: seen?.name ?? serviceId }];
  if (!seen) return [];
  const after = unitPrice(service);
  const changes: CartChange[] = [];
  if (after !== seen.unitPrice) changes.push({ kind: 'price', serviceId, before: seen.unitPrice, after });
  if (service.name !== seen.name && isInHindi(service.name) === isInHindi(seen.name)) {
    changes.push({ kind: 'name', serviceId, before: seen.name, after: service.name });
  }
  return changes;
}

/** Returns all differences since the items were added, in the cart's order. */
export const cartChanges = (cart: Cart, catalogue: Catalogue): readonly CartChange[] =>
  cart.items.flatMap((item) => changesOf(item, catalogue));

/** Accepts the changes: it removes withdrawn services and marks today's names and prices as seen. */
export const acceptChanges = (cart: Cart, catalogue: Catalogue): Cart => ({
  items: cart.items.flatMap((item) => {
    const service = catalogue.get(item.serviceId);
    return service ? [{ ...item, seen: { name: service.name, unitPrice: unitPrice(service) } }] : [];
  }),
});
