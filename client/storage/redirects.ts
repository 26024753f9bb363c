import { DAY_MS } from '../../src/values/durations.ts';
import { createStore } from './store.ts';

/** One opening of the chat: the fields of `POST /api/whatsapp-redirects` that the browser fills in. */
export type RedirectRecord = {
  readonly source: string;
  readonly service?: string | undefined;
  readonly car?: string | undefined;
  readonly price?: string | undefined;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly sessionId?: string;
  readonly userId?: string;
};

/** The browser stores only when and from where the chat was opened. */
type StoredRedirect = Pick<RedirectRecord, 'source' | 'timestamp'>;

const isStored = (value: unknown): value is StoredRedirect =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'timestamp') === 'string' &&
  typeof Reflect.get(value, 'source') === 'string';

const stored = createStore<readonly StoredRedirect[]>({
  key: 'whatsappRedirects',
  storage: () => localStorage,
  parse: (value) => (Array.isArray(value) ? value.filter(isStored) : []),
});

/** The chat redirects of this browser, stored for 30 days. No other module writes this storage key. */
export const redirects = {
  all: stored.get,
  add({ source, timestamp }: RedirectRecord): void {
    stored.set([...stored.get(), { source, timestamp }]);
  },
  /** Deletes records older than 30 days; called once a page, at load. */
  purge(now: Date): void {
    const recent = recentRedirects(stored.get(), now);
    if (recent.length < stored.get().length) stored.set(recent);
  },
  /** Calls the listener at every later redirect. */
  subscribe: stored.subscribe,
};

const MAX_AGE_MS = 30 * DAY_MS;

/** Keeps the records of the last 30 days; a record without a readable time is dropped. */
export const recentRedirects = <Stored extends Pick<RedirectRecord, 'timestamp'>>(
  records: readonly Stored[],
  now: Date,
): readonly Stored[] =>
  records.filter(({ timestamp }) => now.getTime() - Date.parse(timestamp) <= MAX_AGE_MS);
