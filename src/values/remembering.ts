const MOST = 500;
/** Anybody may send a longer text, and must not fill the memory with it. */
const LONGEST = 300;

/**
 * Remembers what a pure function makes of a text that many requests repeat, such as the name of a city. The memory
 * begins anew after 500 texts.
 */
export function remembering<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (text.length > LONGEST) return made;
    if (known.size >= MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
