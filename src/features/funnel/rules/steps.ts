/** The steps from a visit to its payment, in order. The first four belong to a visit, the last two to a record. */
export const STEPS = ['visit', 'price', 'book', 'lead', 'booking', 'paid'] as const;
export type Step = (typeof STEPS)[number];
export type VisitStep = Extract<Step, 'visit' | 'price' | 'book' | 'lead'>;

/** Each step counts once in total, and once for its city, source, campaign, first page and each banner that was seen. */
export const DIMENSIONS = ['all', 'city', 'source', 'banner', 'campaign', 'page'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One more visit or record reached a step; nobody can be found by it. */
export interface StepCount {
  readonly step: Step;
  readonly dimension: Dimension;
  /** Empty for the total; else a city's slug or `elsewhere`, a source, a campaign, a path, or a banner with its variant: `abcdef.a`. */
  readonly value: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
}

export const keyOfStep = ({
  step,
  dimension,
  value,
  day,
}: Readonly<Record<'step' | 'dimension' | 'value' | 'day', string>>): string =>
  `${step} ${dimension} ${value} ${day}`;

/** Steps, and the banners with their variants that they count for. */
interface StepsOfBanners {
  readonly steps: readonly Step[];
  readonly banners: readonly string[];
}

/** The steps that one page or record reaches. Visitors of one kind reach the same, so these are counted whole. */
export interface ReachedSteps extends StepsOfBanners {
  readonly city: string;
  readonly source: string;
  /** The key of the visit's campaign, and the path of its first page. */
  readonly campaign?: string | undefined;
  readonly page?: string | undefined;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  /** A banner that comes later in a visit has the visit's earlier steps too. */
  readonly earlier?: StepsOfBanners | undefined;
}

export const keyOfReached = ({
  steps,
  banners,
  city,
  source,
  campaign = '',
  page = '',
  day,
  earlier,
}: ReachedSteps): string =>
  `${steps} ${banners} ${city} ${source} ${campaign} ${page} ${day} ${earlier ? `${earlier.steps} ${earlier.banners}` : ''}`;

/** The counts of reached steps, in total and for each dimension. */
export function countsOf({
  steps,
  banners,
  city,
  source,
  campaign,
  page,
  day,
  earlier = { steps: [], banners: [] },
}: ReachedSteps): readonly StepCount[] {
  const count = (step: Step, dimension: Dimension, value: string): StepCount => ({
    step,
    dimension,
    value,
    day,
  });
  const ofBanners = (of: StepsOfBanners) =>
    of.steps.flatMap((step) => of.banners.map((banner) => count(step, 'banner', banner)));
  return [
    ...steps.flatMap((step) => [
      count(step, 'all', ''),
      count(step, 'city', city),
      count(step, 'source', source),
      ...(campaign === undefined ? [] : [count(step, 'campaign', campaign)]),
      ...(page === undefined ? [] : [count(step, 'page', page)]),
    ]),
    ...ofBanners({ steps, banners }),
    ...ofBanners(earlier),
  ];
}
