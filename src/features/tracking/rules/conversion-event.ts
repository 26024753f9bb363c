import { failure, type Result, success } from '../../../values/result.ts';
import { type CustomerInfo, type HashedCustomer, hashCustomer, phoneDigits } from './customer.ts';
import type { ConversionName } from './event-names.ts';

/** What an event is about (custom data of spec section 3). Money in rupees: that is what the ad system takes. */
export type ConversionDetails = {
  readonly value?: number | undefined;
  readonly currency?: string | undefined;
  readonly contentIds?: readonly string[] | undefined;
  readonly contentName?: string | undefined;
  readonly contentType?: string | undefined;
  /** Anything else worth knowing: UTM values, place, service. */
  readonly more?: Readonly<Record<string, string | number | boolean>> | undefined;
};

/** What the browser and the request tell; never hashed. */
export type BrowserIds = {
  readonly browserId?: string | undefined;
  readonly clickId?: string | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
};

export interface ConversionInput {
  readonly name: ConversionName;
  /** Shared with the browser's pixel: by it the same event is counted once. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** The page's address. */
  readonly url: string;
  readonly customer: CustomerInfo;
  readonly browser: BrowserIds;
  readonly details?: ConversionDetails | undefined;
}

/** An event as it is owed and sent: customer hashed, defaults filled in. Plain JSON (types, not interfaces: a ledger row holds it). */
export type ConversionEvent = Omit<ConversionInput, 'customer' | 'details'> & {
  readonly customer: HashedCustomer;
  readonly details: ConversionDetails;
};

export type SkipReason = 'no_valid_phone' | 'insufficient_customer';

/** Spec section 9. */
export const DEFAULT_CONTENT_ID = 'express-service-90min';
const DEFAULT_VALUE_RUPEES = 999;
const VALUED: ReadonlySet<ConversionName> = new Set([
  'cart_item_added',
  'checkout_begun',
  'checkout_started',
  'purchase',
  'service_scheduled',
]);
const NEEDS_CONTACT: ReadonlySet<ConversionName> = new Set([
  'contact',
  'registration_completed',
  'application_submitted',
  'service_scheduled',
  'purchase',
  'subscription',
]);
const NEEDS_IDENTIFIER: ReadonlySet<ConversionName> = new Set([
  'cart_item_added',
  'wishlist_item_added',
  'checkout_begun',
  'checkout_started',
]);

/** Custom data with the spec's defaults: INR, 0 or 999 by the kind of event, the express service. */
export function withDefaults(name: ConversionName, details: ConversionDetails = {}): ConversionDetails {
  return {
    ...details,
    value: details.value ?? (VALUED.has(name) ? DEFAULT_VALUE_RUPEES : 0),
    currency: details.currency ?? 'INR',
    contentIds: details.contentIds?.length ? details.contentIds : [DEFAULT_CONTENT_ID],
  };
}

/**
 * Why an event is not sent (spec section 5), or nothing. A Lead needs a valid phone unless that is allowed to be missing;
 * what a person does with us needs a phone or an e-mail; what they do with the cart at least something to know them by.
 */
export function skipReason(
  { name, customer, browser }: Pick<ConversionInput, 'name' | 'customer' | 'browser'>,
  allowMissingPhone = false,
): SkipReason | undefined {
  const hasPhone = phoneDigits(customer.phone) !== undefined;
  if (name === 'lead') return hasPhone || allowMissingPhone ? undefined : 'no_valid_phone';
  const hasContact = hasPhone || (customer.email ?? '') !== '';
  if (NEEDS_CONTACT.has(name)) return hasContact ? undefined : 'insufficient_customer';
  if (!NEEDS_IDENTIFIER.has(name)) return undefined;
  const known = [customer.externalId, browser.browserId, browser.clickId].some((id) => (id ?? '') !== '');
  return hasContact || known ? undefined : 'insufficient_customer';
}

/** Makes the event that leaves, or says why it must not. */
export async function conversionEvent(
  input: ConversionInput,
  allowMissingPhone = false,
): Promise<Result<ConversionEvent, SkipReason>> {
  const reason = skipReason(input, allowMissingPhone);
  if (reason) return failure(reason);
  const { customer, details, ...rest } = input;
  return success({
    ...rest,
    customer: await hashCustomer(customer),
    details: withDefaults(input.name, details),
  });
}
