import * as z from 'zod/mini';
import { noted } from '../../../web/contract/fields.ts';
import { BATCH_MAX } from '../rules/batching.ts';
import { EVENT_NAMES } from '../rules/event-names.ts';

const PROPERTIES_MAX = 40;
const CONTENT_IDS_MAX = 30;

/** Shared with the browser's pixel, so that an event is counted once. A UUID fits. */
export const eventId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

const properties = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)), z.union([noted(255), z.number(), z.boolean()]))
  .check(z.refine((values) => Object.keys(values).length <= PROPERTIES_MAX));

/** What the visitor has told of themselves in this session; whether it may be used is the consent's to say. */
const customer = z.object({
  phone: z.exactOptional(noted(20)),
  email: z.exactOptional(noted(254)),
  firstName: z.exactOptional(noted(80)),
  lastName: z.exactOptional(noted(80)),
  city: z.exactOptional(noted(80)),
  state: z.exactOptional(noted(80)),
  country: z.exactOptional(noted(80)),
  postalCode: z.exactOptional(noted(12)),
});

/** What the event is about; money in rupees. */
const details = z.object({
  value: z.exactOptional(z.number().check(z.gte(0), z.lte(10_000_000))),
  contentIds: z.exactOptional(z.array(noted(80)).check(z.maxLength(CONTENT_IDS_MAX))),
  contentName: z.exactOptional(noted(160)),
  contentType: z.exactOptional(noted(40)),
});

/** One of our own events, under our own names (`domain/tracking/event-names.ts`). */
export const trackedEvent = z.object({
  name: z.enum(EVENT_NAMES),
  eventId,
  /** Milliseconds since 1970, by the browser's clock: the server decides what to believe of it. */
  time: z.int().check(z.positive()),
  /** Path and query of the page; never a number or a name in it. */
  url: noted(1000),
  details: z.exactOptional(details),
  properties: z.exactOptional(properties),
});
export type TrackedEvent = z.infer<typeof trackedEvent>;

/** `POST /api/events`: a batch of one visitor's events, answered 202. */
export const eventsBody = z.object({
  events: z.array(trackedEvent).check(z.minLength(1), z.maxLength(BATCH_MAX)),
  sessionId: noted(64),
  userId: z.exactOptional(noted(64)),
  customer: z.exactOptional(customer),
  /** The id of the ad click that the visit began with (`fbclid` of its first address). */
  adClick: z.exactOptional(noted(500)),
});
export type EventsBody = z.infer<typeof eventsBody>;

/** 202 of `POST /api/events`: how many were taken. */
export const eventsAnswer = z.object({ accepted: z.int() });
export type EventsAnswer = z.infer<typeof eventsAnswer>;
