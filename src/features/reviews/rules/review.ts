/** `new`: the operator has not decided; `hidden`: read, and not published. */
export const REVIEW_STATES = ['new', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An average of fewer reviews says nothing, so no page shows it. */
export const LEAST_FOR_RATING = 5;
/** Published reviews that a city or one of its services has at hand for its pages. */
export const MOST_SHOWN = 6;

/** A published review as pages show it. It holds no record's id and no number. */
export type PublishedReview = {
  readonly name: string;
  /** A locality, or empty. */
  readonly place: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly words: string;
  readonly answer?: string | undefined;
};

/** The published reviews of a city, or of one of its services: the newest, and what the average is made of. */
export type ReviewGroup = {
  readonly count: number;
  /** The sum of all stars. */
  readonly stars: number;
  readonly newest: readonly PublishedReview[];
};

/** All published reviews by city (`jaipur`) and by city and service (`jaipur/ac`). */
export type ReviewBook = {
  /** Changes with every publication; it is part of the key of every cached page. Empty before the first. */
  readonly version: string;
  readonly groups: Readonly<Record<string, ReviewGroup>>;
};

export const NO_REVIEWS: ReviewBook = { version: '', groups: {} };

export const groupKey = (city: string, service?: string): string =>
  service === undefined ? city : `${city}/${service}`;

/** The published reviews of a city, or of a service there; undefined where there are none. */
export const groupOf = (book: ReviewBook, city: string, service?: string): ReviewGroup | undefined =>
  Object.hasOwn(book.groups, groupKey(city, service)) ? book.groups[groupKey(city, service)] : undefined;

/** The average of a group with one decimal, and its count; undefined below the minimum. */
export function averageOf(
  group: ReviewGroup | undefined,
): { readonly value: number; readonly count: number } | undefined {
  if (group === undefined || group.count < LEAST_FOR_RATING) return undefined;
  return { value: Math.round((group.stars / group.count) * 10) / 10, count: group.count };
}

/** "Asha Sharma" → "Asha S."; a person without a name is a customer. */
export function shownName(name: string | null, nameless: string): string {
  const [first, ...more] = (name ?? '').trim().split(/\s+/);
  if (first === undefined || first === '') return nameless;
  const last = more.at(-1);
  const initial = last === undefined ? undefined : [...last][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

export type BookedReview = PublishedReview & { readonly city: string; readonly service: string };

/** The published reviews of a service in a city, counted. */
export type ReviewTotal = {
  readonly city: string;
  readonly service: string;
  readonly count: number;
  readonly stars: number;
};

/** Makes the groups from the totals of each service and the newest reviews, newest first. */
export function groupsOf(
  totals: readonly ReviewTotal[],
  newest: readonly BookedReview[],
): ReviewBook['groups'] {
  const groups = new Map<string, { count: number; stars: number; newest: PublishedReview[] }>();
  const groupAt = (key: string) => {
    const group = groups.get(key) ?? { count: 0, stars: 0, newest: [] };
    groups.set(key, group);
    return group;
  };
  for (const { city, service, count, stars } of totals)
    for (const group of [groupAt(groupKey(city)), groupAt(groupKey(city, service))]) {
      group.count += count;
      group.stars += stars;
    }
  for (const { city, service, ...review } of newest)
    for (const group of [groupAt(groupKey(city)), groupAt(groupKey(city, service))])
      if (group.newest.length < MOST_SHOWN) group.newest.push(review);
  return Object.fromEntries(groups);
}
