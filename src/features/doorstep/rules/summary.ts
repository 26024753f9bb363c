import type { Paise } from '../../../values/money.ts';
import { type Result, success } from '../../../values/result.ts';
import {
  type Cart,
  type CartItem,
  type Catalogue,
  type CatalogueService,
  type UnknownService,
  unknownService,
} from './cart.ts';
import { unitPrice } from './catalogue.ts';

/** A cart item with its service at today's price (spec section 3). */
interface CartItemDetail extends CartItem {
  readonly service: CatalogueService;
  readonly unitPrice: Paise;
  readonly totalPrice: Paise;
}

/** Spec section 3; money in paise. `itemCount` counts pieces, `serviceCount` different services. */
export interface CartSummary {
  readonly items: readonly CartItemDetail[];
  readonly itemCount: number;
  readonly serviceCount: number;
  readonly subtotal: Paise;
  readonly discount: 0;
  readonly total: Paise;
  readonly isEmpty: boolean;
}

/** The detail of one item, or `unknown_service` with the spec's text when the catalogue does not have it. */
export function itemDetail(
  item: CartItem,
  catalogue: Catalogue,
): Result<CartItemDetail, 'unknown_service', UnknownService> {
  const service = catalogue.get(item.serviceId);
  if (!service) return unknownService(item.serviceId);
  const price = unitPrice(service);
  return success({ ...item, service, unitPrice: price, totalPrice: price * item.quantity });
}

/** Counts and totals at today's prices. A service the catalogue no longer has is left out here and told by `cartChanges`. */
export function summarizeCart(cart: Cart, catalogue: Catalogue): CartSummary {
  const items = cart.items.flatMap((item) => {
    const detail = itemDetail(item, catalogue);
    return detail.ok ? [detail.value] : [];
  });
  const subtotal = items.reduce((sum, item) => sum + item.totalPrice, 0);
  return {
    items,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    serviceCount: items.length,
    subtotal,
    discount: 0,
    total: subtotal,
    isEmpty: items.length === 0,
  };
}

/** The number on the cart badge: nothing for 0, "99+" above 99 (spec section 9). */
export function badgeText(itemCount: number): string {
  if (itemCount <= 0) return '';
  return itemCount > 99 ? '99+' : String(itemCount);
}
