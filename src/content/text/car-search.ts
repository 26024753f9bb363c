/** The search for a car. Browsers may download this file. */
export const carSearchText = {
  which: 'Which car?',
  placeholder: 'Swift diesel, Creta, i20',
  /** The label and the placeholder above the lists of a price card. */
  search: 'Search for your car',
  compact: 'Search: Swift diesel, i20',
  popular: 'Popular cars',
  found: 'Cars found',
  none: (typed: string): string => `We will note “${typed}” and send you a quote.`,
  keep: (typed: string): string => `Continue with “${typed}”`,
  count: (cars: number): string => (cars === 1 ? '1 car' : `${cars} cars`),
} as const;
