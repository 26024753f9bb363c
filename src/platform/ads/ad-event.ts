import { z } from 'zod';
import type { ConversionEvent } from '../../features/tracking/rules/conversion-event.ts';
import { AD_EVENTS, isConversionName } from '../../features/tracking/rules/event-names.ts';

const text = z.string().optional();

/** The browser data that a delivery stores for the ad system. */
export const storedBrowser = z.object({ browserId: text, clickId: text, ip: text, userAgent: text });

/** An event as the ledger stored it; parsed again because an older version may have written it. */
export const storedEvent: z.ZodType<ConversionEvent> = z.object({
  name: z.string().refine(isConversionName),
  eventId: z.string().min(1),
  timeMs: z.int(),
  url: text,
  customer: z.record(z.string(), z.string()),
  browser: storedBrowser,
  details: z.object({
    value: z.number().optional(),
    currency: text,
    contentIds: z.array(z.string()).optional(),
    contentName: text,
    contentType: text,
    contents: z.array(z.object({ id: z.string(), quantity: z.number(), item_price: z.number() })).optional(),
    more: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
});

const present = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The ad system expects each hashed field as a list. */
const hashed = (hash: string | undefined) => (hash === undefined ? undefined : [hash]);

function userData({ customer, browser }: ConversionEvent) {
  return present({
    em: hashed(customer.email),
    ph: hashed(customer.phone),
    fn: hashed(customer.firstName),
    ln: hashed(customer.lastName),
    ct: hashed(customer.city),
    st: hashed(customer.state),
    zp: hashed(customer.postalCode),
    country: hashed(customer.country),
    db: hashed(customer.dateOfBirth),
    ge: hashed(customer.gender),
    external_id: hashed(customer.externalId),
    fbp: browser.browserId,
    fbc: browser.clickId,
    client_ip_address: browser.ip,
    client_user_agent: browser.userAgent,
  });
}

/** The event in the ad system's format. The deduplication key is the id shared with the pixel. */
export const adEvent = (event: ConversionEvent) => ({
  event_name: AD_EVENTS[event.name],
  event_time: Math.floor(event.timeMs / 1000),
  event_id: event.eventId,
  // The ad system refuses a website's event without its page and its browser.
  ...(event.url === undefined
    ? { action_source: 'phone_call' as const }
    : { event_source_url: event.url, action_source: 'website' as const }),
  user_data: userData(event),
  custom_data: present({
    ...event.details.more,
    value: event.details.value,
    currency: event.details.currency,
    content_ids: event.details.contentIds,
    content_name: event.details.contentName,
    content_type: event.details.contentType,
    contents: event.details.contents,
    deduplication_key: event.eventId,
  }),
});
