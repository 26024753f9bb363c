/** Percent of the page, each told once (spec sections 4 and 9). */
export const SCROLL_MILESTONES = [25, 50, 75, 100] as const;
export type ScrollMilestone = (typeof SCROLL_MILESTONES)[number];

/** Milliseconds of rest before a scroll position counts. */
export const SCROLL_DEBOUNCE_MS = 200;

export interface ScrollPosition {
  readonly scrollTop: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

/** How far down the page was seen, 0 to 100; a page that fits the window is seen whole. The last pixel may be a fraction. */
export function scrollDepth({ scrollTop, viewportHeight, pageHeight }: ScrollPosition): number {
  if (pageHeight <= viewportHeight + 1) return 100;
  const seen = Math.ceil(Math.max(0, scrollTop)) + viewportHeight + 1;
  return Math.min(100, Math.floor((seen / pageHeight) * 100));
}

/** The milestones a greatest depth has newly passed. */
export const newMilestones = (
  deepest: number,
  told: ReadonlySet<ScrollMilestone>,
): readonly ScrollMilestone[] =>
  SCROLL_MILESTONES.filter((milestone) => deepest >= milestone && !told.has(milestone));
