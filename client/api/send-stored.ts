import { outbox, type StoredPost } from '../storage/outbox.ts';
import { notice } from '../tracking/notice.ts';
import { proofHeaders } from './captcha.ts';

/** The API timeout of spec section 9. */
const TIMEOUT_MS = 15_000;

/** Read by hand: every page runs this file at idle, and a schema would bring all of them with it (docs/decisions/006). */
function madeRecord(answer: unknown): { readonly id: string; readonly token: string } | undefined {
  const { id, token }: { id?: unknown; token?: unknown } = Object(answer);
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

let sending = false;

/**
 * Sends what was kept without a network, oldest first. An answer settles it, a refusal too: it would be refused again.
 * Where we are busy, down or in doubt about the sender (429, 5xx, 403), or the network is gone again, it stays for the
 * next time. `settled` hears of each that does not, with the answer's status.
 */
export async function sendStored(settled?: (post: StoredPost, status: number) => void): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let [post] = outbox.all(); post !== undefined; [post] = outbox.all()) {
      const answer = await sendOne(post);
      if (staysKept(post, answer.status)) break;
      const follows = answer.ok && goOn(post, await answer.json().catch(() => undefined));
      if (!follows) outbox.remove(post.key);
      if (answer.ok) tell(post);
      if (!follows) settled?.(post, answer.status);
    }
  } catch {
    // The network is gone again.
  } finally {
    sending = false;
  }
}

const sendOne = async ({ url, method, body }: StoredPost): Promise<Response> =>
  fetch(url, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...(method === 'POST' ? await proofHeaders() : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** A change that is refused by its token will be refused for ever; a post may only lack its proof. */
const staysKept = ({ method }: StoredPost, status: number): boolean =>
  (status === 403 && method === 'POST') || status === 429 || status >= 500;

/** The record is there: what was to be changed in it takes the post's place. */
function goOn({ url, key, change }: StoredPost, answer: unknown): boolean {
  const made = madeRecord(answer);
  if (change === undefined || made === undefined) return false;
  const { id, token } = made;
  outbox.add(`${url}/${id}`, { ...JSON.parse(change), token, idempotencyKey: key }, { method: 'PUT' });
  return true;
}

const tell = ({ method, url, body }: StoredPost): void =>
  notice({ kind: 'sent', method, path: url, body: JSON.parse(body), answer: undefined });
