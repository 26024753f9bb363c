import { commonCars } from '../../content/vehicles/common-cars.ts';
import { namedFirst } from '../../values/named-first.ts';
import {
  type CarFinder,
  createCarFinder,
  type FoundCar,
  type ListedManufacturers,
} from './rules/find-cars.ts';
import type { PriceBook } from './rules/price-book.ts';

const finders = new WeakMap<object, CarFinder>();

/** The finder of a price book's cars, common ones first. It is made once, because making it costs more than many searches. */
export function carFinderOf(book: Pick<PriceBook, 'manufacturers'>): CarFinder {
  const made = finders.get(book) ?? createCarFinder(commonFirst(book));
  finders.set(book, made);
  return made;
}

/** So many popular cars fit below a field on a phone. */
const MOST_COMMON = 8;

/** The popular cars of a list: the first model of each common manufacturer, then the second ones. */
export function commonCarsOf(brands: ListedManufacturers): readonly FoundCar[] {
  const common = brands.flatMap(({ name, models }) =>
    models.flatMap(({ name: model, fuelTypes: [fuelType] }) => {
      const rank = commonCars[name]?.indexOf(model) ?? -1;
      return fuelType === undefined || rank < 0
        ? []
        : [{ rank, car: { manufacturer: name, model, fuelType, isNamed: false } }];
    }),
  );
  return common
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_COMMON)
    .map(({ car }) => car);
}

export const popularCarsOf = (
  book: Pick<PriceBook, 'manufacturers'>,
  manufacturer: string | undefined,
): readonly FoundCar[] =>
  commonCarsOf(commonFirst(book).filter(({ name }) => manufacturer === undefined || name === manufacturer));

/** The cars of a price book, common ones first, because most visitors look for these. */
export const commonFirst = ({ manufacturers }: Pick<PriceBook, 'manufacturers'>) =>
  namedFirst(manufacturers, Object.keys(commonCars)).map(({ name, models }) => ({
    name,
    models: namedFirst(models, commonCars[name] ?? []),
  }));
