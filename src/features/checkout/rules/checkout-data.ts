import type { Paise } from '../../../values/money.ts';
import type { PricedOrder } from './order-pricing.ts';

/** What a payment provider is told of an order (spec section 3, Checkout data); money in paise. */
export interface CheckoutData {
  readonly amount: Paise;
  readonly currency: 'INR';
  readonly items: readonly CheckoutItem[];
  readonly notes: {
    readonly service_type: 'doorstep_services';
    readonly item_count: number;
    readonly service_count: number;
  };
}

interface CheckoutItem {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: Paise;
}

/** What the provider is told of a priced order. */
export const checkoutData = (order: PricedOrder): CheckoutData => ({
  amount: order.amount,
  currency: order.currency,
  items: order.lines.map(({ name, description, quantity, unitPrice }) => ({
    name,
    description,
    quantity,
    price: unitPrice,
  })),
  notes: {
    service_type: 'doorstep_services',
    item_count: order.itemCount,
    service_count: order.serviceCount,
  },
});
