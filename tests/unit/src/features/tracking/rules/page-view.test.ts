import { expect, test } from 'vitest';
import {
  type PageViewState,
  pageOpened,
  pageViewDueAt,
  takePageView,
} from '../../../../../../src/features/tracking/rules/page-view.ts';

test('a page counts once it has stood for the debounce', () => {
  const opened = pageOpened({}, '/express', true, 1000);
  expect(pageViewDueAt(opened)).toBe(1300);
  expect(takePageView(opened, 1299).path).toBeUndefined();
  const taken = takePageView(opened, 1300);
  expect(taken.path).toBe('/express');
  expect(takePageView(taken.state, 5000).path).toBeUndefined();
});

test('a page left before that does not count, and an untracked one never does', () => {
  let state: PageViewState = pageOpened({}, '/', true, 0);
  state = pageOpened(state, '/express', true, 100);
  expect(takePageView(state, 400).path).toBe('/express');
  expect(pageViewDueAt(pageOpened(state, '/coupon-admin', false, 200))).toBeUndefined();
});

test('two page views are at least the interval apart', () => {
  const first = takePageView(pageOpened({}, '/', true, 0), 300).state;
  expect(pageViewDueAt(pageOpened(first, '/about', true, 400))).toBe(1300);
});
