import { type RedirectRecord, recentRedirects } from '../../src/features/leads/rules/redirect-record.ts';
import { createStore } from './store.ts';

/** What is kept of a redirect here: when and from where, nothing that was typed. */
type StoredRedirect = Pick<RedirectRecord, 'source' | 'timestamp'>;

const isKept = (value: unknown): value is StoredRedirect =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'timestamp') === 'string' &&
  typeof Reflect.get(value, 'source') === 'string';

const kept = createStore<readonly StoredRedirect[]>({
  key: 'whatsappRedirects',
  storage: () => localStorage,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isKept) : []),
});

/** That this browser was sent to the chat, for 30 days (spec section 9). The only writer of its storage key. */
export const redirects = {
  all: kept.get,
  add({ source, timestamp }: RedirectRecord): void {
    kept.set([...kept.get(), { source, timestamp }]);
  },
  /** Forgets what is older than 30 days; once a page, at load. */
  purge(now: Date): void {
    const recent = recentRedirects(kept.get(), now);
    if (recent.length < kept.get().length) kept.set(recent);
  },
  /** Hears of every further redirect. */
  subscribe: kept.subscribe,
};
