import { slugify } from '../../../values/slug.ts';
import { fuelTypeRank, type PriceRow } from './price-row.ts';

/** The rows of one model, one for each fuel type, common fuel types first. */
export interface ModelRows {
  readonly name: string;
  readonly slug: string;
  readonly rows: PriceRow[];
}

/** The models of one manufacturer, in the order of their slugs. */
export interface ManufacturerRows {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly ModelRows[];
}

interface Draft {
  readonly name: string;
  readonly slug: string;
  readonly models: Map<string, ModelRows>;
}

/** No car has more fuel types. A sheet with more would slow down every look-up. */
const MOST_FUEL_TYPES = 12;

/** Returns the map's value at a key; it makes and stores a missing one. */
export function valueAt<Key, Value>(map: Map<Key, Value>, at: Key, make: () => Value): Value {
  const known = map.get(at);
  if (known !== undefined) return known;
  const made = make();
  map.set(at, made);
  return made;
}

function add(drafts: Map<string, Draft>, row: PriceRow): void {
  const slug = slugify(row.manufacturer);
  const manufacturer = valueAt(drafts, slug, () => ({
    name: row.manufacturer,
    slug,
    models: new Map<string, ModelRows>(),
  }));
  const modelSlug = slugify(row.model);
  const model = valueAt(manufacturer.models, modelSlug, () => ({
    name: row.model,
    slug: modelSlug,
    rows: [],
  }));
  if (model.rows.length === MOST_FUEL_TYPES) return;
  if (model.rows.some((other) => slugify(other.fuelType) === slugify(row.fuelType))) return;
  const isFirstSpelling = row.manufacturer === manufacturer.name && row.model === model.name;
  model.rows.push(isFirstSpelling ? row : { ...row, manufacturer: manufacturer.name, model: model.name });
}

const bySlug = (one: { slug: string }, other: { slug: string }): number =>
  one.slug < other.slug ? -1 : Number(one.slug > other.slug);

const byFuelType = (one: PriceRow, other: PriceRow): number =>
  fuelTypeRank(one.fuelType) - fuelTypeRank(other.fuelType) || (one.fuelType < other.fuelType ? -1 : 1);

/** Groups rows by manufacturer and model. The first row of a car counts, and so does the first spelling of a name. */
export function groupRows(rows: readonly PriceRow[]): readonly ManufacturerRows[] {
  const drafts = new Map<string, Draft>();
  for (const row of rows) add(drafts, row);
  const manufacturers = [...drafts.values()].map((draft) => ({
    ...draft,
    models: [...draft.models.values()].sort(bySlug),
  }));
  for (const { models } of manufacturers) for (const model of models) model.rows.sort(byFuelType);
  return manufacturers.sort(bySlug);
}
