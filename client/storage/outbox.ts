import { DAY_MS } from '../../src/values/durations.ts';
import { createStore } from './store.ts';

/** A write that could not be sent. Its idempotency key makes a repeat harmless. */
export interface StoredPost {
  /** Path of the endpoint. */
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly key: string;
  /** The body as JSON text. */
  readonly body: string;
  /** A change to the record that this post creates, sent after it; JSON text. */
  readonly change?: string | undefined;
  /** Time of storing, ms since 1970. */
  readonly at: number;
}

type PostBody = { readonly idempotencyKey: string; readonly [field: string]: unknown };

interface PostOptions {
  readonly method?: StoredPost['method'];
  readonly change?: Readonly<Record<string, unknown>> | undefined;
}

/** After a week nobody waits for an answer, and we may not store a mobile number longer. */
const MAX_AGE_MS = 7 * DAY_MS;

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

const isRecent = ({ at }: StoredPost): boolean => Date.now() - at < MAX_AGE_MS;

/** Writes made without a network, until they are sent. No other module writes this storage key. */
export const outbox = {
  all: (): readonly StoredPost[] => posts.get().filter(isRecent),
  /** Stores a write; it replaces one with the same key. */
  add(url: string, body: PostBody, { method = 'POST', change }: PostOptions = {}): void {
    const { idempotencyKey: key } = body;
    const others = outbox.all().filter((other) => other.key !== key);
    const post = { url, method, key, body: JSON.stringify(body), at: Date.now() };
    posts.set([...others, change === undefined ? post : { ...post, change: JSON.stringify(change) }]);
  },
  remove(key: string): void {
    if (!outbox.has(key)) return;
    posts.set(posts.get().filter((post) => post.key !== key));
  },
  has: (key: string): boolean => posts.get().some((post) => post.key === key),
  subscribe: posts.subscribe,
};
