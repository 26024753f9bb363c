/** The steps from a visit to its payment, in order. The first four belong to a visit, the last two to a record. */
export const STEPS = ['visit', 'price', 'book', 'lead', 'booking', 'paid'] as const;
export type Step = (typeof STEPS)[number];
export type VisitStep = Extract<Step, 'visit' | 'price' | 'book' | 'lead'>;

/** Each step counts once in total and once for its city, its source and each banner that the visitor saw. */
export const DIMENSIONS = ['all', 'city', 'source', 'banner'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One more visit or record reached a step; nobody can be found by it. */
export interface StepCount {
  readonly step: Step;
  readonly dimension: Dimension;
  /** Empty for the total; else a city's slug or `elsewhere`, a source, or a banner with its variant: `abcdef.a`. */
  readonly value: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
}

export const keyOfStep = ({ step, dimension, value, day }: StepCount): string =>
  `${step} ${dimension} ${value} ${day}`;

/** `count` is negative where a step was taken back: a payment that was entered by mistake. */
export type CountedSteps = StepCount & { readonly count: number };

interface Reached {
  readonly city: string;
  readonly source: string;
  readonly banners: readonly string[];
  readonly day: string;
}

/** The counts of one step: in total, for the city, for the source and for each banner. */
export const countsOfStep = (step: Step, { city, source, banners, day }: Reached): readonly StepCount[] => [
  { step, dimension: 'all', value: '', day },
  { step, dimension: 'city', value: city, day },
  { step, dimension: 'source', value: source, day },
  ...countsOfBanners(step, banners, day),
];

/** The counts of one step for banners alone, which were shown after it was counted. */
export const countsOfBanners = (step: Step, banners: readonly string[], day: string): readonly StepCount[] =>
  banners.map((value) => ({ step, dimension: 'banner', value, day }));
