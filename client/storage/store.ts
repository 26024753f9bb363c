/** A value in the browser's storage, with its listeners. No other code reads or writes its storage key. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

interface StoreOptions<Value> {
  readonly key: string;
  readonly storage: () => Storage;
  /** Reads stored JSON, which an older version or another script may have written; never throws. */
  readonly parse: (stored: unknown) => Value;
  /** Stores the value at its first read, for an id that `parse` creates where none is stored. */
  readonly lasting?: boolean;
}

/**
 * A store whose value survives the page. Each read follows other tabs, so that a write never loses theirs. When storage
 * is closed or full, the value lives in memory only.
 */
export function createStore<Value>({
  key,
  storage,
  parse,
  lasting = false,
}: StoreOptions<Value>): Store<Value> {
  const listeners = new Set<() => void>();
  // React reads a store again and again while it renders: `get` must return the same object until the value changes.
  let cached: { readonly text: string | null; readonly value: Value } | undefined;
  /** The value's JSON where storage is closed or full; undefined where storage has it. */
  let unsaved: string | null | undefined;

  /** The JSON, which another tab may have changed. */
  const storedText = (): string | null => {
    try {
      return unsaved === undefined ? storage().getItem(key) : unsaved;
    } catch {
      return null;
    }
  };

  const parsed = (text: string | null): Value => {
    try {
      return parse(JSON.parse(text ?? 'null'));
    } catch {
      return parse(null);
    }
  };

  const textOf = (value: Value): string | null =>
    value === undefined || value === null ? null : JSON.stringify(value);

  const keep = (value: Value): void => {
    const text = textOf(value);
    cached = { text, value };
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      unsaved = undefined;
    } catch {
      unsaved = text;
    }
  };

  return {
    get() {
      const text = storedText();
      if (cached?.text === text) return cached.value;
      const value = parsed(text);
      cached = { text, value };
      if (lasting) keep(value);
      return value;
    },
    set(value) {
      // Tracking counts a change as an act of the visitor, so setting the same value again is no change.
      if (textOf(value) === storedText()) return;
      keep(value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const follow = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', follow);
      };
    },
  };
}
