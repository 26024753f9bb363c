/** `count` items of a list, beginning where the seed says and going round: the same for one page on every day. */
export function rotated<Item>(items: readonly Item[], seed: number, count: number): readonly Item[] {
  if (items.length === 0) return [];
  const start = seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}

/** Two of a list: pairs that follow each other share as little as the list allows. */
export function pairOf<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const pairs = items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second] as const));
  if (pairs.length === 0) return items;
  // Taken from both ends in turn: first with second, then the two last, and so on inwards.
  const place = seed % pairs.length;
  const at = place % 2 === 0 ? place / 2 : pairs.length - 1 - (place - 1) / 2;
  return pairs[at] ?? items;
}
