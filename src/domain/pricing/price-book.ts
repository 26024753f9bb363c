import { slugify } from '../slug.ts';
import { carId, type Vehicle } from '../vehicle.ts';
import { type FromPrices, lowerWithRow, NO_FROM_PRICES } from './from-prices.ts';
import { fuelTypeRank, type PriceRow } from './price-row.ts';
import { priceVersion } from './price-version.ts';

/** A model that has a price, with the fuel types it is offered with, common ones first. */
export interface PricedModel {
  readonly manufacturer: string;
  readonly name: string;
  readonly slug: string;
  /** `maruti-wagon-r` (see `carId`). */
  readonly carId: string;
  readonly fuelTypes: readonly string[];
  readonly from: FromPrices;
}

/** A manufacturer with its models by name. */
export interface PricedManufacturer {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly PricedModel[];
  readonly from: FromPrices;
}

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

/** Addresses are typed by anybody: what is longer than any name in a sheet is not worth a look. */
const LONGEST_KEY = 200;
const key = (text: string): string => (text.length > LONGEST_KEY ? '' : slugify(text));
const path = (...parts: readonly string[]): string => parts.map(key).join('/');

interface Draft {
  readonly name: string;
  readonly slug: string;
  readonly models: Map<string, PriceRow[]>;
}

/** Rows grouped by manufacturer and model. The first of two rows for one car counts; so does the first spelling of a name. */
function group(rows: readonly PriceRow[]) {
  const byPath = new Map<string, PriceRow>();
  const drafts = new Map<string, Draft>();
  for (const row of rows) {
    const rowPath = path(row.manufacturer, row.model, row.fuelType);
    if (byPath.has(rowPath)) continue;
    const slug = key(row.manufacturer);
    const draft = drafts.get(slug) ?? { name: row.manufacturer, slug, models: new Map() };
    drafts.set(slug, draft);
    const siblings = draft.models.get(key(row.model)) ?? [];
    draft.models.set(key(row.model), siblings);
    const kept = { ...row, manufacturer: draft.name, model: siblings[0]?.model ?? row.model };
    siblings.push(kept);
    byPath.set(rowPath, kept);
  }
  return { byPath, drafts };
}

const lowest = (rows: readonly PriceRow[]): FromPrices => rows.reduce(lowerWithRow, NO_FROM_PRICES);

const bySlug = (one: { slug: string }, other: { slug: string }): number =>
  one.slug < other.slug ? -1 : Number(one.slug > other.slug);

function modelOf(manufacturer: string, slug: string, rows: readonly PriceRow[]): PricedModel {
  const name = rows[0]?.model ?? slug;
  const fuelTypes = rows
    .map((row) => row.fuelType)
    .sort((one, other) => fuelTypeRank(one) - fuelTypeRank(other) || (one < other ? -1 : 1));
  return {
    manufacturer,
    name,
    slug,
    carId: carId({ manufacturer, model: name }),
    fuelTypes,
    from: lowest(rows),
  };
}

const manufacturerOf = ({ name, slug, models }: Draft): PricedManufacturer => ({
  name,
  slug,
  models: [...models].map(([modelSlug, rows]) => modelOf(name, modelSlug, rows)).sort(bySlug),
  from: lowest([...models.values()].flat()),
});

/** Two cars can share one hyphenated slug ("a-b" + "c", "a" + "b-c"): the first in the order of names has it. */
function firstOf<Value>(entries: Iterable<readonly [string, Value]>): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const [entryKey, value] of entries) if (!map.has(entryKey)) map.set(entryKey, value);
  return map;
}

/** Indexes the sheet's rows once; only maps are used as indexes, so a model named `__proto__` is a model like any other. */
export function buildPriceBook(rows: readonly PriceRow[]): PriceBook {
  const { byPath, drafts } = group(rows);
  const manufacturers = [...drafts.values()].map(manufacturerOf).sort(bySlug);
  const models = manufacturers.flatMap((manufacturer) => manufacturer.models);
  const byManufacturer = new Map(manufacturers.map((manufacturer) => [manufacturer.slug, manufacturer]));
  const byModel = new Map(models.map((model) => [path(model.manufacturer, model.name), model]));
  const byCarId = firstOf(models.map((model) => [model.carId, model]));
  const byCarSlug = firstOf([...byPath].map(([rowPath, row]) => [rowPath.replaceAll('/', '-'), row]));
  return {
    version: priceVersion(rows),
    rowCount: byPath.size,
    manufacturers,
    from: lowest([...byPath.values()]),
    manufacturer: (manufacturer) => byManufacturer.get(key(manufacturer)),
    model: (manufacturer, model) => byModel.get(path(manufacturer, model)),
    row: ({ manufacturer, model, fuelType }) => byPath.get(path(manufacturer, model, fuelType)),
    modelOfCar: (id) => byCarId.get(key(id)),
    rowOfCar: (slug) => byCarSlug.get(key(slug)),
  };
}

/** What is served when there never was a sheet: no manufacturers, no prices (spec section 8). */
export const EMPTY_PRICE_BOOK: PriceBook = buildPriceBook([]);
