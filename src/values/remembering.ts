const MOST = 500;
/** Anybody may send a longer text, and must not fill the memory with it. */
const LONGEST = 300;

/**
 * Remembers what a pure function makes of a text or a number that many requests repeat, such as a city or a price. The
 * memory begins anew after 500 of them. The build drops a function that a file in the browser never uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function remembering<Made, Key extends string | number = string>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (typeof key === 'string' && key.length > LONGEST) return made;
    if (known.size >= MOST) known.clear();
    known.set(key, made);
    return made;
  };
}

/** Remembers what a pure function makes of an object that stays the same for many requests, as long as it lives. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberingOf<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
