/** Answers all calls within `ms` by one read, however many ask. `now` is in ms. */
export function sharedAnswer<Value>(
  read: () => Promise<Value>,
  ms: number,
  now: () => number,
): () => Promise<Value> {
  let asked: { readonly at: number; readonly answer: Promise<Value> } | undefined;
  return () => {
    const at = now();
    if (asked === undefined || Math.abs(at - asked.at) >= ms) asked = { at, answer: read() };
    return asked.answer;
  };
}
