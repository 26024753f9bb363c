import * as z from 'zod/mini';
import { count, type Frozen, sender, text } from './fields.ts';
import { visitAndJob } from './job.ts';
import { ORDER_ATTENTIONS, RETURN_STATES } from './order-ids.ts';

/** A line of an order; its words stand in the catalogue of each language. Money in paise. */
const line = z.object({
  serviceId: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  totalPrice: z.int(),
});

export type StoredLine = Frozen<z.infer<typeof line>>;

/**
 * A captured payment that an order has no use for: it came after the cancellation, or the order was paid before. The
 * provider sends it back.
 */
const paymentReturn = z.object({ paymentId: z.string(), amount: z.int(), state: z.enum(RETURN_STATES) });
export type PaymentReturn = Frozen<z.infer<typeof paymentReturn>>;

/** Money that the provider has sent back: a whole payment, or a part of it. */
const refund = z.object({ id: z.string(), paymentId: z.string(), amount: z.int() });
export type Refund = Frozen<z.infer<typeof refund>>;

/** The visit of an order with consent to ads, until it is placed. */
const adVisit = z.object({ url: z.string(), ip: text, userAgent: text, browserId: text, clickId: text });

export const orderFields = z.object({
  ...sender,
  ...visitAndJob,
  area: text,
  pinCode: text,
  manufacturer: text,
  model: text,
  fuelType: text,
  /** The car in words, and in the visitor's own ones. */
  vehicle: text,
  carModel: text,
  lines: z.array(line),
  itemCount: count,
  serviceCount: count,
  /** In paise. */
  amount: z.int(),
  currency: z.exactOptional(z.literal('INR')),
  /** All orders opened at the provider; the visitor pays the last one. */
  providerOrderIds: z._default(z.array(z.string()), []),
  /** The payment that counts for this order. */
  paymentId: text,
  returns: z.exactOptional(z.array(paymentReturn)),
  refunds: z.exactOptional(z.array(refund)),
  /** A problem with the payment that the operator must know. */
  attention: z.exactOptional(z.enum(ORDER_ATTENTIONS)),
  couponCode: text,
  discount: count,
  adVisit: z.exactOptional(adVisit),
});
