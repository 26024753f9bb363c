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
