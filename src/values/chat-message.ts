import type { Paise } from './money.ts';

/**
 * The messages that a chat link can prefill. The text is part of the link's address, so no message holds a name, a
 * mobile number or a street address.
 */
export type ChatMessage =
  | BookNowMessage
  | { readonly kind: 'service'; readonly service: string; readonly car?: string; readonly price?: Paise }
  | BookingMessage
  | { readonly kind: 'cart'; readonly items: readonly CartLine[]; readonly total: Paise }
  | OrderMessage
  /** A coupon from the spin wheel, with its code and description. */
  | { readonly kind: 'coupon'; readonly code: string; readonly offer: string }
  | { readonly kind: 'support'; readonly about?: string };

export type BookNowMessage = {
  readonly kind: 'book_now';
  readonly brand: string;
  /** The chosen service, "AC service", or a phrase such as "a car service". */
  readonly service: string;
  readonly car?: string | undefined;
  readonly price?: Paise | undefined;
  readonly city?: string | undefined;
};

export type BookingMessage = {
  readonly kind: 'booking';
  /** The displayed number, CAR…; undefined until the booking is made. */
  readonly bookingId?: string;
  /** How far the booking is: a draft is not booked yet. Default `confirmed`. */
  readonly state?: 'draft' | 'confirmed' | 'finished' | 'cancelled';
  readonly service?: string;
  readonly car?: string;
  /** YYYY-MM-DD; the text writes it out. */
  readonly date?: string;
  readonly time?: string;
  readonly preference?: string;
  readonly area?: string;
  /** "₹2,499 per panel" */
  readonly price?: string;
  /** The address of the booking's own page. */
  readonly link?: string;
};

export type OrderMessage = {
  readonly kind: 'order';
  /** The displayed number, such as "PH-1A2B3C4D". */
  readonly orderId: string;
  /** How far the order is: an unpaid one is not booked yet. Default `placed`. */
  readonly state?: 'unpaid' | 'placed' | 'finished' | 'cancelled';
  readonly total: Paise;
  /** True if parts come on top of the total. */
  readonly partsOnTop?: boolean;
  readonly items?: readonly CartLine[];
  readonly date?: string;
  readonly time?: string;
  readonly area?: string;
  /** The address of the order's own page. */
  readonly link?: string;
};

export type CartLine = {
  readonly name: string;
  readonly quantity: number;
  /** "Battery fitting, battery extra" */
  readonly extra?: string | undefined;
};
