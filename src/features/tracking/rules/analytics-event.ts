import { sha256Hex } from '../../../values/signing.ts';
import { phoneDigits } from './customer.ts';
import type { EventName } from './event-names.ts';

export type AnalyticsProperties = Readonly<Record<string, string | number | boolean>>;

/** An event as product analytics gets it. Plain JSON. */
export type AnalyticsEvent = {
  readonly name: EventName;
  /** By it a repeat is counted once. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** Who: see `analyticsIdentity`. */
  readonly distinctId: string;
  readonly properties: AnalyticsProperties;
};

export interface Identity {
  readonly mobileNumber?: string | undefined;
  readonly sessionId: string;
  /** The number itself instead of its hash: only where the business has set it. */
  readonly rawPhone?: boolean | undefined;
}

/**
 * Who a visitor is to analytics: the mobile number, as its hash, once it is known, else the session
 * (design section 5). To be asked only with consent.
 */
export async function analyticsIdentity({
  mobileNumber,
  sessionId,
  rawPhone = false,
}: Identity): Promise<string> {
  const digits = phoneDigits(mobileNumber);
  if (digits === undefined) return sessionId;
  return rawPhone ? digits : sha256Hex(`91${digits}`);
}

/** People properties of a visitor known by number; `lead_source` says where the number was left (spec section 7). */
export const peopleProperties = (
  leadSource: string,
  more: AnalyticsProperties = {},
): AnalyticsProperties => ({
  ...more,
  lead_source: leadSource,
});

/** `lead_source` of the chat assistant. */
export const ASSISTANT_LEAD_SOURCE = 'whatsapp_chat';
