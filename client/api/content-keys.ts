import { shortHash } from '../../src/values/short-hash.ts';
import type { LastKey } from '../storage/last-key.ts';
import type { Store } from '../storage/store.ts';

export interface ContentKeys {
  /** The idempotency key of a form's content. A repeat keeps its key, so that it stays one record. */
  of(content: unknown): string;
  /** Lets the same content become another record. */
  renew(): void;
}

interface KeySources {
  /** The key of the page, whose time of writing the server's spam check reads. */
  readonly formKey?: string | undefined;
  /** Keeps the last key beyond the page. */
  readonly last?: Pick<Store<LastKey | undefined>, 'get' | 'set'> | undefined;
}

/**
 * Makes one idempotency key for each content, because the server refuses other content under a key that it knows. It
 * may know a key after a failed answer too.
 */
export function contentKeys({ formKey, last: stored }: KeySources = {}): ContentKeys {
  let last = '';
  let key = '';
  let contents = 0;
  const newKey = (): string => {
    contents += 1;
    if (formKey === undefined) return crypto.randomUUID();
    return contents === 1 ? formKey : `${formKey}-${contents}`;
  };
  return {
    of(content) {
      const text = JSON.stringify(content);
      if (text === last) return key;
      last = text;
      if (stored === undefined) {
        key = newKey();
        return key;
      }
      const hash = shortHash([text]);
      const known = stored.get();
      key = known?.content === hash ? known.key : newKey();
      stored.set({ content: hash, key, at: Date.now() });
      return key;
    },
    renew() {
      last = '';
      stored?.set(undefined);
    },
  };
}
