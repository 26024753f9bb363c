import type { Seen } from './seen.ts';

/** One more visitor saw a variant. */
export interface Exposure extends Seen {
  /** Slug of a served city, or `elsewhere`. */
  readonly city: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
}

export const keyOfExposure = ({ banner, variant, city, day }: Exposure): string =>
  `${banner}.${variant} ${city} ${day}`;

/** Equal things, and how many of them there were. */
export type Counted<Thing> = Thing & { readonly count: number };

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
