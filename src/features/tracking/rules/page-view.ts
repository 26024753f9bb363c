/** A page counts once it has stood this long. The spec leaves the values open; these keep a redirect and a double tap out. */
export const PAGE_VIEW_DEBOUNCE_MS = 300;
/** The least time between two page views. */
export const PAGE_VIEW_MIN_INTERVAL_MS = 1000;

export interface PageViewState {
  /** The page that waits to be counted. */
  readonly waiting?: { readonly path: string; readonly since: number } | undefined;
  readonly last?: { readonly path: string; readonly at: number } | undefined;
}

/** A page was opened at `now` (ms). An untracked one also ends the wait of the one before: it did not stand. */
export const pageOpened = (
  state: PageViewState,
  path: string,
  isTracked: boolean,
  now: number,
): PageViewState => ({
  last: state.last,
  waiting: isTracked ? { path, since: now } : undefined,
});

/** When the waiting page view is to be sent, in ms; nothing waits without one. */
export const pageViewDueAt = ({ waiting, last }: PageViewState): number | undefined =>
  waiting &&
  Math.max(
    waiting.since + PAGE_VIEW_DEBOUNCE_MS,
    (last?.at ?? -PAGE_VIEW_MIN_INTERVAL_MS) + PAGE_VIEW_MIN_INTERVAL_MS,
  );

/** The path to send a page view for at `now`, if it is time, and the state after it. */
export function takePageView(
  state: PageViewState,
  now: number,
): { readonly path: string | undefined; readonly state: PageViewState } {
  const dueAt = pageViewDueAt(state);
  if (!state.waiting || dueAt === undefined || dueAt > now) return { path: undefined, state };
  const { path } = state.waiting;
  return { path, state: { last: { path, at: now } } };
}
