import type { OrderAnswer } from '../../../src/features/checkout/contract.ts';
import {
  type Cart,
  type CartSummary,
  EMPTY_CART,
  summarizeCart,
} from '../../../src/features/doorstep/rules/cart.ts';
import type { AvailabilityWindow, PriceExtra } from '../../../src/features/doorstep/rules/catalogue.ts';
import type { SlotAlternative } from '../../../src/features/slots/contract.ts';
import type { FieldCode } from '../../../src/values/field-code.ts';
import type { SendError } from '../../api/send.ts';
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
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
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

export type FieldErrors = Readonly<Partial<Record<string, FieldCode>>>;
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

type CheckoutFault = 'offline' | SendError;

/** `unpaid`: the order exists, and its payment by card did not succeed. */
export type CheckoutState = {
  readonly status: 'filling' | 'sending' | 'unpaid';
  readonly errors: FieldErrors;
  readonly fault?: CheckoutFault | undefined;
  /** Free slots near the chosen one, which another visitor just booked. */
  readonly alternatives?: readonly SlotAlternative[] | undefined;
  /** The order's current price in paise, where it differs from the shown price. */
  readonly newTotal?: number | undefined;
  /** Set once the order exists and is unpaid. */
  readonly order?: OrderAnswer | undefined;
  readonly outcome?: PayOutcome | undefined;
};

export type CheckoutEvent =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'slot_full'; readonly alternatives: readonly SlotAlternative[] }
  | { readonly kind: 'repriced'; readonly amount: number }
  | { readonly kind: 'fault'; readonly fault: CheckoutFault }
  | { readonly kind: 'unpaid'; readonly order: OrderAnswer; readonly outcome: PayOutcome }
  | { readonly kind: 'paying' };

export const initialCheckout: CheckoutState = { status: 'filling', errors: {} };

function without(errors: FieldErrors, field: string): FieldErrors {
  const { [field]: _, ...rest } = errors;
  return rest;
}

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'edited':
      return state.errors[event.field] === undefined && state.alternatives === undefined
        ? state
        : { ...state, errors: without(state.errors, event.field), alternatives: undefined };
    case 'sent':
      return { status: 'sending', errors: {} };
    case 'refused':
      return { status: 'filling', errors: event.errors };
    case 'slot_full':
      return { status: 'filling', errors: {}, alternatives: event.alternatives };
    case 'repriced':
      return { status: 'filling', errors: {}, newTotal: event.amount };
    case 'fault':
      return { status: 'filling', errors: {}, fault: event.fault };
    case 'unpaid':
      return { status: 'unpaid', errors: {}, order: event.order, outcome: event.outcome };
    case 'paying':
      return { ...state, status: 'sending', outcome: undefined };
  }
}
