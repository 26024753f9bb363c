import { DAY_MS } from '../../../values/durations.ts';
import { sha256Hex } from '../../../values/signing.ts';
import type { BrowserIds, ConversionDetails, ConversionInput } from './conversion-event.ts';
import { type CustomerInfo, phoneDigits, visitorId } from './customer.ts';
import { type EventName, isConversionName } from './event-names.ts';

export type AnalyticsProperties = Readonly<Record<string, string | number | boolean>>;

/** The property that marks a city as the network's guess: neither the page nor the visitor named one. */
export const CITY_IS_GUESS = 'city_is_guess';

/** An event for product analytics, in plain JSON. */
export type AnalyticsEvent = {
  readonly name: EventName;
  /** Analytics counts a repeated id once. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** The visitor's id, from `analyticsIdentity`. */
  readonly distinctId: string;
  /** Whether that id is of a mobile number, and not of a device or a session. */
  readonly isPerson?: boolean | undefined;
  readonly properties: AnalyticsProperties;
};

/** An event as the browser sends it. */
export interface ReceivedEvent {
  readonly name: EventName;
  readonly eventId: string;
  /** Milliseconds since 1970 by the browser's clock. */
  readonly time: number;
  /** Path of the page; it may have a query. */
  readonly url: string;
  readonly details?: ConversionDetails | undefined;
  readonly properties?: AnalyticsProperties | undefined;
}

export interface ReceivedBatch {
  readonly events: readonly ReceivedEvent[];
  readonly sessionId: string;
  /** The random id of the browser; analytics knows the visitor by it until a number joins it. */
  readonly userId?: string | undefined;
  readonly customer: CustomerInfo;
  readonly browser: BrowserIds;
  /** Origin of our site without a trailing slash. */
  readonly siteUrl: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

/** The server counts these with the ledger record, exactly once, so a browser's event for them is ignored. */
const COUNTED_WITH_RECORD: ReadonlySet<EventName> = new Set<EventName>([
  'lead',
  'service_scheduled',
  'purchase',
  'application_submitted',
]);

/** Keeps a time within the last day; the server's time replaces any other. */
const plausibleTime = (time: number, now: number): number =>
  time <= now && now - time < DAY_MS ? time : now;

/** Returns the page's address without query and fragment: they may hold personal data. */
function pageOf(url: string, siteUrl: string): string {
  const path = /^\/(?!\/)[^?#]*/.exec(url)?.[0] ?? '/';
  return `${siteUrl}${path}`;
}

/**
 * The ad system pays out by these, so the server sends them for records only and never because a browser says so. The
 * pixel too sends no contact but that of a record.
 */
const PROVEN_BY_RECORD: ReadonlySet<EventName> = new Set<EventName>([
  ...COUNTED_WITH_RECORD,
  'contact',
  'registration_completed',
  'subscription',
]);

const counted = ({ events }: ReceivedBatch): readonly ReceivedEvent[] =>
  events.filter(({ name }) => !COUNTED_WITH_RECORD.has(name));

/** Returns the batch's conversions for the ad system, not yet hashed and not yet checked for required fields. */
export const conversionsOf = (batch: ReceivedBatch): readonly ConversionInput[] =>
  counted(batch).flatMap(({ name, eventId, time, url, details, properties }) =>
    isConversionName(name) && !PROVEN_BY_RECORD.has(name)
      ? [
          {
            name,
            eventId,
            timeMs: plausibleTime(time, batch.now),
            url: pageOf(url, batch.siteUrl),
            customer: { ...batch.customer, externalId: visitorId(batch.userId, batch.sessionId) },
            browser: batch.browser,
            details: { ...details, more: properties },
          },
        ]
      : [],
  );

const present = (values: Readonly<Record<string, string | number | undefined>>): AnalyticsProperties =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the batch's events for product analytics. */
export const analyticsEventsOf = (batch: ReceivedBatch): readonly AnalyticsEvent[] =>
  counted(batch).map(({ name, eventId, time, url, details = {}, properties }) => ({
    name,
    eventId,
    timeMs: plausibleTime(time, batch.now),
    distinctId: visitorId(batch.userId, batch.sessionId),
    properties: {
      ...present({
        city: batch.customer.city,
        state: batch.customer.state,
        country: batch.customer.country,
      }),
      ...properties,
      ...present({
        $device_id: batch.userId,
        page: pageOf(url, batch.siteUrl),
        session_id: batch.sessionId,
        value: details.value,
        content_name: details.contentName,
        content_type: details.contentIds && 'product',
        content_ids: details.contentIds?.join(','),
      }),
    },
  }));

interface Identity {
  readonly mobileNumber?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly sessionId: string;
  /** Whether the business chose to send the number itself instead of its hash. */
  readonly rawPhone?: boolean | undefined;
}

/**
 * Returns the visitor's id in analytics: the hash of the mobile number if known, else the device, else the session. Call
 * it only with consent.
 */
export async function analyticsIdentity({
  mobileNumber,
  deviceId,
  sessionId,
  rawPhone = false,
}: Identity): Promise<string> {
  const digits = phoneDigits(mobileNumber);
  if (digits === undefined) return visitorId(deviceId, sessionId);
  return rawPhone ? digits : sha256Hex(`91${digits}`);
}

/** Returns the people properties of a visitor whose number is known. */
export const peopleProperties = (
  leadSource: string,
  more: AnalyticsProperties = {},
): AnalyticsProperties => ({
  ...more,
  lead_source: leadSource,
});

/** The `lead_source` of the chat assistant. */
export const ASSISTANT_LEAD_SOURCE = 'whatsapp_chat';
