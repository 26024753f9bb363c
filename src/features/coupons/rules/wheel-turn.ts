/** Whole turns before the wheel comes to rest. */
const WHOLE_TURNS = 5;

/** Degrees from the top, clockwise, at which a segment's middle lies while the wheel is at rest. */
export const segmentMiddle = (index: number, count: number): number => ((index + 0.5) * 360) / count;

/** How far the wheel turns, in degrees clockwise, so that a segment comes to rest under the pointer at the top. */
export const turnTo = (index: number, count: number): number =>
  WHOLE_TURNS * 360 + (360 - segmentMiddle(index, count));
