import { findManufacturerBySheetName } from '../../../content/manufacturers/all-manufacturers.ts';
import { bodyTypeOf } from '../../../content/vehicles/body-types.ts';
import { slugify } from '../../../values/slug.ts';
import type { BodyType } from '../../../values/vehicle.ts';
import type { PriceBook, PriceRow } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';
import { distinctModels } from '../rules/car-costs.ts';

/** A model of the price sheet with the price by which it is compared. */
export interface ComparedCar {
  readonly model: PricedModel;
  readonly segment: BodyType | undefined;
  /** One row for each fuel type, the most common first. */
  readonly rows: readonly PriceRow[];
  /** The periodic service with the most common fuel type, in paise. */
  readonly price: number;
}

interface ComparedCars {
  readonly cars: readonly ComparedCar[];
  /** The ids of the cars whose pages have something of their own. */
  readonly distinct: ReadonlySet<string>;
}

const prepared = new WeakMap<PriceBook, ComparedCars>();

/** Returns every priced model of a book, prepared once. */
export function comparedCars(book: PriceBook): ComparedCars {
  const known = prepared.get(book);
  if (known) return known;
  const byMaker = book.manufacturers.map(({ models }) => models.map((model) => withRows(book, model)));
  const cars = byMaker.flat().filter(({ price }) => price > 0);
  const distinct = new Set(byMaker.flatMap((models) => [...distinctModels(bestKnownFirst(models))]));
  const made = { cars, distinct };
  prepared.set(book, made);
  return made;
}

function withRows(book: PriceBook, model: PricedModel): ComparedCar & { readonly carId: string } {
  const { manufacturer, name, carId, fuelTypes } = model;
  const rows = fuelTypes.flatMap((fuelType) => book.row({ manufacturer, model: name, fuelType }) ?? []);
  return { model, carId, segment: bodyTypeOf(carId), rows, price: rows[0]?.express ?? 0 };
}

function bestKnownFirst<Car extends { readonly model: PricedModel }>(cars: readonly Car[]): readonly Car[] {
  const [first] = cars;
  const popular = first && findManufacturerBySheetName(first.model.manufacturer)?.popularModels;
  const known = new Set((popular ?? []).map(slugify));
  return cars.toSorted(
    (one, other) => Number(known.has(other.model.slug)) - Number(known.has(one.model.slug)),
  );
}
