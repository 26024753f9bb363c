/** A segment of the wheel; its chance is its share of the total weight. */
export interface WeightedSegment {
  readonly id: string;
  /** A whole number from 0; a segment of weight 0 is never drawn. */
  readonly weight: number;
}

/** Returns a uniformly random whole number from 0 to 4,294,967,295. */
type RandomUint32 = () => number;

const UINT32_RANGE = 2 ** 32;

/** Draws a uniform number below `bound`: numbers above the last full multiple of `bound` are drawn again. */
function below(bound: number, random: RandomUint32): number {
  const even = UINT32_RANGE - (UINT32_RANGE % bound);
  for (;;) {
    const drawn = random();
    if (drawn < even) return drawn % bound;
  }
}

const isWeight = (weight: number): boolean => Number.isSafeInteger(weight) && weight >= 0;

/**
 * Draws one segment by weight. The server draws; the wheel in the browser only shows the result.
 * @throws RangeError for invalid weights, which are a mistake in the content
 */
export function drawSegment<Segment extends WeightedSegment>(
  segments: readonly Segment[],
  random: RandomUint32,
): Segment {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  if (!segments.every(({ weight }) => isWeight(weight)) || total < 1 || total > UINT32_RANGE) {
    throw new RangeError('The weights of a wheel are whole numbers with a sum of at least 1');
  }
  let rest = below(total, random);
  for (const segment of segments) {
    if (rest < segment.weight) return segment;
    rest -= segment.weight;
  }
  throw new RangeError('A draw below the total weight always meets a segment');
}

/** Returns the chance of every segment, 0 to 1, for the table beside the wheel. */
export function segmentOdds<Segment extends WeightedSegment>(
  segments: readonly Segment[],
): readonly { readonly segment: Segment; readonly odds: number }[] {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return segments.map((segment) => ({ segment, odds: total > 0 ? segment.weight / total : 0 }));
}

/** Letters and digits that people confuse are left out: I L O U, 0 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** Makes a coupon code, `SPIN-` and 8 letters: 39 random bits make it unique and hard to guess. */
export function spinCouponCode(random: RandomUint32): string {
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) code += LETTERS[random() % LETTERS.length] ?? '';
  return `SPIN-${code}`;
}

/** Full turns of the wheel before it stops. */
const WHOLE_TURNS = 5;

/** Returns the middle of a segment on the resting wheel, in degrees clockwise from the top. */
export const segmentMiddle = (index: number, count: number): number => ((index + 0.5) * 360) / count;

/** Returns the turn that stops a segment under the pointer at the top, in degrees clockwise. */
export const turnTo = (index: number, count: number): number =>
  WHOLE_TURNS * 360 + (360 - segmentMiddle(index, count));

/** A mobile number may spin once in this many days. */
export const SPIN_WINDOW_DAYS = 30;
