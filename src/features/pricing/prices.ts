import { type Context, Hono } from 'hono';
import { errorAnswer } from '../../web/api/answers.ts';
import { carPricesOf, priceListOf } from './price-answers.ts';
import type { PriceBook } from './rules/price-book.ts';
import type { PriceSource } from './rules/price-source.ts';

/** Prices change at most once an hour; five minutes old is near enough, an hour is when we can't be reached. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600';

const holds = (sent: string, tag: string): boolean =>
  sent.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

/** Answers JSON under the sheet's version, or 304 when the browser has that version already. */
function versioned(context: Context, { version, rowCount }: PriceBook, answer: () => object): Response {
  const tag = `"${version}"`;
  context.header('Cache-Control', rowCount === 0 ? 'no-store' : CACHEABLE);
  context.header('ETag', tag);
  if (holds(context.req.header('If-None-Match') ?? '', tag)) return context.body(null, 304);
  return context.json(answer());
}

/**
 * What services cost, by car (design section 4): `GET /` lists the cars that have a price,
 * `GET /:brand/:model/:fuelType` answers one car's computed price set in whole rupees.
 */
export const pricesApi = ({ prices }: { readonly prices: PriceSource }) =>
  new Hono()
    .get('/', async (context) => {
      const book = await prices.get();
      return versioned(context, book, () => priceListOf(book));
    })
    .get('/:brand/:model/:fuelType', async (context) => {
      const { brand, model, fuelType } = context.req.param();
      const book = await prices.get();
      const row = book.row({ manufacturer: brand, model, fuelType });
      if (row === undefined) return errorAnswer(context, 404, 'not_found');
      return versioned(context, book, () => carPricesOf(row, book.version));
    });
