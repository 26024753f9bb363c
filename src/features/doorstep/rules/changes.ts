import type { Paise } from '../../../values/money.ts';
import type { Cart, CartItem, Catalogue } from './cart.ts';
import { unitPrice } from './catalogue.ts';

/** How an item differs from what its visitor saw when adding it. */
export type CartChange =
  | { readonly kind: 'withdrawn'; readonly serviceId: string; readonly name: string }
  | { readonly kind: 'price'; readonly serviceId: string; readonly before: Paise; readonly after: Paise }
  | { readonly kind: 'name'; readonly serviceId: string; readonly before: string; readonly after: string };

function changesOf(item: CartItem, catalogue: Catalogue): CartChange[] {
  const { serviceId, seen } = item;
  const service = catalogue.get(serviceId);
  if (!service) return [{ kind: 'withdrawn', serviceId, name: seen?.name ?? serviceId }];
  if (!seen) return [];
  const after = unitPrice(service);
  const changes: CartChange[] = [];
  if (after !== seen.unitPrice) changes.push({ kind: 'price', serviceId, before: seen.unitPrice, after });
  if (service.name !== seen.name) {
    changes.push({ kind: 'name', serviceId, before: seen.name, after: service.name });
  }
  return changes;
}

/** Everything in the cart that is not what it was when it was added, in the cart's order. */
export const cartChanges = (cart: Cart, catalogue: Catalogue): readonly CartChange[] =>
  cart.items.flatMap((item) => changesOf(item, catalogue));

/** The cart once its visitor has accepted the changes: withdrawn services leave, today's names and prices count as seen. */
export const acceptChanges = (cart: Cart, catalogue: Catalogue): Cart => ({
  items: cart.items.flatMap((item) => {
    const service = catalogue.get(item.serviceId);
    return service ? [{ ...item, seen: { name: service.name, unitPrice: unitPrice(service) } }] : [];
  }),
});
