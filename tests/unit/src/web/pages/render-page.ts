import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { standInServices } from '../../../../../scripts/stand-in-services.ts';
import { homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { buildPriceBook, type PriceBook } from '../../../../../src/features/pricing/rules/price-book.ts';
import { NO_REVIEWS } from '../../../../../src/features/reviews/contract.ts';
import { parseSheet } from '../../../../../src/platform/price-sheet/parse-sheet.ts';
import type { Metadata } from '../../../../../src/web/document/metadata.ts';
import { NOT_FOUND, type PageContext, type PageEntry } from '../../../../../src/web/pages/page-entry.ts';
import { pagePrices } from '../../../../../src/web/pages/page-prices.ts';

const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));

/** The price book of the repository's own sheet. */
export const sheetBook: PriceBook = buildPriceBook(sheet.ok ? sheet.value.rows : []);

/** A page's metadata and the HTML of its main part, for a visitor from the home city with prices ready. */
export async function renderedPage(
  entry: PageEntry,
  path: string,
  query = new URLSearchParams(),
  book = sheetBook,
): Promise<{ readonly metadata: Metadata; readonly html: string }> {
  const opened = entry.open(path);
  if (opened === undefined) throw new Error(`${path} is not a page of ${entry.name}`);
  const services = standInServices(book);
  const context: PageContext = {
    ...services,
    prices: pagePrices(services.prices, book),
    reviews: NO_REVIEWS,
    path,
    query,
    city: opened.city ?? homeCity,
    ownCity: opened.city,
    now: new Date('2026-11-21T06:00:00Z'),
    formKey: 'form-key',
  };
  const loaded = await opened.load(context);
  if (loaded === NOT_FOUND) throw new Error(`${path} has nothing to show`);
  return { metadata: loaded.metadata, html: renderToStaticMarkup(loaded.render()) };
}
