import { expect, test } from 'vitest';
import { performanceLabel } from '../../../../../../src/features/leads/rules/performance-label.ts';

test.each([
  [0, 'fast'],
  [1999, 'fast'],
  [2000, 'medium'],
  [4999, 'medium'],
  [5000, 'slow'],
])('a number captured in %i ms is %s', (ms, label) => expect(performanceLabel(ms)).toBe(label));
