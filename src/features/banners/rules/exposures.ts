import { type Seen, writeSeen } from './seen.ts';

/** One more visitor saw a variant. */
export interface Exposure extends Seen {
  /** Slug of a served city, or `elsewhere`. */
  readonly city: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
}

export const keyOfExposure = ({
  banner,
  variant,
  city,
  day,
}: Readonly<Record<keyof Exposure, string>>): string => `${banner}.${variant} ${city} ${day}`;

/** The variants that one page showed to a visitor for the first time. Most pages show the same, so these are counted whole. */
export interface Exposures extends Pick<Exposure, 'city' | 'day'> {
  readonly seen: readonly Seen[];
}

export const keyOfExposures = ({ seen, city, day }: Exposures): string => `${writeSeen(seen)} ${city} ${day}`;

export const exposuresOf = ({ seen, city, day }: Exposures): readonly Exposure[] =>
  seen.map((one) => ({ ...one, city, day }));

/** Equal things, and how many of them there were. */
export type Counted<Thing> = Thing & { readonly count: number };

/** Takes counted wholes apart and adds up their equal parts. */
export function countedParts<Whole extends object, Part extends object>(
  counted: readonly Counted<Whole>[],
  partsOf: (whole: Whole) => readonly Part[],
  keyOf: (part: Part) => string,
): readonly Counted<Part>[] {
  const sums = new Map<string, Part & { count: number }>();
  for (const whole of counted)
    for (const part of partsOf(whole)) {
      const key = keyOf(part);
      const sum = sums.get(key);
      if (sum) sum.count += whole.count;
      else sums.set(key, { ...part, count: whole.count });
    }
  return [...sums.values()];
}

/** At most one flush in so many ms; a crash loses what was counted since the last. */
export const FLUSH_MS = 10_000;

interface CounterParts<Thing> {
  /** Equal for equal things. */
  readonly keyOf: (thing: Thing) => string;
  readonly send: (counted: readonly Counted<Thing>[]) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly lost: (counted: readonly Counted<Thing>[]) => void;
}

/** Counts in memory, so that a view writes nothing. The first thing after a flush starts the time to the next. */
export function createBatchedCounter<Thing extends object>({
  keyOf,
  send,
  waitUntil,
  sleep,
  lost,
}: CounterParts<Thing>) {
  let counts = new Map<string, Thing & { count: number }>();
  let isWaiting = false;

  const flush = async () => {
    await sleep(FLUSH_MS);
    const counted = [...counts.values()];
    counts = new Map();
    isWaiting = false;
    try {
      await send(counted);
    } catch {
      // The object may have counted them before its answer was lost. A second try could count them twice.
      lost(counted);
    }
  };

  return (thing: Thing, count = 1): void => {
    const key = keyOf(thing);
    const counted = counts.get(key);
    if (counted) counted.count += count;
    else counts.set(key, { ...thing, count });
    if (isWaiting) return;
    isWaiting = true;
    waitUntil(flush());
  };
}
