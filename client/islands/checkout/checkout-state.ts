import type { OrderAnswer } from '../../../src/features/checkout/contract/checkout.ts';
import type { SlotAlternative } from '../../../src/features/slots/contract.ts';
import type { FieldCode } from '../../../src/values/field-code.ts';
import type { PayOutcome } from '../../api/pay-order.ts';
import type { SendError } from '../../api/send-error.ts';

export type FieldErrors = Readonly<Partial<Record<string, FieldCode>>>;
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

export type CheckoutFault = 'offline' | SendError;

/** An order being made: filled in, under way, or standing at the provider unpaid. */
export type CheckoutState = {
  readonly status: 'filling' | 'sending' | 'unpaid';
  readonly errors: FieldErrors;
  readonly fault?: CheckoutFault | undefined;
  /** What is free instead of a slot that was just taken. */
  readonly alternatives?: readonly SlotAlternative[] | undefined;
  /** What the order costs now, in paise, where that is not what the page shows. */
  readonly newTotal?: number | undefined;
  /** The order that stands, while it is unpaid. */
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
