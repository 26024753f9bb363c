import { addDays, indiaDate } from '../../../src/values/india-time.ts';

/** Numbers that look drawn and are the same in every run. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)],
  };
}

/** The facts of a booking from an instant on. */
interface Truth {
  readonly at: number;
  readonly date: string;
  readonly state: 'booked' | 'cancelled';
  readonly step: string | undefined;
}

/** The booking as the test itself made it, against which each message is held. */
export interface Booked {
  readonly id: string;
  readonly person: string;
  /** Whether the person said yes to be asked for a review. */
  readonly wantsReview: boolean;
  readonly moves: number;
  readonly history: readonly Truth[];
}

export const lastOf = ({ history }: Booked): Truth => {
  const last = history.at(-1);
  if (last === undefined) throw new Error('a booking without a history');
  return last;
};

/** The facts at an instant. A change of the same instant comes first, as its transaction does. */
export const truthAt = ({ history }: Booked, at: number): Truth | undefined =>
  history.findLast((truth) => truth.at <= at);

export const changed = (booking: Booked, at: number, change: Partial<Truth>): Booked => ({
  ...booking,
  moves: booking.moves + (change.date === undefined ? 0 : 1),
  history: [...booking.history, { ...lastOf(booking), ...change, at }],
});

/** Whether a message may say so of what is true. */
export function isTrue(kind: string, truth: Truth, at: number): boolean {
  const { state, date, step } = truth;
  switch (kind) {
    case 'cancelled':
      return state === 'cancelled';
    case 'booked':
    case 'moved':
      return state === 'booked';
    case 'reminder':
      return state === 'booked' && date === addDays(indiaDate(new Date(at)), 1);
    case 'review':
      return state === 'booked' && step === 'paid';
    default:
      return state === 'booked' && step === kind;
  }
}
