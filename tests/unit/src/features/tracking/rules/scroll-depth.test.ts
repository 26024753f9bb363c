import { expect, test } from 'vitest';
import {
  newMilestones,
  type ScrollMilestone,
  scrollDepth,
} from '../../../../../../src/features/tracking/rules/scroll-depth.ts';

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

test('each milestone is told once, also when several are passed at a time', () => {
  const told = new Set<ScrollMilestone>();
  const tell = (depth: number) => {
    const passed = newMilestones(depth, told);
    for (const milestone of passed) told.add(milestone);
    return passed;
  };
  expect([tell(20), tell(60), tell(60), tell(10), tell(100)]).toEqual([[], [25, 50], [], [], [75, 100]]);
});
