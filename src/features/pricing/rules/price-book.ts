import { shortHash } from '../../../values/short-hash.ts';
import { slugify } from '../../../values/slug.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { groupRows, type ManufacturerRows, type ModelRows, valueAt } from './group-rows.ts';
import { type PriceRow, rowCells } from './price-row.ts';

/** A model that has a price, with its fuel types, common ones first. */
export interface PricedModel {
  readonly manufacturer: string;
  readonly name: string;
  readonly slug: string;
  /** `maruti-wagon-r` (see `carId`). */
  readonly carId: string;
  readonly fuelTypes: readonly string[];
}

export interface PricedManufacturer {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly PricedModel[];
  readonly rows: readonly PriceRow[];
}

/**
 * The indexed price sheet. Look-ups accept names or slugs in any case, and their cost does not grow with the sheet.
 * They return undefined for a car without a price. Lists are sorted by name.
 */
export interface PriceBook {
  /** Changes whenever a price, a model or a name does. */
  readonly version: string;
  readonly rowCount: number;
  readonly manufacturers: readonly PricedManufacturer[];
  manufacturer(manufacturer: string): PricedManufacturer | undefined;
  model(manufacturer: string, model: string): PricedModel | undefined;
  row(vehicle: Vehicle): PriceRow | undefined;
  /** Returns the model that a `{carId}` such as `maruti-wagon-r` names. */
  modelOfCar(carId: string): PricedModel | undefined;
  /** Returns the row that a car slug such as `maruti-wagon-r-petrol` names. */
  rowOfCar(carSlug: string): PriceRow | undefined;
}

/** Indexes the sheet's rows once. */
export function buildPriceBook(rows: readonly PriceRow[]): PriceBook {
  const index = new PriceIndex();
  const manufacturers = groupRows(rows).map((group): PricedManufacturer => {
    const entries = group.models.map((model) => pricedEntry(group, model));
    const manufacturer = {
      name: group.name,
      slug: group.slug,
      models: entries.map(({ model }) => model),
      rows: entries.flatMap((entry) => entry.rows),
    };
    index.add(manufacturer, entries);
    return manufacturer;
  });
  return {
    version: priceVersion(rows),
    rowCount: index.rowCount,
    manufacturers,
    manufacturer: (manufacturer) => index.manufacturer(manufacturer),
    model: (manufacturer, model) => index.model(manufacturer, model),
    row: (vehicle) => index.row(vehicle),
    modelOfCar: (id) => index.modelOfCar(id),
    rowOfCar: (slug) => index.rowOfCar(slug),
  };
}

/** A model with its rows, one for each fuel type. */
interface PricedEntry {
  readonly model: PricedModel;
  readonly rows: readonly PriceRow[];
}

function pricedEntry(manufacturer: ManufacturerRows, { name, slug, rows }: ModelRows): PricedEntry {
  const model: PricedModel = {
    manufacturer: manufacturer.name,
    name,
    slug,
    carId: `${manufacturer.slug}-${slug}`,
    fuelTypes: rows.map((row) => row.fuelType),
  };
  return { model, rows };
}

/** Visitors can put any text into an address, so the look-up ignores a text longer than any name in a sheet. */
const LONGEST_KEY = 200;
const key = (text: string): string => (text.length > LONGEST_KEY ? '' : slugify(text));

const rowWithFuel = (entry: PricedEntry | undefined, fuelSlug: string): PriceRow | undefined =>
  entry?.rows.find((row) => slugify(row.fuelType) === fuelSlug);

/** Look-ups by slug. The indexes are maps, so that a model named `__proto__` cannot break an object. */
class PriceIndex {
  readonly #manufacturers = new Map<string, PricedManufacturer>();
  readonly #models = new Map<string, PricedEntry>();
  /** Two cars can share one hyphenated id: "a-b" + "c" and "a" + "b-c". */
  readonly #cars = new Map<string, PricedEntry[]>();
  #rowCount = 0;

  get rowCount(): number {
    return this.#rowCount;
  }

  add(manufacturer: PricedManufacturer, entries: readonly PricedEntry[]): void {
    this.#manufacturers.set(manufacturer.slug, manufacturer);
    for (const entry of entries) {
      this.#rowCount += entry.rows.length;
      this.#models.set(`${manufacturer.slug}/${entry.model.slug}`, entry);
      valueAt(this.#cars, entry.model.carId, () => []).push(entry);
    }
  }

  manufacturer(manufacturer: string): PricedManufacturer | undefined {
    return this.#manufacturers.get(key(manufacturer));
  }

  model(manufacturer: string, model: string): PricedModel | undefined {
    return this.#entry(manufacturer, model)?.model;
  }

  row({ manufacturer, model, fuelType }: Vehicle): PriceRow | undefined {
    return rowWithFuel(this.#entry(manufacturer, model), key(fuelType));
  }

  modelOfCar(id: string): PricedModel | undefined {
    return this.#cars.get(key(id))?.[0]?.model;
  }

  /** Tries each hyphen as the end of a car id, so the cost depends on the slug and not on the sheet. */
  rowOfCar(carSlug: string): PriceRow | undefined {
    const slug = key(carSlug);
    for (let at = slug.lastIndexOf('-'); at > 0; at = slug.lastIndexOf('-', at - 1)) {
      const fuelSlug = slug.slice(at + 1);
      for (const entry of this.#cars.get(slug.slice(0, at)) ?? []) {
        const row = rowWithFuel(entry, fuelSlug);
        if (row) return row;
      }
    }
    return undefined;
  }

  #entry(manufacturer: string, model: string): PricedEntry | undefined {
    return this.#models.get(`${key(manufacturer)}/${key(model)}`);
  }
}

/** Returns a short token that changes whenever a row does. It is part of every cache key of a page with a price. */
function priceVersion(rows: readonly PriceRow[]): string {
  function* lines() {
    for (const row of rows) yield `${JSON.stringify(rowCells(row))}\n`;
  }
  return shortHash(lines());
}

/** The book before any sheet is loaded: no manufacturers, no prices. */
export const EMPTY_PRICE_BOOK: PriceBook = buildPriceBook([]);
