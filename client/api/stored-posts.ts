import { copyPost, removeCopy } from '../storage/post-copies.ts';
import { createStore } from '../storage/store.ts';
import { publishPageEvent } from '../tracking/page-events.ts';
import { captchaHeaders } from './bot-checks.ts';
import { changeOf, headersOf, isRecent, isStoredPost, type StoredPost, staysStored } from './stored-post.ts';

/** The body of an endpoint, under the key that its form made. */
export type StoredBody = { readonly idempotencyKey: string; readonly [field: string]: unknown };

interface StoreOptions {
  readonly method?: StoredPost['method'];
  readonly change?: Readonly<Record<string, unknown>> | undefined;
}

const posts = createStore<readonly StoredPost[]>({
  key: 'outbox',
  storage: () => localStorage,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isStoredPost) : []),
});

/** Writes that were made offline, until they are sent. The only writer of its storage key. */
export const storedPosts = {
  all: (): readonly StoredPost[] => posts.get().filter(isRecent),
  /** Stores a write; it replaces one with the same key. */
  add(url: string, body: StoredBody, { method = 'POST', change }: StoreOptions = {}): void {
    const { idempotencyKey: key } = body;
    const others = storedPosts.all().filter((post) => post.key !== key);
    const plain = { url, method, key, body: JSON.stringify(body), at: Date.now() };
    const post = change === undefined ? plain : { ...plain, change: JSON.stringify(change) };
    posts.set([...others, post]);
    void copyPost(post).catch(() => undefined);
  },
  remove(key: string): void {
    if (!storedPosts.has(key)) return;
    posts.set(posts.get().filter((post) => post.key !== key));
    void removeCopy(key).catch(() => undefined);
  },
  /** Removes what nobody waits for any more: its number must not stay in the browser. */
  forgetOld(): void {
    for (const post of posts.get()) if (!isRecent(post)) storedPosts.remove(post.key);
  },
  has: (key: string): boolean => posts.get().some((post) => post.key === key),
  subscribe: posts.subscribe,
};

const TIMEOUT_MS = 15_000;

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
      const received: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
      const follows = answer.ok && storeChange(post, received);
      if (!follows) storedPosts.remove(post.key);
      if (answer.ok) publish(post, received);
      if (!follows) settled?.(post, answer.status);
    }
  } catch {
    // The network is gone again.
  } finally {
    sending = false;
  }
}

async function sendOne(post: StoredPost): Promise<Response> {
  const { url, method, body } = post;
  return fetch(url, {
    method,
    body,
    headers: { ...headersOf(post), ...(method === 'POST' ? await captchaHeaders() : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Stores the change of the created record in place of its post. Answers whether there is one. */
function storeChange(post: StoredPost, answer: unknown): boolean {
  const change = changeOf(post, answer);
  if (change === undefined) return false;
  storedPosts.add(change.url, JSON.parse(change.body), { method: change.method });
  return true;
}

const publish = ({ method, url, body }: StoredPost, answer: unknown): void =>
  publishPageEvent({ kind: 'sent', method, path: url, body: JSON.parse(body), answer });
