import { DAY_MS } from '../../src/values/durations.ts';
import { createStore } from './store.ts';

/** A write that could not be sent: to which endpoint, and its JSON, with the idempotency key that makes a repeat harmless. */
export interface StoredPost {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly key: string;
  /** The body as JSON text. */
  readonly body: string;
  /** Of a record that this post makes: what to change in it once it is there, as JSON text. */
  readonly change?: string | undefined;
  /** When it was kept, ms since 1970. */
  readonly at: number;
}

/** Whatever an endpoint takes, under the key that its form made. */
type KeptBody = { readonly idempotencyKey: string; readonly [field: string]: unknown };

interface KeepOptions {
  readonly method?: StoredPost['method'];
  readonly change?: Readonly<Record<string, unknown>> | undefined;
}

/** After a week nobody waits for an answer any more, and a number is no longer ours to keep. */
const KEPT_MS = 7 * DAY_MS;

const isKeptPost = (value: unknown): value is StoredPost =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'key', 'body'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  String(Reflect.get(value, 'url')).startsWith('/api/');

const posts = createStore<readonly StoredPost[]>({
  key: 'outbox',
  storage: () => localStorage,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isKeptPost) : []),
});

const isRecent = ({ at }: StoredPost): boolean => Date.now() - at < KEPT_MS;

/** Writes made without a network, until they are sent. The only writer of its storage key. */
export const outbox = {
  all: (): readonly StoredPost[] => posts.get().filter(isRecent),
  /** Keeps a write; one with the same key replaces it. */
  keep(url: string, body: KeptBody, { method = 'POST', change }: KeepOptions = {}): void {
    const { idempotencyKey: key } = body;
    const others = outbox.all().filter((post) => post.key !== key);
    const kept = { url, method, key, body: JSON.stringify(body), at: Date.now() };
    posts.set([...others, change === undefined ? kept : { ...kept, change: JSON.stringify(change) }]);
  },
  drop(key: string): void {
    if (!outbox.holds(key)) return;
    posts.set(posts.get().filter((post) => post.key !== key));
  },
  holds: (key: string): boolean => posts.get().some((post) => post.key === key),
  subscribe: posts.subscribe,
};
