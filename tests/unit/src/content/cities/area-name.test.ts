import { expect, test } from 'vitest';
import { areaName } from '../../../../../src/content/cities/area-name.ts';

test.each([
  ['bani-park', 'Bani Park'],
  ['pink-city', 'Pink City'],
  ['Behind the old mill', 'Behind the old mill'],
])('areaName of "%s" is "%s"', (area, name) => expect(areaName(area)).toBe(name));
