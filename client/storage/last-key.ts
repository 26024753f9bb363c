import { HOUR_MS } from '../../src/values/durations.ts';
import { createStore } from './store.ts';

/** The idempotency key of the content that a form sent last. */
export interface LastKey {
  /** A hash of the content, which names a person. */
  readonly content: string;
  readonly key: string;
  /** In ms since 1970. */
  readonly at: number;
}

const isLastKey = (value: object): value is LastKey =>
  'content' in value &&
  typeof value.content === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** The same order an hour later is meant as another one. */
const LASTS_MS = HOUR_MS;

const stored = createStore<LastKey | undefined>({
  key: 'lastOrderKey',
  storage: () => localStorage,
  parse: (value) => (typeof value === 'object' && value !== null && isLastKey(value) ? value : undefined),
});

/**
 * The key of the order that this device sent last. A payment app may close the page before it knows that the order is
 * paid: sent again, it must stay the same order.
 */
export const lastOrderKey = {
  ...stored,
  get(): LastKey | undefined {
    const last = stored.get();
    return last && Math.abs(Date.now() - last.at) < LASTS_MS ? last : undefined;
  },
};
