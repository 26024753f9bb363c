import { expect, test } from 'vitest';
import { pageConversion } from '../../../../../../src/features/tracking/rules/page-events.ts';
import {
  mobileCapturePerformance,
  performanceLabel,
  trackingHosts,
} from '../../../../../../src/features/tracking/rules/page-scripts.ts';

test('without ids no host is let in', () => {
  expect(trackingHosts({})).toEqual({ scripts: [], connections: [], images: [] });
});

test('each id lets in its own hosts', () => {
  expect(trackingHosts({ pixelId: '1' }).scripts).toEqual(['https://connect.facebook.net']);
  expect(trackingHosts({ tagManagerId: 'GTM-1' }).scripts).toEqual(['https://www.googletagmanager.com']);
  expect(trackingHosts({ pixelId: '1', tagManagerId: 'GTM-1' }).images).toContain('https://www.facebook.com');
});

test('looking at a service counts as content viewed, a page of no such family as nothing more', () => {
  expect(pageConversion('service')).toBe('content_viewed');
  expect(pageConversion('checkout')).toBe('checkout_begun');
  expect(['home', '', 'toString'].map(pageConversion)).toEqual([undefined, undefined, undefined]);
});

test('capturing a number is told with its time and label', () => {
  expect(mobileCapturePerformance(1999.6)).toEqual({
    event: 'mobile_capture_performance',
    duration_ms: 2000,
    performance: 'fast',
  });
});

test.each([
  [0, 'fast'],
  [1999, 'fast'],
  [2000, 'medium'],
  [4999, 'medium'],
  [5000, 'slow'],
])('a number captured in %i ms is %s', (ms, label) => expect(performanceLabel(ms)).toBe(label));
