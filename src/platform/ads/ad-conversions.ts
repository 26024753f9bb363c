import { z } from 'zod';
import { type ConversionEvent, conversionEvent } from '../../features/tracking/rules/conversion-event.ts';
import { isConversionName } from '../../features/tracking/rules/event-names.ts';
import type { ConversionMoment } from '../../features/tracking/rules/record-conversion.ts';
import { customerOf, detailsOf } from '../../features/tracking/rules/record-details.ts';
import { DAY_MS, HOUR_MS } from '../../values/durations.ts';
import { exchange, type Fetch, faultOutcome, isSuccessStatus, statusFailure } from '../http.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';
import { reasonOf } from '../outbox/refusal-reason.ts';
import { adEvent, storedBrowser, storedEvent } from './ad-event.ts';

/** The ads conversions API (Meta). It is switched on when pixel id and token are set. */
interface AdConversionsConfiguration {
  readonly pixelId: string;
  readonly accessToken: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  /** `v23.0` */
  readonly apiVersion: string;
  /** Shows events in the ad system's test view too: the code of a variable, or of a test that runs now. */
  readonly testEventCode?: string | (() => Promise<string | undefined>) | undefined;
}

export const DEFAULT_AD_API_URL = 'https://graph.facebook.com';
export const DEFAULT_AD_API_VERSION = 'v23.0';

const TIMEOUT_MS = 10_000;
/** The API refuses a whole request for one older event. One hour is subtracted for clock differences. */
const OLDEST_MS = 7 * DAY_MS - HOUR_MS;

const received = z.object({ events_received: z.int().positive() });
const refused = z.object({
  error: z.object({
    code: z.int(),
    error_subcode: z.int().optional(),
    type: z.string().optional(),
    message: z.string().optional(),
  }),
});

/** The ad system answers most failures with 400 and its own error code, which decides. */
const THROTTLED: ReadonlySet<number> = new Set([4, 17, 32, 613, 80_004]);
const TEMPORARY: ReadonlySet<number> = new Set([1, 2]);
const BAD_TOKEN = 190;
const isPermission = (code: number): boolean => code === 10 || (code >= 200 && code < 300);

function refusal(json: unknown, status: number, retryAfterSeconds: number | undefined): DeliveryOutcome {
  const parsed = refused.safeParse(json);
  const error = parsed.success ? parsed.data.error : undefined;
  const code = error?.code;
  const subcode = error?.error_subcode;
  const detail = [
    `status ${status}`,
    ...(code === undefined ? [] : [`code ${code}`]),
    ...(subcode === undefined ? [] : [`subcode ${subcode}`]),
    ...reasonOf(error?.message),
  ].join(', ');
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1000 };
  if (code !== undefined && THROTTLED.has(code))
    return { kind: 'fault', code: 'rate_limited', detail, ...wait };
  if (code !== undefined && TEMPORARY.has(code)) return { kind: 'fault', code: 'server_error', detail };
  if (code === BAD_TOKEN) return { kind: 'fault', code: 'unauthorised', detail };
  if (code !== undefined && isPermission(code)) return { kind: 'fault', code: 'forbidden', detail };
  const outcome = faultOutcome({
    code: statusFailure(status),
    detail: { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  });
  return outcome.kind === 'fault' ? { ...outcome, detail } : outcome;
}

export interface AdConversions {
  /** Sends browsing events in one request, all or none; they are not queued and may be lost. */
  send(events: readonly ConversionEvent[]): Promise<DeliveryOutcome>;
  /** Queued conversions, one per request: one bad event would refuse a whole batch. The event id prevents double counting. */
  readonly target: DeliveryTarget;
}

/** The ad system over `fetch`. `now` in ms since 1970; `timeoutMs` limits one call; `name` is the delivery target's name. */
export function createAdConversions(
  configuration: AdConversionsConfiguration,
  { fetch, now, timeoutMs = TIMEOUT_MS }: { fetch: Fetch; now: () => number; timeoutMs?: number },
  name = 'ads',
): AdConversions {
  const { pixelId, accessToken, apiUrl, apiVersion, testEventCode } = configuration;
  const query = new URLSearchParams({ access_token: accessToken });
  const url = `${apiUrl}/${encodeURIComponent(apiVersion)}/${encodeURIComponent(pixelId)}/events?${query}`;

  async function send(events: readonly ConversionEvent[]): Promise<DeliveryOutcome> {
    const fresh = events.filter(({ timeMs }) => now() - timeMs < OLDEST_MS);
    if (fresh.length === 0) return { kind: 'skipped', detail: 'older than the ad system takes' };
    const code = typeof testEventCode === 'function' ? await testEventCode() : testEventCode;
    const json = { data: fresh.map(adEvent), ...(code && { test_event_code: code }) };
    const answer = await exchange(fetch, { method: 'POST', url, json, timeoutMs });
    if (!answer.ok) return faultOutcome(answer);
    const { status, json: body, retryAfterSeconds } = answer.value;
    if (!isSuccessStatus(status)) return refusal(body, status, retryAfterSeconds);
    return received.safeParse(body).success
      ? { kind: 'delivered' }
      : faultOutcome({ code: 'broken_answer', detail: { status } });
  }

  return {
    send,
    target: {
      name,
      async deliver({ delivery }) {
        const event = storedEvent.safeParse(delivery.event);
        return event.success ? send([event.data]) : { kind: 'skipped', detail: 'no conversion event' };
      },
    },
  };
}

const storedConversion: z.ZodType<ConversionMoment> = z.object({
  name: z.string().refine(isConversionName),
  eventId: z.string().min(1),
  timeMs: z.int(),
  url: z.string().optional(),
  browser: storedBrowser,
});

/**
 * Adds the record's hashed personal data to a conversion just before sending. So no stored delivery holds a number or a
 * name, and erasing a record also erases the person from its pending deliveries. Events without a record pass unchanged.
 */
export const withRecordConversions = (
  target: DeliveryTarget,
  allowMissingPhone: boolean,
): DeliveryTarget => ({
  name: target.name,
  async deliver({ record, delivery }) {
    const conversion = storedConversion.safeParse(delivery.event);
    if (record === null || !conversion.success) return target.deliver({ record, delivery });
    const input = { ...conversion.data, customer: customerOf(record), details: detailsOf(record) };
    const event = await conversionEvent(input, allowMissingPhone);
    if (!event.ok) return { kind: 'skipped', detail: event.code };
    return target.deliver({ record, delivery: { ...delivery, event: event.value } });
  },
});
