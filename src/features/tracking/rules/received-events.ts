import { DAY_MS } from '../../../values/durations.ts';
import type { AnalyticsEvent, AnalyticsProperties } from './analytics-event.ts';
import type { BrowserIds, ConversionDetails, ConversionInput } from './conversion-event.ts';
import type { CustomerInfo } from './customer.ts';
import { type EventName, isConversionName } from './event-names.ts';

/** One event as a browser sent it. */
export interface ReceivedEvent {
  readonly name: EventName;
  readonly eventId: string;
  /** Milliseconds since 1970, by the browser's clock. */
  readonly time: number;
  /** Path of the page, perhaps with a query. */
  readonly url: string;
  readonly details?: ConversionDetails | undefined;
  readonly properties?: AnalyticsProperties | undefined;
}

/** A batch of one visitor, and who sends it. */
export interface ReceivedBatch {
  readonly events: readonly ReceivedEvent[];
  readonly sessionId: string;
  readonly customer: CustomerInfo;
  readonly browser: BrowserIds;
  /** Origin of our pages, without a slash. */
  readonly siteUrl: string;
  /** Milliseconds since 1970, by our clock. */
  readonly now: number;
}

/**
 * Conversions that a record of ours owes when it is made. A browser's word for them is not needed, and not believed:
 * they are counted with the record, once, whatever becomes of the page.
 */
const OF_RECORDS: ReadonlySet<EventName> = new Set<EventName>([
  'lead',
  'service_scheduled',
  'purchase',
  'application_submitted',
]);

const OLDEST_MS = DAY_MS;

/** A browser's clock is believed for the day before now; a time of the future or of long ago is taken for now. */
const believed = (time: number, now: number): number => (time <= now && now - time < OLDEST_MS ? time : now);

/** The page without its query and fragment: they may hold what belongs to one person. */
function pageOf(url: string, siteUrl: string): string {
  const path = /^\/(?!\/)[^?#]*/.exec(url)?.[0] ?? '/';
  return `${siteUrl}${path}`;
}

const counted = ({ events }: ReceivedBatch): readonly ReceivedEvent[] =>
  events.filter(({ name }) => !OF_RECORDS.has(name));

/** What of a batch is for the ad system: not yet hashed, not yet checked for what it needs. */
export const conversionsOf = (batch: ReceivedBatch): readonly ConversionInput[] =>
  counted(batch).flatMap(({ name, eventId, time, url, details, properties }) =>
    isConversionName(name)
      ? [
          {
            name,
            eventId,
            timeMs: believed(time, batch.now),
            url: pageOf(url, batch.siteUrl),
            customer: { ...batch.customer, externalId: batch.sessionId },
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

/** The batch for product analytics. @param distinctId who the visitor is there (`analyticsIdentity`) */
export const analyticsEventsOf = (batch: ReceivedBatch, distinctId: string): readonly AnalyticsEvent[] =>
  counted(batch).map(({ name, eventId, time, url, details = {}, properties }) => ({
    name,
    eventId,
    timeMs: believed(time, batch.now),
    distinctId,
    properties: {
      ...properties,
      ...present({
        page: pageOf(url, batch.siteUrl),
        session_id: batch.sessionId,
        value: details.value,
        content_name: details.contentName,
        content_type: details.contentType,
        content_ids: details.contentIds?.join(','),
      }),
    },
  }));
