import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from '../../../../../src/values/slug.ts';
import { isKnownQuery } from '../../../../../src/web/pages/known-query.ts';
import { sheetBook } from './render-page.ts';

const LISTED = { utm_content: ['time', 'ac'] };
const isKnown = (query: string) => isKnownQuery(new URLSearchParams(query), LISTED, sheetBook);

const [maker] = sheetBook.manufacturers;
const [model] = maker?.models ?? [];
const fuel = slugify(model?.fuelTypes[0] ?? '');
const car = `${model?.carId}-${fuel}`;

describe('a page may be stored', () => {
  test.each([
    '',
    `car=${car}`,
    `manufacturer=${maker?.slug}`,
    `manufacturer=${maker?.slug}&model=${model?.slug}`,
    `manufacturer=${maker?.slug}&model=${model?.slug}&fuel=${fuel}`,
    'utm_content=ac',
    'page=2',
  ])('with the query %j', (query) => {
    expect(isKnown(query)).toBe(true);
  });
});

describe('a page may not be stored', () => {
  test.each([
    `car=${car}x`,
    `car=${car.toUpperCase()}`,
    `car=-${car}`,
    `car=${car}&fuel=${fuel}`,
    `car=${car}&problem=invalid`,
    'manufacturer=invented',
    `model=${model?.slug}`,
    `manufacturer=${maker?.slug}&fuel=steam`,
    'utm_content=invented',
    'q=oil',
    'problem=invalid',
    'page=100',
    'manufacturer=3&model=4',
    'package=7',
    'for=99',
    'constructor=constructor',
  ])('with the query %j', (query) => {
    expect(isKnown(query)).toBe(false);
  });

  test('with any invented value of any parameter, so that a stranger cannot fill the cache', () => {
    const names = fc.constantFrom('car', 'manufacturer', 'model', 'fuel', 'q', 'problem', 'utm_content');
    fc.assert(
      fc.property(names, fc.string({ minLength: 3 }), (name, text) => {
        expect(isKnown(new URLSearchParams({ [name]: `zz${text}` }).toString())).toBe(false);
      }),
    );
  });
});
