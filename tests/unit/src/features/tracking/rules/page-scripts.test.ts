import { expect, test } from 'vitest';
import {
  mobileCapturePerformance,
  performanceLabel,
  trackingHosts,
} from '../../../../../../src/features/tracking/rules/page-scripts.ts';

test('without ids no host is allowed', () => {
  expect(trackingHosts({})).toEqual({ scripts: [], connections: [], images: [] });
});

test('each id allows its own hosts', () => {
  expect(trackingHosts({ pixelId: '1' }).scripts).toEqual(['https://connect.facebook.net']);
  expect(trackingHosts({ tagManagerId: 'GTM-1' }).scripts).toEqual(['https://www.googletagmanager.com']);
  expect(trackingHosts({ pixelId: '1', tagManagerId: 'GTM-1' }).images).toContain('https://www.facebook.com');
});

test('the data layer gets the capture time of a number with its label', () => {
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
