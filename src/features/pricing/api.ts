import { type Context, Hono } from 'hono';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import { carId } from '../../values/vehicle.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { carFinderOf, commonFirst, popularCarsOf } from './car-finder.ts';
import {
  type CarPrices,
  type FoundCars,
  LONGEST_TYPED_CAR,
  type PriceList,
  toWirePrices,
} from './contract.ts';
import type { PriceSource } from './price-source.ts';
import type { PriceBook } from './rules/price-book.ts';
import type { PriceRow } from './rules/price-row.ts';
import { priceSet } from './rules/price-set.ts';

/** Prices change at most once an hour. A browser may show five minutes old ones, and an hour old ones when offline. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600';

/**
 * `GET /` lists the cars that have a price. `GET /search?words=` finds cars by a typed text.
 * `GET /:brand/:model/:fuelType` answers one car's prices in whole rupees, or 404.
 */
export const pricesApi = ({ prices }: { readonly prices: PriceSource }) =>
  new Hono()
    .get('/', async (context) => {
      const book = await prices.get();
      return versioned(context, book, () => priceListOf(book));
    })
    .get('/search', async (context) => {
      const { words = '', manufacturer } = context.req.query();
      const book = await prices.get();
      return versioned(context, book, () => foundCarsOf(book, words, manufacturer));
    })
    .get('/:brand/:model/:fuelType', async (context) => {
      const { brand, model, fuelType } = context.req.param();
      const book = await prices.get();
      const row = book.row({ manufacturer: brand, model, fuelType });
      if (row === undefined) return errorAnswer(context, 404, 'not_found');
      return versioned(context, book, () => carPricesOf(row, book.version));
    });

/** A longer text is no car. */
const foundCarsOf = (book: PriceBook, words: string, manufacturer: string | undefined): FoundCars => ({
  cars:
    words.trim() === ''
      ? [...popularCarsOf(book, manufacturer)]
      : [...carFinderOf(book)(words.slice(0, LONGEST_TYPED_CAR), manufacturer)],
});

/** Answers JSON under the sheet's version, or 304 when the browser has that version already. */
function versioned(context: Context, { version, rowCount }: PriceBook, answer: () => object): Response {
  const tag = `"${version}"`;
  context.header('Cache-Control', rowCount === 0 ? 'no-store' : CACHEABLE);
  context.header('ETag', tag);
  if (includesTag(context.req.header('If-None-Match') ?? '', tag)) return context.body(null, 304);
  return context.json(answer());
}

const includesTag = (header: string, tag: string): boolean =>
  header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

const priceListOf = (book: PriceBook): PriceList => ({
  brands: commonFirst(book).map(({ name, models }) => ({
    name,
    models: models.map((model) => ({ name: model.name, fuelTypes: [...model.fuelTypes] })),
  })),
  version: book.version,
});

const carPricesOf = (row: PriceRow, version: string): CarPrices => ({
  manufacturer: row.manufacturer,
  model: row.model,
  fuelType: row.fuelType,
  bodyType: drawnBodyType(carId(row)),
  ...toWirePrices(priceSet(row)),
  version,
});
