import {
  newMilestones,
  pageOpened,
  pageViewDueAt,
  SCROLL_DEBOUNCE_MS,
  type ScrollMilestone,
  scrollDepth,
  takePageView,
} from '../../src/features/tracking/rules/page-events.ts';
import { performanceLabel } from '../../src/features/tracking/rules/page-scripts.ts';
import { createStore } from '../storage/store.ts';
import type { Emit } from './page-events.ts';

/** The name that our code gave a pressed element. Its label is never sent, for it may hold a visitor's data. */
function pressedName(element: Element): string | undefined {
  const named = element.getAttribute('data-track') ?? element.getAttribute('commandfor');
  if (named !== null) return named;
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  if (element.protocol === 'tel:') return 'call';
  if (element.protocol === 'mailto:') return 'email';
  return element.dataset.opens ?? (element.host === location.host ? element.pathname : element.host);
}

const PRESSED = '[data-track], button[commandfor], a.btn, a[data-opens], a[href^="tel:"], a[href^="mailto:"]';
const SERVICE = /^(?:\/hi)?\/services\/([a-z-]+)$/;

/** Emits presses of named buttons and links, and of links to a service. */
export function watchPresses(emit: Emit): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const service = link?.host === location.host ? SERVICE.exec(link.pathname)?.[1] : undefined;
    if (service !== undefined) emit({ name: 'service_interaction', properties: { service } });
    const pressed = target instanceof Element ? target.closest(PRESSED) : null;
    const name = pressed && pressedName(pressed);
    if (name) emit({ name: 'button_clicked', properties: { button: name.slice(0, 120) } });
    if (name === 'call') emit({ name: 'contact', properties: { way: 'call' } });
  });
}

/** Emits an event for each search, without its text, for people type their phone numbers into any field. */
export function watchSearches(emit: Emit): void {
  document.addEventListener('change', ({ target }) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
    // Only the search for a car has no name, for its words belong to no form.
    if (isSearch) emit({ name: 'search', properties: { field: target.name || 'car' } });
  });
}

/** Emits the kind and file of a script error, never its message, which may hold a visitor's data. */
export function watchErrors(emit: Emit): void {
  const report = (error: unknown, file = '') => {
    const kind = error instanceof Error ? error.name : typeof error;
    emit({ name: 'error_seen', properties: { kind, file: file.split('/').at(-1) ?? '' } });
  };
  addEventListener('error', ({ error, filename }) => report(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

const depthNow = (): number =>
  scrollDepth({
    scrollTop: scrollY,
    viewportHeight: innerHeight,
    pageHeight: document.documentElement.scrollHeight,
  });

/** Emits each scroll milestone once, and the time on the page when the visitor leaves it. */
export function watchEngagement(emit: Emit): { readonly leave: () => void } {
  const reached = new Set<ScrollMilestone>();
  let deepest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined = performance.now();

  const measure = () => {
    deepest = Math.max(deepest, depthNow());
    for (const milestone of newMilestones(deepest, reached)) {
      reached.add(milestone);
      emit({ name: 'scroll_depth', properties: { depth: milestone } });
    }
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SCROLL_DEBOUNCE_MS);
    },
    { passive: true },
  );
  const shown = () => {
    shownAt ??= performance.now();
  };
  addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && shown());
  measure();

  return {
    leave() {
      if (shownAt === undefined) return;
      const seconds = Math.round((performance.now() - shownAt) / 1000);
      shownAt = undefined;
      emit({ name: 'time_on_page', properties: { seconds, max_scroll_depth: deepest } });
    },
  };
}

interface LastView {
  readonly path: string;
  readonly at: number;
}

function viewOrUndefined(stored: unknown): LastView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const [path, at]: unknown[] = [Reflect.get(stored, 'path'), Reflect.get(stored, 'at')];
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined;
}

/** The last page view of this session, stored because the shortest time between two views applies across pages. */
const lastPageView = createStore({
  key: 'lastPageView',
  storage: () => sessionStorage,
  parse: viewOrUndefined,
});

/** Calls back when this page was open long enough to count, and again after each return from the back/forward cache. */
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

/** The page's load time in ms with its label; empty while it loads. A prerendered page counts from its activation. */
export function loadTime(): { readonly load_ms?: number; readonly performance?: string } {
  const [entry] = performance.getEntriesByType('navigation');
  const ended = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  if (ended === 0) return {};
  const shownAt = Number(Reflect.get(Object(entry), 'activationStart') ?? 0);
  const loadMs = Math.max(0, Math.round(ended - shownAt));
  return { load_ms: loadMs, performance: performanceLabel(loadMs) };
}
