import { type Cart, EMPTY_CART } from '../../../src/features/doorstep/rules/cart.ts';
import type { AvailabilityWindow } from '../../../src/features/doorstep/rules/catalogue.ts';
import { type CartSummary, summarizeCart } from '../../../src/features/doorstep/rules/summary.ts';
import type { CheckoutProps } from './checkout-props.ts';

/** What is being ordered, at today's prices, and the hours at which all of it is done. */
export interface Ordered {
  readonly summary: CartSummary;
  readonly windows: readonly AvailabilityWindow[];
}

const namedCart = (serviceIds: readonly string[]): Cart => ({
  items: serviceIds.map((serviceId) => ({ serviceId, quantity: 1, addedAt: '' })),
});

/** The order of the page: its named one, else what is in the cart. */
export function orderedOf({ services, named }: CheckoutProps, cart: Cart | undefined): Ordered {
  const catalogue = new Map(services.map((service) => [service.id, service]));
  const summary = summarizeCart(named ? namedCart(named.serviceIds) : (cart ?? EMPTY_CART), catalogue);
  const windows = summary.items.map(({ serviceId }) => catalogue.get(serviceId)?.window ?? 'always');
  return { summary, windows };
}
