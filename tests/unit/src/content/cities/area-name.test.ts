import { expect, test } from 'vitest';
import { areaName } from '../../../../../src/content/cities/area-name.ts';
import { INHERITED } from '../../../../worker/hostile/corpus.ts';

test.each<[area: string, name: string]>([
  ['bani-park', 'Bani Park'],
  ['pink-city', 'Pink City'],
  ['Behind the old mill', 'Behind the old mill'],
  ...INHERITED.map((name): [string, string] => [name, name]),
])('areaName of "%s" is "%s"', (area, name) => expect(areaName(area)).toBe(name));
