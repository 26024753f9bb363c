import { expect, test } from 'vitest';
import { EMPTY_PRICE_BOOK } from '../../../../../src/features/pricing/rules/price-book.ts';
import type { PageEntry } from '../../../../../src/web/pages/page-entry.ts';
import { pageTable } from '../../../../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../../../../one-path-of-each-family.ts';
import { renderedPage, sheetBook } from './render-page.ts';

const PRICE = /₹\s?\d/;

/** The pages whose prices come with their own content or with the visitor's cart, not from the sheet. */
const WITHOUT_SHEET = ['doorstep', 'doorstep-category', 'doorstep-cart', 'express-cart', 'checkout'];

const opened = [...onePathOfEachFamily(pageTable)].map(([family, path]) => {
  const entry = pageTable.find((one) => one.family === family && one.open(path) !== undefined);
  if (entry === undefined) throw new Error(`no page of ${family} has the path ${path}`);
  return { family, path, entry };
});

const shown = async (entry: PageEntry, path: string, book = sheetBook): Promise<readonly string[]> => {
  const { html } = await renderedPage(entry, path, new URLSearchParams(), book);
  return html.split(/<[^>]*>/).filter((text) => PRICE.test(text));
};

test.each(opened)(
  '$family ($path) counts as a page with prices where its prices follow the sheet',
  async ({ family, path, entry }) => {
    const prices = await shown(entry, path);
    // The page of a car exists only where the sheet has the car.
    const without = await shown(entry, path, EMPTY_PRICE_BOOK).catch(() => []);
    const follows = prices.join() !== without.join();
    expect(entry.showsPrices).toBe(follows || WITHOUT_SHEET.includes(family));
  },
);

test('the pages of Book Now, of the schedule and of the checkout book without a dialog', () => {
  const names = pageTable.filter(({ booksHere }) => booksHere).map(({ name }) => name);
  expect(names.sort()).toEqual(['book', 'checkout', 'schedule']);
});
