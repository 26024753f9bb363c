/**
 * What is dear to make and not always needed, made at its first use. Above all the formats of `Intl`: a tenth of a
 * Worker's start would go to them, before a single answer is asked for.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for what has to be loaded: all who ask meanwhile wait for one try, and a try that failed is made again. */
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
