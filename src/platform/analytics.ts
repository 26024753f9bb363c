import { z } from 'zod';
import { phoneDigits } from '../features/tracking/rules/customer.ts';
import { EVENT_NAMES } from '../features/tracking/rules/event-names.ts';
import {
  type AnalyticsEvent,
  type AnalyticsProperties,
  analyticsIdentity,
  peopleProperties,
} from '../features/tracking/rules/received-events.ts';
import { leadSourceOf } from '../features/tracking/rules/record-conversion.ts';
import { conversionProperties } from '../features/tracking/rules/record-details.ts';
import { DAY_MS, HOUR_MS } from '../values/durations.ts';
import type { AnalyticsMerge } from './analytics-merge.ts';
import type { Fetch } from './http.ts';
import { exchange, faultOutcome, isSuccessStatus, statusFailure } from './http.ts';
import type { DeliveryTarget } from './ledger/records.ts';
import type { DeliveryOutcome } from './outbox/outcome.ts';
import { reasonOf } from './outbox/refusal-reason.ts';

/** Product analytics (Mixpanel's format). It is switched on when the token is set. */
interface AnalyticsConfiguration {
  readonly token: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** How the project of the service joins a device to a person. */
  readonly merge: AnalyticsMerge;
}

/** India residency. */
export const DEFAULT_ANALYTICS_URL = 'https://api-in.mixpanel.com';

const TIMEOUT_MS = 10_000;
/** The API silently drops older events. One hour is subtracted for clock differences. */
const OLDEST_MS = 5 * DAY_MS - HOUR_MS;
const BATCH_MAX = 2000;
const PROPERTIES_MAX = 250;
const INSERT_ID_MAX = 36;

/** The API answers 200 for rejected events too; only the body shows the rejection. */
const verbose = z.object({ status: z.unknown(), error: z.string().nullish() });

