import { describe, expect, test } from 'vitest';
import { homePage } from '../../../../../src/features/home/pages/home.tsx';
import { buildPriceBook, type PriceBook } from '../../../../../src/features/pricing/rules/price-book.ts';
import { normaliseRows } from '../../features/pricing/rules/sample-rows.ts';
import { renderedPage, sheetBook } from '../pages/render-page.ts';

const PRICES = ['2999', '3999', '3499', '2499', '24999'];

const largeBook = (makers: number, models: number): PriceBook =>
  buildPriceBook(
    normaliseRows(
      Array.from({ length: makers * models }, (_, at) => [
        'Petrol',
        `Maker ${1000 + (at % makers)}`,
        `Model ${1000 + Math.floor(at / makers)}`,
        ...PRICES,
      ]),
    ).rows,
  );

const listsOf = async (query: string, book: PriceBook) => {
  const { html } = await renderedPage(homePage, '/', new URLSearchParams(query), book);
  return [...html.matchAll(/<select[^>]*name="(?:manufacturer|model)"[\s\S]*?<\/select>/g)].map(([list]) =>
    [...list.matchAll(/<option value="[^"][^>]*>([^<]*)/g)].map(([, name]) => name),
  );
};

describe('the picker of a car', () => {
  test('lists every maker of the sheet and every model of the chosen one, common ones first', async () => {
    const [makers, models] = await listsOf('manufacturer=maruti', sheetBook);
    const { manufacturers } = sheetBook;
    const maruti = sheetBook.manufacturer('maruti')?.models ?? [];
    expect(makers?.toSorted()).toEqual(manufacturers.map(({ name }) => name).toSorted());
    expect(models?.toSorted()).toEqual(maruti.map(({ name }) => name).toSorted());
    expect(models?.indexOf('Baleno')).toBeLessThan(models?.indexOf('SX4') ?? 0);
    expect([makers?.[0], models?.[0]]).toEqual(['Maruti', 'Swift']);
  });

  test('begins with the first of a very long sheet, so that a page stays as short', async () => {
    const [makers = [], models = []] = await listsOf('manufacturer=maker-1299', largeBook(300, 80));
    expect(makers).toHaveLength(61);
    expect(models).toHaveLength(60);
    expect([makers[0], makers.at(-1), models[0]]).toEqual(['Maker 1000', 'Maker 1299', 'Model 1000']);
  });

  test('lists no model before a manufacturer is chosen', async () => {
    const [makers = [], models] = await listsOf('', largeBook(300, 80));
    expect(makers).toHaveLength(60);
    expect(models).toEqual([]);
  });

  test('lists the chosen car wherever it stands in the sheet', async () => {
    const [makers, models] = await listsOf('manufacturer=maker-1299&model=model-1079', largeBook(300, 80));
    expect(makers?.at(-1)).toBe('Maker 1299');
    expect(models?.at(-1)).toBe('Model 1079');
  });
});
