import { expect, test } from 'vitest';
import {
  conversionOfView,
  formClosed,
  formStarted,
  newMilestones,
  type PageViewState,
  pageOpened,
  pageViewDueAt,
  type ScrollMilestone,
  scrollDepth,
  takePageView,
} from '../../../../../../src/features/tracking/rules/page-events.ts';

test('a page counts after the debounce time', () => {
  const opened = pageOpened({}, '/express', true, 1000);
  expect(pageViewDueAt(opened)).toBe(1300);
  expect(takePageView(opened, 1299).path).toBeUndefined();
  const taken = takePageView(opened, 1300);
  expect(taken.path).toBe('/express');
  expect(takePageView(taken.state, 5000).path).toBeUndefined();
});

test('a page left earlier does not count, and an untracked page never does', () => {
  let state: PageViewState = pageOpened({}, '/', true, 0);
  state = pageOpened(state, '/express', true, 100);
  expect(takePageView(state, 400).path).toBe('/express');
  expect(pageViewDueAt(pageOpened(state, '/coupon-admin', false, 200))).toBeUndefined();
});

test('two page views are at least the interval apart', () => {
  const first = takePageView(pageOpened({}, '/', true, 0), 300).state;
  expect(pageViewDueAt(pageOpened(first, '/about', true, 400))).toBe(1300);
});

test.each([
  [0, 800, 4000, 20],
  [1200, 800, 4000, 50],
  [3199.5, 800, 4000, 100],
  [-50, 800, 4000, 20],
  [0, 900, 800, 100],
])(
  'at %d of a window of %i and a page of %i, %i percent was seen',
  (scrollTop, viewportHeight, pageHeight, depth) => {
    expect(scrollDepth({ scrollTop, viewportHeight, pageHeight })).toBe(depth);
  },
);

test('each milestone is sent once, also when several are passed at a time', () => {
  const told = new Set<ScrollMilestone>();
  const tell = (depth: number) => {
    const passed = newMilestones(depth, told);
    for (const milestone of passed) told.add(milestone);
    return passed;
  };
  expect([tell(20), tell(60), tell(60), tell(10), tell(100)]).toEqual([[], [25, 50], [], [], [75, 100]]);
});

const now = new Date('2026-03-10T06:30:00Z');

test('opening a form is recorded as started', () => {
  expect(formStarted('schedule', now)).toEqual({
    form: 'schedule',
    interaction: 'started',
    timestamp: '2026-03-10T06:30:00.000Z',
  });
});

test.each([
  ['with a field filled is abandoned', { name: 'Sample', carModel: '' }, false, 'abandoned'],
  ['with nothing but spaces is not', { name: '  ', carModel: '' }, false, undefined],
  ['after it was sent is not', { name: 'Sample' }, true, undefined],
])('closing a form %s', (_, filled, sent, interaction) =>
  expect(formClosed('schedule', filled, sent, now)?.interaction).toBe(interaction),
);

test('the view of a checkout is a conversion only where something is wanted', () => {
  expect(conversionOfView('checkout_begun', false)).toBe('checkout_begun');
  expect(conversionOfView('checkout_begun', true)).toBeUndefined();
  expect(conversionOfView('checkout_started', true)).toBeUndefined();
  expect(conversionOfView('content_viewed', true)).toBe('content_viewed');
  expect(conversionOfView(undefined, false)).toBeUndefined();
});
