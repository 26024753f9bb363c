import { commonCars } from '../../content/vehicles/common-cars.ts';
import { namedFirst } from '../../values/named-first.ts';
import { type CarFinder, createCarFinder } from './rules/find-cars.ts';
import type { PriceBook } from './rules/price-book.ts';

const finders = new WeakMap<object, CarFinder>();

/** The finder of a price book's cars, common ones first. It is made once, because making it costs more than many searches. */
export function carFinderOf(book: Pick<PriceBook, 'manufacturers'>): CarFinder {
  const made = finders.get(book) ?? createCarFinder(commonFirst(book));
  finders.set(book, made);
  return made;
}

const commonFirst = ({ manufacturers }: Pick<PriceBook, 'manufacturers'>) =>
  namedFirst(manufacturers, Object.keys(commonCars)).map(({ name, models }) => ({
    name,
    models: namedFirst(models, commonCars[name] ?? []),
  }));
