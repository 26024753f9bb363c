/** The search for a car. Browsers may download this file. */
export const carSearchText = {
  which: 'Which car?',
  placeholder: 'Swift diesel, Creta, i20',
  /** The label and the placeholder above the lists of a price card. */
  search: 'Search your car',
  compact: 'Search: Swift diesel, i20',
  popular: 'Popular cars',
  found: 'Cars found',
  none: (typed: string): string => `We note “${typed}” and quote for it.`,
  keep: (typed: string): string => `Go on with “${typed}”`,
  count: (cars: number): string => (cars === 1 ? '1 car' : `${cars} cars`),
} as const;
