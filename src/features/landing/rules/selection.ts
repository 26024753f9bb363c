/**
 * Returns `count` items from the position that the seed selects, and continues at the start of the list. A page gets
 * the same items every day.
 */
export function rotated<Item>(items: readonly Item[], seed: number, count: number): readonly Item[] {
  if (items.length === 0) return [];
  const start = seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}

/** Selects two items. Consecutive seeds get pairs that share as few items as possible. */
export function pairOf<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const pairs = items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second] as const));
  if (pairs.length === 0) return items;
  // Even seeds take pairs from the front, odd seeds from the back.
  const place = seed % pairs.length;
  const at = place % 2 === 0 ? place / 2 : pairs.length - 1 - (place - 1) / 2;
  return pairs[at] ?? items;
}
