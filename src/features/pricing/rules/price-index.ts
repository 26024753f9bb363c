import { slugify } from '../../../values/slug.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { entryOf } from './group-rows.ts';
import type { PriceRow } from './price-row.ts';
import type { PricedManufacturer, PricedModel } from './priced-models.ts';

/** Addresses are typed by anybody: what is longer than any name in a sheet is not worth a look. */
const LONGEST_KEY = 200;
const key = (text: string): string => (text.length > LONGEST_KEY ? '' : slugify(text));

/** A model with its rows, one a fuel type. */
export interface PricedEntry {
  readonly model: PricedModel;
  readonly rows: readonly PriceRow[];
}

const rowWithFuel = (entry: PricedEntry | undefined, fuelSlug: string): PriceRow | undefined =>
  entry?.rows.find((row) => slugify(row.fuelType) === fuelSlug);

/** Look-ups by slug. Only maps are used as indexes, so that a model named `__proto__` is a model like any other. */
export class PriceIndex {
  readonly #manufacturers = new Map<string, PricedManufacturer>();
  readonly #models = new Map<string, PricedEntry>();
  /** Several, for two cars can share one hyphenated id: "a-b" + "c" and "a" + "b-c". */
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
      entryOf(this.#cars, entry.model.carId, () => []).push(entry);
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

  /** Tries each hyphen as the end of a car id: as many map look-ups as the slug has hyphens, whatever the sheet's size. */
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
