import { expect, test } from 'vitest';
import { deviceTypeOf } from '../../../../client/api/submit-form.ts';

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window %i pixels wide is a %s', (width, type) => expect(deviceTypeOf(width)).toBe(type));
