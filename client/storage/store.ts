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

/** A store whose value survives the page. When storage is closed or full, the value lives in memory only. */
export function createStore<Value>({
  key,
  storage,
  parse,
  lasting = false,
}: StoreOptions<Value>): Store<Value> {
  const listeners = new Set<() => void>();
  // React reads a store again and again while it renders: `get` must return the same object until the value changes.
  let cached: { readonly value: Value } | undefined;

  const read = (): Value => {
    try {
      return parse(JSON.parse(storage().getItem(key) ?? 'null'));
    } catch {
      return parse(null);
    }
  };

  const write = (value: Value): void => {
    try {
      if (value === undefined || value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    } catch {
      // The value stays in memory.
    }
  };

  return {
    get() {
      if (cached === undefined) {
        cached = { value: read() };
        if (lasting) write(cached.value);
      }
      return cached.value;
    },
    set(value) {
      cached = { value };
      write(value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const follow = (event: StorageEvent) => {
        if (event.key !== key) return;
        cached = undefined;
        listener();
      };
      addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', follow);
      };
    },
  };
}
