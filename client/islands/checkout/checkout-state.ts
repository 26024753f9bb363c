import type { OrderAnswer } from '../../../src/features/checkout/contract.ts';
import {
  type Cart,
  type CartSummary,
  EMPTY_CART,
  summarizeCart,
} from '../../../src/features/doorstep/rules/cart.ts';
import type { AvailabilityWindow, PriceExtra } from '../../../src/features/doorstep/rules/catalogue.ts';
import type { SlotAlternative } from '../../../src/features/slots/contract.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import type { FormError } from '../../api/submit-form.ts';
import type { PayOutcome } from './pay-order.ts';
import type { VisitFieldsProps } from './VisitFields.tsx';

/**
 * A service that the page sells. Type aliases and no interfaces, for `Island` accepts only props of plain data.
 */
export type OrderedService = {
  readonly id: string;
  readonly name: string;
  /** In paise. */
  readonly price: number;
  readonly discountPrice?: number;
  readonly extra?: PriceExtra;
  /** The mechanic brings parts or fuel that depend on the car. */
  readonly needsCar?: boolean;
  /** The hours at which we do the service. */
  readonly window: AvailabilityWindow;
};

/** An order that the page itself names instead of the cart: packages for one car. */
export type NamedOrder = {
  readonly serviceIds: readonly string[];
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
  readonly vehicle: string;
};

export interface CheckoutProps {
  readonly services: readonly OrderedService[];
  /** Null where the visitor orders the cart. */
  readonly named: NamedOrder | null;
  /** The served areas. */
  readonly areas: VisitFieldsProps['areas'];
  /** First and last date that can be booked, YYYY-MM-DD. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly takesCards: boolean;
  readonly brandName: string;
  /** The sentence about our messages, while the chat is on. */
  readonly chatNotice?: string | undefined;
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
}

/** The ordered services at today's prices, and the hours at which we do each of them. */
export interface Ordered {
  readonly summary: CartSummary;
  /** The same services as the server takes them. */
  readonly items: readonly { readonly serviceId: string; readonly quantity: number }[];
  readonly windows: readonly AvailabilityWindow[];
  readonly needsCar: boolean;
}

const namedCart = (serviceIds: readonly string[]): Cart => ({
  items: serviceIds.map((serviceId) => ({ serviceId, quantity: 1, addedAt: '' })),
});

/** The order that the page names, else the cart. */
export function orderedOf({ services, named }: CheckoutProps, cart: Cart | undefined): Ordered {
  const catalogue = new Map(services.map((service) => [service.id, service]));
  const summary = summarizeCart(named ? namedCart(named.serviceIds) : (cart ?? EMPTY_CART), catalogue);
  const items = summary.items.map(({ serviceId, quantity }) => ({ serviceId, quantity }));
  const windows = items.map(({ serviceId }) => catalogue.get(serviceId)?.window ?? 'always');
  const needsCar = items.some(({ serviceId }) => catalogue.get(serviceId)?.needsCar === true);
  return { summary, items, windows, needsCar };
}

/** An order that exists, and why its payment by card did not succeed. */
export interface UnpaidOrder {
  readonly kind: 'unpaid';
  readonly order: OrderAnswer;
  readonly outcome: PayOutcome;
}

/** How a press on the button ended. */
export type CheckoutOutcome =
  | UnpaidOrder
  /** The order's own page opens. */
  | { readonly kind: 'settled' }
  /** The coupon's field says why. */
  | { readonly kind: 'coupon_refused' }
  /** Another visitor just booked the chosen slot; these are free near it. */
  | { readonly kind: 'slot_full'; readonly alternatives: readonly SlotAlternative[] }
  /** The order's current price in paise, which differs from the shown price. */
  | { readonly kind: 'repriced'; readonly amount: number }
  | { readonly kind: 'offline' }
  | FormError;
