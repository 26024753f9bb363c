export type PerformanceLabel = 'fast' | 'medium' | 'slow';

/** How quickly a number was captured, from opening the form to the answer: under 2 s fast, under 5 s medium, else slow (spec section 9). */
export function performanceLabel(elapsedMs: number): PerformanceLabel {
  if (elapsedMs < 2000) return 'fast';
  return elapsedMs < 5000 ? 'medium' : 'slow';
}
