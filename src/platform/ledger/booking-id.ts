/** The spec's range: `CAR` and a number under 100000 (section 9). */
const USUAL_RANGE = 100_000;
/** Where to draw once the usual range is crowded: a booking must never fail for want of a number. */
const WIDE_RANGE = 100_000_000;
const USUAL_DRAWS = 4;

/** A number from 0 up to, not including, `limit`, from a cryptographic source. */
export function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * limit);
}

/** A booking id for the n-th draw (from 1) for the same booking. */
export const drawBookingId = (draw: number, random: (limit: number) => number): string =>
  `CAR${random(draw > USUAL_DRAWS ? WIDE_RANGE : USUAL_RANGE)}`;
