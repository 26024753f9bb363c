import { expect, test } from 'vitest';
import { analyticsGroup } from '../../../../../src/domain/tracking/analytics-group.ts';

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/doorstep-services', 'other'],
  ['/services/ac', 'services'],
  ['/express-90min-car-service', 'services'],
  ['/contact', 'support'],
  ['/about', 'company'],
  ['/franchise', 'business'],
  ['/careers', 'careers'],
  ['/pricing', 'pricing'],
  ['/blog/monsoon', 'content'],
  ['/city/jaipur', 'other'],
])('%s belongs to %s', (path, group) => {
  expect(analyticsGroup(path)).toBe(group);
});
