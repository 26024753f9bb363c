/** A value kept in the browser, with those who listen to it. The only way to its storage key. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
}

interface StoreOptions<Value> {
  readonly key: string;
  readonly storage: () => Storage;
  /** Reads what an older version, another tab or a stranger left there; anything unreadable is the empty value. */
  readonly parse: (stored: unknown) => Value;
  /** Writes the value down when it is first read: for an id that `parse` makes up where there is none yet. */
  readonly lasting?: boolean;
}

/** A store whose value survives the page; when storage is closed or full it lives in memory only, silently (spec section 8). */
export function createStore<Value>({
  key,
  storage,
  parse,
  lasting = false,
}: StoreOptions<Value>): Store<Value> {
  const listeners = new Set<() => void>();
  let held: { readonly value: Value } | undefined;

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
      if (held === undefined) {
        held = { value: read() };
        if (lasting) write(held.value);
      }
      return held.value;
    },
    set(value) {
      held = { value };
      write(value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const follow = (event: StorageEvent) => {
        if (event.key !== key) return;
        held = undefined;
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
