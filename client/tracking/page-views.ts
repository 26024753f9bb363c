import { pageOpened, pageViewDueAt, takePageView } from '../../src/features/tracking/rules/page-events.ts';
import { performanceLabel } from '../../src/features/tracking/rules/page-scripts.ts';
import { createStore } from '../storage/store.ts';

interface LastView {
  readonly path: string;
  readonly at: number;
}

function viewOrNothing(stored: unknown): LastView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const [path, at]: unknown[] = [Reflect.get(stored, 'path'), Reflect.get(stored, 'at')];
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined;
}

/** The last page view of this session: pages follow each other, and the least time between two views holds across them. */
const lastPageView = createStore({
  key: 'lastPageView',
  storage: () => sessionStorage,
  parse: viewOrNothing,
});

/** Calls when this page has stood long enough to count, and again whenever it comes back from the back/forward cache. */
export function countPageView(counted: () => void): void {
  const open = () => {
    let state = pageOpened({ last: lastPageView.get() }, location.pathname, true, Date.now());
    const dueAt = pageViewDueAt(state) ?? Date.now();
    setTimeout(
      () => {
        const taken = takePageView(state, Math.max(Date.now(), dueAt));
        state = taken.state;
        lastPageView.set(state.last);
        if (taken.path !== undefined) counted();
      },
      Math.max(0, dueAt - Date.now()),
    );
  };
  open();
  addEventListener('pageshow', ({ persisted }) => persisted && open());
}

/**
 * How long the page took to be ready, in ms, with its label; nothing while it is still loading. A page that was made ahead of
 * the click took what was left of it after.
 */
export function loadTime(): { readonly load_ms?: number; readonly performance?: string } {
  const [entry] = performance.getEntriesByType('navigation');
  const ended = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  if (ended === 0) return {};
  const shownAt = Number(Reflect.get(Object(entry), 'activationStart') ?? 0);
  const took = Math.max(0, Math.round(ended - shownAt));
  return { load_ms: took, performance: performanceLabel(took) };
}
