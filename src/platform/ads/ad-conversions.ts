import { z } from 'zod';
import type { ConversionEvent } from '../../features/tracking/rules/conversion-event.ts';
import { DAY_MS, HOUR_MS } from '../../values/durations.ts';
import { exchange, type Fetch, isSuccessStatus, statusFailure } from '../http/exchange.ts';
import { faultOf } from '../http/request.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';
import { adEvent, storedEvent } from './ad-event.ts';

/** The ads conversions API (Meta): on when pixel id and token are set. */
export interface AdConversionsConfiguration {
  readonly pixelId: string;
  readonly accessToken: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  /** `v23.0` */
  readonly apiVersion: string;
  /** Sends events to the ad system's test view instead of counting them. */
  readonly testEventCode?: string | undefined;
}

export const DEFAULT_AD_API_URL = 'https://graph.facebook.com';
export const DEFAULT_AD_API_VERSION = 'v23.0';

const TIMEOUT_MS = 10_000;
/** One event older than this and the whole request is refused; an hour is left for clocks. */
const OLDEST_MS = 7 * DAY_MS - HOUR_MS;

const received = z.object({ events_received: z.int().positive() });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** The ad system answers 400 for nearly everything and tells by a code of its own what it meant. */
const THROTTLED: ReadonlySet<number> = new Set([4, 17, 32, 613, 80_004]);
const TEMPORARY: ReadonlySet<number> = new Set([1, 2]);
const BAD_TOKEN = 190;
const isPermission = (code: number): boolean => code === 10 || (code >= 200 && code < 300);

function refusal(json: unknown, status: number, retryAfterSeconds: number | undefined): DeliveryOutcome {
  const parsed = refused.safeParse(json);
  const code = parsed.success ? parsed.data.error.code : undefined;
  const detail = `status ${status}${code === undefined ? '' : `, code ${code}`}`;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1000 };
  if (code !== undefined && THROTTLED.has(code))
    return { kind: 'fault', code: 'rate_limited', detail, ...wait };
  if (code !== undefined && TEMPORARY.has(code)) return { kind: 'fault', code: 'server_error', detail };
  if (code === BAD_TOKEN) return { kind: 'fault', code: 'unauthorised', detail };
  if (code !== undefined && isPermission(code)) return { kind: 'fault', code: 'forbidden', detail };
  return faultOf({
    code: statusFailure(status),
    detail: { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  });
}

export interface AdConversions {
  /** Sends events at once, all or none: for what is not owed (page views). */
  send(events: readonly ConversionEvent[]): Promise<DeliveryOutcome>;
  /** Owed conversions, one by one: one bad event would refuse a whole batch. A repeat is counted once by its event id. */
  readonly target: DeliveryTarget;
}

/** The ad system over `fetch`. `now` in ms since 1970; `timeoutMs` for one call; `name` is the target's among the ledger's. */
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
    const json = { data: fresh.map(adEvent), ...(testEventCode && { test_event_code: testEventCode }) };
    const answer = await exchange(fetch, { method: 'POST', url, json, timeoutMs });
    if (!answer.ok) return faultOf(answer);
    const { status, json: body, retryAfterSeconds } = answer.value;
    if (!isSuccessStatus(status)) return refusal(body, status, retryAfterSeconds);
    return received.safeParse(body).success
      ? { kind: 'delivered' }
      : faultOf({ code: 'broken_answer', detail: { status } });
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