const storedEvent: z.ZodType<AnalyticsEvent> = z.object({
  name: z.enum(EVENT_NAMES),
  eventId: z.string().min(1),
  timeMs: z.int(),
  distinctId: z.string().min(1),
  isPerson: z.boolean().optional(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** Analytics writes event names as "Form Interaction" for our "form_interaction". */
const title = (name: string): string =>
  name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

export interface Analytics {
  /** Sends events in one request, all or none; id and time prevent double counting. */
  track(events: readonly AnalyticsEvent[]): Promise<DeliveryOutcome>;
  /**
   * Joins a device to a person where events do not, so that page views, leads and return visits are one person's. Repeats
   * change nothing.
   */
  identify(distinctId: string, deviceId: string): Promise<DeliveryOutcome>;
  setPerson(distinctId: string, properties: AnalyticsProperties): Promise<DeliveryOutcome>;
  /** Queued events, one per request. */
  readonly target: DeliveryTarget;
}

/** The id by which analytics drops a repeated event. The service refuses other characters, and a sender may write any. */
const insertId = (id: string): string => id.replace(/[^A-Za-z0-9-]/g, '-').slice(0, INSERT_ID_MAX);

/** The ids of an event in the simplified mode, which derives the rest. An event without a device has its session as one. */
function simplifiedIds({ distinctId, isPerson, properties }: AnalyticsEvent) {
  const device = properties.$device_id ?? (isPerson ? undefined : distinctId);
  return {
    distinct_id: isPerson ? distinctId : `$device:${device}`,
    ...(isPerson && { $user_id: distinctId }),
    ...(device !== undefined && { $device_id: device }),
  };
}

/** Product analytics over `fetch`. `now` in ms since 1970; `timeoutMs` limits one call; `name` is the delivery target's name. */
export function createAnalytics(
  { token, url, merge }: AnalyticsConfiguration,
  { fetch, now, timeoutMs = TIMEOUT_MS }: { fetch: Fetch; now: () => number; timeoutMs?: number },
  name = 'analytics',
): Analytics {
  const wireEvent = (event: AnalyticsEvent) => ({
    event: title(event.name),
    properties: {
      ...Object.fromEntries(Object.entries(event.properties).slice(0, PROPERTIES_MAX)),
      token,
      ...(merge === 'simplified' ? simplifiedIds(event) : { distinct_id: event.distinctId }),
      time: event.timeMs,
      $insert_id: insertId(event.eventId),
    },
  });

  async function post(path: string, json: unknown): Promise<DeliveryOutcome> {
    const answer = await exchange(fetch, { method: 'POST', url: `${url}${path}`, json, timeoutMs });
    if (!answer.ok) return faultOutcome(answer);
    const { status, json: body, retryAfterSeconds } = answer.value;
    const answered = verbose.safeParse(body);
    const reason = reasonOf(answered.success ? (answered.data.error ?? undefined) : undefined);
    if (isSuccessStatus(status)) {
      if (!answered.success) return faultOutcome({ code: 'broken_answer', detail: { status } });
      if (answered.data.status === 1) return { kind: 'delivered' };
      return { kind: 'fault', code: 'refused', detail: ['status 0', ...reason].join(', ') };
    }
    const detail = { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    const outcome = faultOutcome({ code: statusFailure(status), detail });
    return outcome.kind === 'fault'
      ? { ...outcome, detail: [`status ${status}`, ...reason].join(', ') }
      : outcome;
  }

  async function track(events: readonly AnalyticsEvent[]): Promise<DeliveryOutcome> {
    const fresh = events.filter(({ timeMs }) => now() - timeMs < OLDEST_MS).slice(0, BATCH_MAX);
    if (fresh.length === 0) return { kind: 'skipped', detail: 'older than analytics takes' };
    return post('/track?verbose=1&ip=0', fresh.map(wireEvent));
  }

  return {
    track,
    identify: async (distinctId, deviceId) => {
      if (merge === 'simplified') return { kind: 'delivered' };
      return post('/track?verbose=1&ip=0', [
        {
          event: '$identify',
          properties: {
            token,
            $identified_id: distinctId,
            $anon_id: deviceId,
            distinct_id: distinctId,
            time: now(),
            $insert_id: insertId(deviceId),
          },
        },
      ]);
    },
    setPerson: (distinctId, properties) =>
      post('/engage?verbose=1&ip=0#profile-set', [
        { $token: token, $distinct_id: distinctId, $set: properties },
      ]),
    target: {
      name,
      async deliver({ delivery }) {
        const event = storedEvent.safeParse(delivery.event);
        return event.success ? track([event.data]) : { kind: 'skipped', detail: 'no analytics event' };
      },
    },
  };
}

const storedConversion = z.object({ name: z.enum(EVENT_NAMES), eventId: z.string().min(1), timeMs: z.int() });

/**
 * Sends a record's conversion under the identity of its mobile number, then sets the person's lead source. Both may be
 * repeated: an event counts once by its id, and a property is set to the same value.
 */
export const withPeople = (analytics: Analytics, rawPhone: boolean): DeliveryTarget => ({
  name: analytics.target.name,
  async deliver({ record, delivery }) {
    const conversion = storedConversion.safeParse(delivery.event);
    if (record === null || !conversion.success) return analytics.target.deliver({ record, delivery });
    const mobileNumber = record.mobileNumber ?? undefined;
    const deviceId = typeof record.fields.userId === 'string' ? record.fields.userId : undefined;
    const identity = { mobileNumber, deviceId, sessionId: record.sessionId ?? record.id, rawPhone };
    const distinctId = await analyticsIdentity(identity);
    const digits = phoneDigits(mobileNumber);
    const isPerson = digits !== undefined;
    const phone = rawPhone && isPerson ? { phone: digits } : {};
    const properties = { ...conversionProperties(record), ...phone };
    const tracked = await analytics.track([{ ...conversion.data, distinctId, isPerson, properties }]);
    if (tracked.kind !== 'delivered' || !isPerson) return tracked;
    const joined = deviceId === undefined ? tracked : await analytics.identify(distinctId, deviceId);
    if (joined.kind !== 'delivered') return joined;
    return analytics.setPerson(distinctId, peopleProperties(leadSourceOf(record), phone));
  },
});
