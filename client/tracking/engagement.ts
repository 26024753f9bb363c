import {
  newMilestones,
  SCROLL_DEBOUNCE_MS,
  type ScrollMilestone,
  scrollDepth,
} from '../../src/features/tracking/rules/page-events.ts';
import type { Emit } from './emit.ts';

const depthNow = (): number =>
  scrollDepth({
    scrollTop: scrollY,
    viewportHeight: innerHeight,
    pageHeight: document.documentElement.scrollHeight,
  });

/** How far a page is read and how long it is looked at (spec section 4): each milestone once, the time when it is left. */
export function watchEngagement(emit: Emit): { readonly leave: () => void } {
  const told = new Set<ScrollMilestone>();
  let deepest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined = performance.now();

  const tell = () => {
    deepest = Math.max(deepest, depthNow());
    for (const milestone of newMilestones(deepest, told)) {
      told.add(milestone);
      emit({ name: 'scroll_depth', properties: { depth: milestone } });
    }
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(tell, SCROLL_DEBOUNCE_MS);
    },
    { passive: true },
  );
  const shown = () => {
    shownAt ??= performance.now();
  };
  addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && shown());
  tell();

  return {
    leave() {
      if (shownAt === undefined) return;
      const seconds = Math.round((performance.now() - shownAt) / 1000);
      shownAt = undefined;
      emit({ name: 'time_on_page', properties: { seconds, max_scroll_depth: deepest } });
    },
  };
}
