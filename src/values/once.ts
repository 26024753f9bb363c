/**
 * Creates a value at its first use. The formats of `Intl` would take a tenth of a Worker's start, before any request
 * needs them. The build drops a value that a file in the browser never uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Loads a value once: concurrent callers share one load, and the next call repeats a failed one. */
export function onceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
