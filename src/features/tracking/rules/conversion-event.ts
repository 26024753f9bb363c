import { failure, type Result, success } from '../../../values/result.ts';
import { type CustomerInfo, type HashedCustomer, hashCustomer, phoneDigits } from './customer.ts';
import type { ConversionName } from './event-names.ts';

/** In the ad system's own words. */
export type BoughtItem = { readonly id: string; readonly quantity: number; readonly item_price: number };

/** The subject of an event. Money in rupees, as the ad system expects. */
export type ConversionDetails = {
  readonly value?: number | undefined;
  readonly currency?: string | undefined;
  readonly contentIds?: readonly string[] | undefined;
  readonly contentName?: string | undefined;
  readonly contentType?: string | undefined;
  /** The parts of an order, with the price of one of each. */
  readonly contents?: readonly BoughtItem[] | undefined;
  /** Further properties such as UTM values, place and service. */
  readonly more?: Readonly<Record<string, string | number | boolean>> | undefined;
};

/** Ids from the browser and the request; the ad system takes them unhashed. */
export type BrowserIds = {
  readonly browserId?: string | undefined;
  readonly clickId?: string | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
};

export interface ConversionInput {
  readonly name: ConversionName;
  /** The browser's pixel sends the same id, so that the ad system counts the event once. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** None for what was arranged on the phone. */
  readonly url?: string | undefined;
  readonly customer: CustomerInfo;
  readonly browser: BrowserIds;
  readonly details?: ConversionDetails | undefined;
}

/**
 * The stored and sent form of an event, with hashed customer and defaults. It is plain JSON, because a ledger row holds
 * it.
 */
export type ConversionEvent = Omit<ConversionInput, 'customer' | 'details'> & {
  readonly customer: HashedCustomer;
  readonly details: ConversionDetails;
};

type SkipReason = 'no_valid_phone' | 'insufficient_customer';

const DEFAULT_CONTENT_ID = 'express-service-90min';
const DEFAULT_VALUE_RUPEES = 999;
const VALUED: ReadonlySet<ConversionName> = new Set([
  'cart_item_added',
  'checkout_begun',
  'checkout_started',
  'purchase',
  'service_scheduled',
]);
const NEEDS_CONTACT: ReadonlySet<ConversionName> = new Set([
  'registration_completed',
  'application_submitted',
  'service_scheduled',
  'purchase',
  'subscription',
]);
const NEEDS_IDENTIFIER: ReadonlySet<ConversionName> = new Set([
  'contact',
  'cart_item_added',
  'wishlist_item_added',
  'checkout_begun',
  'checkout_started',
]);

/** An event without a subject, such as a search, names no service. */
const isAboutService = (name: ConversionName): boolean => name === 'lead' || VALUED.has(name);

/**
 * Fills in the defaults: INR, `product`, and 0 or 999 rupees by the kind of event. The express service stands for a service that
 * nobody named.
 */
export function withDefaults(name: ConversionName, details: ConversionDetails = {}): ConversionDetails {
  const named = details.contentIds?.length ? details.contentIds : undefined;
  const contentIds = named ?? (isAboutService(name) ? [DEFAULT_CONTENT_ID] : undefined);
  return {
    ...details,
    value: details.value ?? (VALUED.has(name) ? DEFAULT_VALUE_RUPEES : 0),
    currency: details.currency ?? 'INR',
    ...(contentIds && { contentIds, contentType: 'product' }),
  };
}

/**
 * Returns why an event is not sent, or undefined. A lead needs a valid phone unless it may be missing; bookings and
 * purchases need phone or e-mail. Contacts and cart events need any identifier, for a chat opens without a number.
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

/** Makes the event for the ad system; fails with the reason where it must not be sent. */
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
