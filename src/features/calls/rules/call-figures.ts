import { PROMISED_MINUTES } from './call.ts';

/** First calls that came after the same number of minutes. */
export interface CountedCalls {
  /** Calendar date in India. */
  readonly day: string;
  /** The hour of the request in India, 0 to 23. */
  readonly hour: number;
  readonly operator: string;
  /** A campaign of the closed list, `other`, or empty. */
  readonly campaign: string;
  /** Whole minutes from the request to the call, at most `LONGEST_MINUTES`. */
  readonly minutes: number;
  readonly count: number;
}

/** Longer waits count as this, so that the rows of a day stay few. */
export const LONGEST_MINUTES = 240;

/** How fast people were called. */
export interface CallSpeed {
  readonly calls: number;
  /** Minutes to the first call; undefined without a call. */
  readonly median: number | undefined;
  /** The share of calls within the promised minutes, 0 to 1. */
  readonly withinPromise: number | undefined;
}

/** Returns the median, and the share within the promise. The lower of two middle values is the median. */
export function callSpeed(counted: readonly Pick<CountedCalls, 'minutes' | 'count'>[]): CallSpeed {
  const calls = counted.reduce((sum, { count }) => sum + count, 0);
  if (calls === 0) return { calls, median: undefined, withinPromise: undefined };
  const sorted = counted.toSorted((one, other) => one.minutes - other.minutes);
  let passed = 0;
  const middle = sorted.find(({ count }) => {
    passed += count;
    return passed * 2 >= calls;
  });
  const inTime = counted
    .filter(({ minutes }) => minutes <= PROMISED_MINUTES)
    .reduce((sum, { count }) => sum + count, 0);
  return { calls, median: middle?.minutes, withinPromise: inTime / calls };
}

/** The speed of each hour, operator or campaign, by its name; most calls first. */
export function speedBy(
  counted: readonly CountedCalls[],
  dimension: 'hour' | 'operator' | 'campaign',
): readonly (CallSpeed & { readonly name: string })[] {
  const groups = Map.groupBy(counted, (one) => String(one[dimension]));
  return [...groups]
    .map(([name, of]) => ({ name, ...callSpeed(of) }))
    .toSorted((one, other) =>
      dimension === 'hour' ? Number(one.name) - Number(other.name) : other.calls - one.calls,
    );
}
