import type { ConversionName } from './event-names.ts';

/** A page view counts after this time, so that a redirect or a double tap does not. */
const PAGE_VIEW_DEBOUNCE_MS = 300;
/** The least time between two page views. */
const PAGE_VIEW_MIN_INTERVAL_MS = 1000;

export interface PageViewState {
  /** The page that is not counted yet; times in ms. */
  readonly waiting?: { readonly path: string; readonly since: number } | undefined;
  readonly last?: { readonly path: string; readonly at: number } | undefined;
}

/**
 * Records that a page opened at `now` (ms). It replaces a page that was not yet counted, even if it is untracked
 * itself.
 */
export const pageOpened = (
  state: PageViewState,
  path: string,
  isTracked: boolean,
  now: number,
): PageViewState => ({
  last: state.last,
  waiting: isTracked ? { path, since: now } : undefined,
});

/** Returns the time at which the waiting page view is due, in ms. */
export const pageViewDueAt = ({ waiting, last }: PageViewState): number | undefined =>
  waiting &&
  Math.max(
    waiting.since + PAGE_VIEW_DEBOUNCE_MS,
    (last?.at ?? -PAGE_VIEW_MIN_INTERVAL_MS) + PAGE_VIEW_MIN_INTERVAL_MS,
  );

/** Returns the path of the page view that is due at `now`, or undefined, and the next state. */
export function takePageView(
  state: PageViewState,
  now: number,
): { readonly path: string | undefined; readonly state: PageViewState } {
  const dueAt = pageViewDueAt(state);
  if (!state.waiting || dueAt === undefined || dueAt > now) return { path: undefined, state };
  const { path } = state.waiting;
  return { path, state: { last: { path, at: now } } };
}

export const isCheckout = (conversion: ConversionName): boolean => conversion.startsWith('checkout_');

/** Returns the conversion of a page view, beside the page view itself. An empty cart begins no checkout. */
export const conversionOfView = (
  conversion: ConversionName | undefined,
  wantsNothing: boolean,
): ConversionName | undefined =>
  conversion !== undefined && wantsNothing && isCheckout(conversion) ? undefined : conversion;

/** Percent of the page; each is sent once. */
const SCROLL_MILESTONES = [25, 50, 75, 100] as const;
export type ScrollMilestone = (typeof SCROLL_MILESTONES)[number];

/** A scroll position counts after this many ms without scrolling. */
export const SCROLL_DEBOUNCE_MS = 200;

interface ScrollPosition {
  readonly scrollTop: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

/** Returns the visible part of the page, 0 to 100 percent. It adds one pixel, because browsers report fractions. */
export function scrollDepth({ scrollTop, viewportHeight, pageHeight }: ScrollPosition): number {
  if (pageHeight <= viewportHeight + 1) return 100;
  const seen = Math.ceil(Math.max(0, scrollTop)) + viewportHeight + 1;
  return Math.min(100, Math.floor((seen / pageHeight) * 100));
}

/** Returns the milestones that the deepest position has reached and that were not sent yet. */
export const newMilestones = (
  deepest: number,
  sent: ReadonlySet<ScrollMilestone>,
): readonly ScrollMilestone[] =>
  SCROLL_MILESTONES.filter((milestone) => deepest >= milestone && !sent.has(milestone));

/** Analytics gets the form and the time, never its values. */
export type FormInteraction = {
  readonly form: string;
  readonly interaction: 'started' | 'abandoned';
  /** ISO 8601, UTC. */
  readonly timestamp: string;
};

export const formStarted = (form: string, now: Date): FormInteraction => ({
  form,
  interaction: 'started',
  timestamp: now.toISOString(),
});

/**
 * Returns the interaction of a closed form. It is an abandonment when the visitor filled in a field and did not send
 * the form.
 * @param filled the values that the visitor typed, without the form's own defaults
 */
export function formClosed(
  form: string,
  filled: Readonly<Record<string, string>>,
  sent: boolean,
  now: Date,
): FormInteraction | undefined {
  const anyFilled = Object.values(filled).some((value) => value.trim() !== '');
  return anyFilled && !sent ? { form, interaction: 'abandoned', timestamp: now.toISOString() } : undefined;
}
