/** Moves the items with common names to the start, in the order of `common`. The others keep their order. */
export const namedFirst = <Item extends { readonly name: string }>(
  items: readonly Item[],
  common: readonly string[],
): readonly Item[] => [
  ...common.flatMap((name) => items.filter((item) => item.name === name)),
  ...items.filter(({ name }) => !common.includes(name)),
];
