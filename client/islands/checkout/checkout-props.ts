import type { AvailabilityWindow } from '../../../src/features/doorstep/rules/catalogue.ts';

/** What can be ordered on the page. Type aliases, for an island's input must be plain data. */
export type OrderedService = {
  readonly id: string;
  readonly name: string;
  /** In paise. */
  readonly price: number;
  readonly discountPrice?: number;
  /** When it is done. */
  readonly window: AvailabilityWindow;
};

/** An order that the page itself names, instead of the cart: packages for one car. */
export type NamedOrder = {
  readonly serviceIds: readonly string[];
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
  readonly vehicle: string;
};

export interface CheckoutProps {
  readonly services: readonly OrderedService[];
  /** Nothing where the visitor's cart is what is ordered. */
  readonly named: NamedOrder | null;
  /** Names of the areas that are served. */
  readonly areas: readonly string[];
  /** First and last date that can be booked, YYYY-MM-DD. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly takesCards: boolean;
  readonly brandName: string;
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
}
