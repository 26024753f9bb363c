/** Sorts the most common names to the front, in the order of `common`. The other names keep their order. */
export const commonFirst = (names: readonly string[], common: readonly string[]): readonly string[] => [
  ...common.filter((name) => names.includes(name)),
  ...names.filter((name) => !common.includes(name)),
];
