import { DAY_MS } from '../../src/values/durations.ts';
import { createStore } from '../storage/store.ts';
import { publishPageEvent } from '../tracking/page-events.ts';
import { captchaHeaders } from './bot-checks.ts';

/** A write that could not be sent: its endpoint, and its JSON with the idempotency key that makes a repeat harmless. */
export interface StoredPost {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly key: string;
  /** The body as JSON text. */
  readonly body: string;
  /** The change to send to the record that this post creates, as JSON text. */
  readonly change?: string | undefined;
  /** When it was stored, ms since 1970. */
  readonly at: number;
}

/** The body of an endpoint, under the key that its form made. */
export type StoredBody = { readonly idempotencyKey: string; readonly [field: string]: unknown };

interface StoreOptions {
  readonly method?: StoredPost['method'];
  readonly change?: Readonly<Record<string, unknown>> | undefined;
}

/** After a week nobody waits for an answer any more, and the number must not stay in the browser. */
const STORED_MS = 7 * DAY_MS;

const isStoredPost = (value: unknown): value is StoredPost =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'key', 'body'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  String(Reflect.get(value, 'url')).startsWith('/api/');

const posts = createStore<readonly StoredPost[]>({
  key: 'outbox',
  storage: () => localStorage,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isStoredPost) : []),
});

const isRecent = ({ at }: StoredPost): boolean => Date.now() - at < STORED_MS;

/** Writes that were made offline, until they are sent. The only writer of its storage key. */
export const storedPosts = {
  all: (): readonly StoredPost[] => posts.get().filter(isRecent),
  /** Stores a write; it replaces one with the same key. */
  add(url: string, body: StoredBody, { method = 'POST', change }: StoreOptions = {}): void {
    const { idempotencyKey: key } = body;
    const others = storedPosts.all().filter((post) => post.key !== key);
    const post = { url, method, key, body: JSON.stringify(body), at: Date.now() };
    posts.set([...others, change === undefined ? post : { ...post, change: JSON.stringify(change) }]);
  },
  remove(key: string): void {
    if (!storedPosts.has(key)) return;
    posts.set(posts.get().filter((post) => post.key !== key));
  },
  has: (key: string): boolean => posts.get().some((post) => post.key === key),
  subscribe: posts.subscribe,
};

const TIMEOUT_MS = 15_000;

/** Parsed by hand: every page loads this file at idle, and a schema would load zod with it (decision 006). */
function createdRecord(answer: unknown): { readonly id: string; readonly token: string } | undefined {
  const { id, token }: { id?: unknown; token?: unknown } = Object(answer);
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

let sending = false;

/**
 * Sends the stored posts, oldest first. An answer settles a post, a refusal too, for it would be refused again. A post
 * stays stored while the server is busy, down or doubts the sender (429, 5xx, 403), or the network is gone again.
 * @param settled receives each settled post with the status of its answer
 */
export async function sendStoredPosts(settled?: (post: StoredPost, status: number) => void): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let [post] = storedPosts.all(); post !== undefined; [post] = storedPosts.all()) {
      const answer = await sendOne(post);
      if (staysStored(post, answer.status)) break;
      const follows = answer.ok && storeChange(post, await answer.json().catch(() => undefined));
      if (!follows) storedPosts.remove(post.key);
      if (answer.ok) publish(post);
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
    headers: { 'Content-Type': 'application/json', ...(method === 'POST' ? await captchaHeaders() : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** A change with a wrong token stays refused for ever; a post with status 403 may only lack its captcha token. */
const staysStored = ({ method }: StoredPost, status: number): boolean =>
  (status === 403 && method === 'POST') || status === 429 || status >= 500;

/** Stores the change of the created record in place of its post. Answers whether there is one. */
function storeChange({ url, key, change }: StoredPost, answer: unknown): boolean {
  const record = createdRecord(answer);
  if (change === undefined || record === undefined) return false;
  const { id, token } = record;
  storedPosts.add(`${url}/${id}`, { ...JSON.parse(change), token, idempotencyKey: key }, { method: 'PUT' });
  return true;
}

const publish = ({ method, url, body }: StoredPost): void =>
  publishPageEvent({ kind: 'sent', method, path: url, body: JSON.parse(body), answer: undefined });
