import { expect, test } from 'vitest';
import { iconAddress } from '../../../../src/values/icon-names.ts';

test('an icon is addressed by its name in the sprite', () => {
  expect(iconAddress('map-pin')).toBe('/icons.svg#map-pin');
});
