/** The names of a list, those that most people look for at its head in their own order, the others as they stood. */
export const commonFirst = (names: readonly string[], common: readonly string[]): readonly string[] => [
  ...common.filter((name) => names.includes(name)),
  ...names.filter((name) => !common.includes(name)),
];
