import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { noted } from '../../web/contract/fields.ts';
import { BATCH_MAX } from './rules/batching.ts';
import { CONSENT_CHOICES } from './rules/consent.ts';
import { EVENT_NAMES } from './rules/event-names.ts';

/** `POST /api/consent`, as JSON or form. */
export const consentBody = lazySchema(() =>
  body(
    z.object({
      choice: z.enum(CONSENT_CHOICES),
      /** The id of the browser, so that the first form after a yes has the one of its page views. */
      userId: z.exactOptional(noted(64)),
    }),
  ),
);

const PROPERTIES_MAX = 40;
const CONTENT_IDS_MAX = 30;

/** The browser's pixel sends the same id, so that the ad system counts an event once. */
const eventId = lazySchema(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)));

const properties = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)), z.union([noted(255), z.number(), z.boolean()]))
  .check(z.refine((values) => Object.keys(values).length <= PROPERTIES_MAX));

/** Place only. Anybody can post events, so a phone, an e-mail or a name in them could be a stranger's. */
const customer = lazySchema(() =>
  z.object({
    city: z.exactOptional(noted(80)),
    state: z.exactOptional(noted(80)),
    country: z.exactOptional(noted(80)),
    postalCode: z.exactOptional(noted(12)),
  }),
);

/** Money in rupees. */
const details = lazySchema(() =>
  z.object({
    value: z.exactOptional(z.number().check(z.gte(0), z.lte(10_000_000))),
    contentIds: z.exactOptional(z.array(noted(80)).check(z.maxLength(CONTENT_IDS_MAX))),
    contentName: z.exactOptional(noted(160)),
    contentType: z.exactOptional(noted(40)),
  }),
);

/** One event, under one of the names of `rules/event-names.ts`. */
const trackedEvent = lazySchema(() =>
  z.object({
    name: z.enum(EVENT_NAMES),
    eventId,
    /** Milliseconds since 1970 by the browser's clock; the server corrects an implausible time. */
    time: z.int().check(z.positive()),
    /** Path and query of the page, without personal data. */
    url: noted(1000),
    details: z.exactOptional(details),
    properties: z.exactOptional(properties),
  }),
);
export type TrackedEvent = z.infer<typeof trackedEvent>;

const clickIdField = lazySchema(() => z.exactOptional(noted(500)));
const adClicks = lazySchema(() =>
  z.object({ gclid: clickIdField, gbraid: clickIdField, wbraid: clickIdField, fbclid: clickIdField }),
);

/** `POST /api/events`: a batch of one visitor's events, answered 202. */
export const eventsBody = lazySchema(() =>
  z.object({
    events: z.array(trackedEvent).check(z.minLength(1), z.maxLength(BATCH_MAX)),
    sessionId: noted(64),
    userId: z.exactOptional(noted(64)),
    customer: z.exactOptional(customer),
    /** The name of the page's own city. */
    city: z.exactOptional(noted(80)),
    /** The ids of the ad click that brought the visitor, in the address with which the visit began. */
    adClicks: z.exactOptional(adClicks),
    /** When the visitor arrived with them, in ms since 1970 by the browser's clock. */
    adClickAt: z.exactOptional(z.int()),
  }),
);
export type EventsBody = z.infer<typeof eventsBody>;
