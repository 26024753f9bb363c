import { expect, test } from 'vitest';
import { iconAddress } from '../../../../client/ui/icon-names.ts';

test('an icon is addressed by its name in the sprite', () => {
  expect(iconAddress('map-pin')).toBe('/icons.svg#map-pin');
});
