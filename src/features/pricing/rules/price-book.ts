import type { Vehicle } from '../../../values/vehicle.ts';
import { type FromPrices, fromPricesOf, lowest, NO_FROM_PRICES } from './from-prices.ts';
import { groupRows, type ManufacturerRows, type ModelRows } from './group-rows.ts';
import { type PricedEntry, PriceIndex } from './price-index.ts';
import type { PriceRow } from './price-row.ts';
import { priceVersion } from './price-version.ts';
import type { PricedManufacturer, PricedModel } from './priced-models.ts';

/**
 * The price sheet, indexed. Every look-up takes names or slugs in any case, costs the same whatever the sheet's size,
 * and answers `undefined` for a car that the sheet does not price. Lists are in the order of their names.
 */
export interface PriceBook {
  /** Changes whenever a price, a model or a name does. */
  readonly version: string;
  readonly rowCount: number;
  readonly manufacturers: readonly PricedManufacturer[];
  readonly from: FromPrices;
  manufacturer(manufacturer: string): PricedManufacturer | undefined;
  model(manufacturer: string, model: string): PricedModel | undefined;
  row(vehicle: Vehicle): PriceRow | undefined;
  /** The model that a `{carId}` such as `maruti-wagon-r` names. */
  modelOfCar(carId: string): PricedModel | undefined;
  /** The row that a car slug such as `maruti-wagon-r-petrol` names. */
  rowOfCar(carSlug: string): PriceRow | undefined;
}

function pricedEntry(manufacturer: ManufacturerRows, { name, slug, rows }: ModelRows): PricedEntry {
  const model: PricedModel = {
    manufacturer: manufacturer.name,
    name,
    slug,
    carId: `${manufacturer.slug}-${slug}`,
    fuelTypes: rows.map((row) => row.fuelType),
    from: rows.map(fromPricesOf).reduce(lowest, NO_FROM_PRICES),
  };
  return { model, rows };
}

/** Indexes the sheet's rows once. */
export function buildPriceBook(rows: readonly PriceRow[]): PriceBook {
  const index = new PriceIndex();
  const manufacturers = groupRows(rows).map((group): PricedManufacturer => {
    const entries = group.models.map((model) => pricedEntry(group, model));
    const models = entries.map((entry) => entry.model);
    const from = models.map((model) => model.from).reduce(lowest, NO_FROM_PRICES);
    const manufacturer = { name: group.name, slug: group.slug, models, from };
    index.add(manufacturer, entries);
    return manufacturer;
  });
  return {
    version: priceVersion(rows),
    rowCount: index.rowCount,
    manufacturers,
    from: manufacturers.map((manufacturer) => manufacturer.from).reduce(lowest, NO_FROM_PRICES),
    manufacturer: (manufacturer) => index.manufacturer(manufacturer),
    model: (manufacturer, model) => index.model(manufacturer, model),
    row: (vehicle) => index.row(vehicle),
    modelOfCar: (id) => index.modelOfCar(id),
    rowOfCar: (slug) => index.rowOfCar(slug),
  };
}

/** What is served when there never was a sheet: no manufacturers, no prices (spec section 8). */
export const EMPTY_PRICE_BOOK: PriceBook = buildPriceBook([]);
