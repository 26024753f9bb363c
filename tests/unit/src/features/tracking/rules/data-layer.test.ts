import { expect, test } from 'vitest';
import { mobileCapturePerformance } from '../../../../../../src/features/tracking/rules/data-layer.ts';

test('capturing a number is told with its time and label', () => {
  expect(mobileCapturePerformance(1999.6)).toEqual({
    event: 'mobile_capture_performance',
    duration_ms: 2000,
    performance: 'fast',
  });
});
