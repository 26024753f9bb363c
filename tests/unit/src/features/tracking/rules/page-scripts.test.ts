import { expect, test } from 'vitest';
import {
  mobileCapturePerformance,
  performanceLabel,
  trackingHosts,
} from '../../../../../../src/features/tracking/rules/page-scripts.ts';

test('without ids no host is allowed', () => {
  expect(trackingHosts({})).toEqual({ scripts: [], connections: [], images: [], frames: [] });
});

test('each id allows its own hosts', () => {
  expect(trackingHosts({ pixelId: '1' }).scripts).toEqual(['https://connect.facebook.net']);
  expect(trackingHosts({ tagManagerId: 'GTM-1' }).scripts).toEqual(['https://www.googletagmanager.com']);
  expect(trackingHosts({ pixelId: '1', tagManagerId: 'GTM-1' }).images).toContain('https://www.facebook.com');
});

test("a container's ad tags may report a conversion from India and keep their frame, but bring no script host", () => {
  const { scripts, connections, images, frames } = trackingHosts({ tagManagerId: 'GTM-1' });
  for (const host of ['www.googleadservices.com', 'googleads.g.doubleclick.net', 'www.google.co.in']) {
    expect(connections).toContain(`https://${host}`);
    expect(images).toContain(`https://${host}`);
  }
  expect(frames).toContain('https://td.doubleclick.net');
  expect(scripts).toEqual(['https://www.googletagmanager.com']);
  expect(trackingHosts({ pixelId: '1' }).frames).toEqual([]);
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
