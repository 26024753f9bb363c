/** One segment of the wheel; its share of the total weight is its chance. */
export interface WeightedSegment {
  readonly id: string;
  /** A whole number, 0 or more; 0 is never drawn. */
  readonly weight: number;
}

/** A whole number from 0 to 4,294,967,295, each as likely: in the Worker from `crypto.getRandomValues`. */
export type RandomUint32 = () => number;

const UINT32_RANGE = 2 ** 32;

/** A whole number under `bound`, unbiased: draws from the uneven rest of the range are thrown away. */
function below(bound: number, random: RandomUint32): number {
  const even = UINT32_RANGE - (UINT32_RANGE % bound);
  for (;;) {
    const drawn = random();
    if (drawn < even) return drawn % bound;
  }
}

const isWeight = (weight: number): boolean => Number.isSafeInteger(weight) && weight >= 0;

/**
 * Draws one segment by weight: on the server, the wheel in the browser only acts the answer out.
 * @throws RangeError when the segments can't be drawn from: that is a mistake in content, not a visitor's.
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

/** The odds of every segment, 0 to 1, as they are shown beside the wheel. */
export function segmentOdds<Segment extends WeightedSegment>(
  segments: readonly Segment[],
): readonly { readonly segment: Segment; readonly odds: number }[] {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return segments.map((segment) => ({ segment, odds: total > 0 ? segment.weight / total : 0 }));
}
