import type { PushMessage } from '../../features/push/rules/push-kinds.ts';
import { secondsToLive } from '../../features/push/rules/wanted-push.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { exchange, type Fetch, isSuccessStatus } from '../http.ts';
import type { DeviceRow } from './push-devices.ts';
import { encryptPush, type VapidKeys, vapidHeader } from './web-push.ts';

/** How a push service answered. `detail` is for the operator's screen. */
export type PushAnswer =
  | { readonly kind: 'taken' }
  /** It knows the subscription no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'busy'; readonly waitMs: number; readonly detail: string }
  /** It will never take this push. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** It is down, or no readable answer came. */
  | { readonly kind: 'down'; readonly detail: string };

export type PushAddress = Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>;
export type SendPush = (to: PushAddress, message: PushMessage) => Promise<PushAnswer>;

interface Sender {
  readonly keys: VapidKeys;
  /** Where a push service reaches us. */
  readonly subject: string;
  /** How long a call may take; default 10 seconds. */
  readonly timeoutMs?: number | undefined;
}

const SEND_MS = 10_000;
/** The wait after a 429 that asks for none, and the longest that a push service may ask for. */
const BUSY_MS = MINUTE_MS;
const LONGEST_BUSY_MS = 60 * MINUTE_MS;

/** Makes the function that sends one push. It never throws but for keys of ours that are none. */
export function createPushService(
  { keys, subject, timeoutMs = SEND_MS }: Sender,
  { fetch, now }: { readonly fetch: Fetch; readonly now: () => number },
): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    // One device with broken keys must not keep the outcome of all others from the ledger: they would ring again.
    const bytes = await encryptPush(JSON.stringify(message), { p256dh, auth }).catch(() => undefined);
    if (bytes === undefined) return { kind: 'refused', detail: 'invalid keys' };
    const answer = await exchange(fetch, {
      method: 'POST',
      url: endpoint,
      headers: {
        authorization: await vapidHeader(keys, { endpoint, subject, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(secondsToLive(message.kind)),
        urgency: 'high',
      },
      bytes,
      timeoutMs,
    });
    if (!answer.ok) return { kind: 'down', detail: answer.code };
    const { status, retryAfterSeconds = BUSY_MS / 1000 } = answer.value;
    const detail = `status ${status}`;
    if (isSuccessStatus(status)) return { kind: 'taken' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    if (status === 429)
      return { kind: 'busy', waitMs: Math.min(retryAfterSeconds * 1000, LONGEST_BUSY_MS), detail };
    return { kind: status >= 500 ? 'down' : 'refused', detail };
  };
}
