import { z } from 'zod';
import { type StandIn, type StandInAnswer, startStandIn } from './stand-in.ts';

export const AD_KEYS = {
  pixelId: '1000000000000001',
  accessToken: 'ad-token-of-the-stand-in',
  apiVersion: 'v23.0',
};

const WEEK_SECONDS = 7 * 86_400;
const hash = z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1);

const userData = z
  .strictObject({
    em: hash,
    ph: hash,
    fn: hash,
    ln: hash,
    ct: hash,
    st: hash,
    zp: hash,
    country: hash,
    db: hash,
    ge: hash,
    external_id: hash,
    fbp: z.string().regex(/^fb\.\d\.\d+\.\d+$/),
    fbc: z.string().regex(/^fb\.\d\.\d+\..+$/),
    client_ip_address: z.string().min(3),
    client_user_agent: z.string().min(1),
  })
  .partial();

const event = z
  .object({
    event_name: z.string().min(1).max(50),
    event_time: z.int().max(100_000_000_000),
    event_id: z.string().min(1),
    event_source_url: z.url().optional(),
    action_source: z.enum(['website', 'phone_call']),
    user_data: userData,
    custom_data: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(
    ({ action_source: source, event_source_url: url, user_data: { client_user_agent: agent } }) =>
      source !== 'website' || (url !== undefined && agent !== undefined),
    'a website event needs event_source_url and client_user_agent',
  );
const body = z.strictObject({
  data: z.array(event).min(1).max(1000),
  test_event_code: z.string().optional(),
});

type ReceivedAdEvent = z.infer<typeof event>;

export interface AdConversionsStandIn extends StandIn {
  /** Every accepted event, repeats included. */
  readonly received: readonly ReceivedAdEvent[];
  /** Accepted events without repeats: the same name and id count once. */
  counted(): readonly ReceivedAdEvent[];
}

/** The ad system answers a refusal with 400 and its own error code. */
const refusal = (code: number, message: string): StandInAnswer => ({
  status: 400,
  json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'stand-in' } },
});

/** The ad system's conversions API as documented: one bad or old event refuses the whole request. */
export async function startAdConversions(now: () => number = Date.now): Promise<AdConversionsStandIn> {
  const received: ReceivedAdEvent[] = [];
  const standIn = await startStandIn('ad conversions', (request) => {
    const { method, path, query, json } = request;
    if (method !== 'POST' || path !== `/${AD_KEYS.apiVersion}/${AD_KEYS.pixelId}/events`) return undefined;
    if (query.get('access_token') !== AD_KEYS.accessToken) return refusal(190, 'Invalid OAuth access token.');
    const parsed = body.safeParse(json);
    if (!parsed.success) return refusal(100, `Invalid parameter: ${parsed.error.issues[0]?.path.join('.')}`);
    const seconds = now() / 1000;
    const isOld = parsed.data.data.some((one) => seconds - one.event_time > WEEK_SECONDS);
    if (isOld) return refusal(100, 'event_time is more than 7 days ago');
    received.push(...parsed.data.data);
    const answer = { events_received: parsed.data.data.length, messages: [], fbtrace_id: 'stand-in' };
    return { status: 200, json: answer };
  });
  return {
    ...standIn,
    received,
    counted: () => [...new Map(received.map((one) => [`${one.event_name} ${one.event_id}`, one])).values()],
  };
}
