import type { Vehicle } from '../../../values/vehicle.ts';

/** The cars that have a price, popular models first, common fuel types first. */
export type ListedManufacturers = readonly {
  readonly name: string;
  readonly models: readonly { readonly name: string; readonly fuelTypes: readonly string[] }[];
}[];

export type FoundCar = Vehicle;

/** The list is short enough to need no scrolling below the field on a phone. */
const MOST_FOUND = 8;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Finds cars whose manufacturer, model and fuel type hold every word, in any order: "swift", "dzire cng", "wagonr".
 * A model that begins with the words comes first. Without words it finds none.
 */
export function findCars(manufacturers: ListedManufacturers, words: string): readonly FoundCar[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  const found = allCars(manufacturers).flatMap((car, place) => {
    const [model, whole] = [plain(car.model), plain(`${car.manufacturer} ${car.model} ${car.fuelType}`)];
    const joined = whole.replaceAll(' ', '');
    if (!parts.every((part) => whole.includes(part) || joined.includes(part))) return [];
    return [{ car, rank: rankOf(model, whole, wanted), place }];
  });
  return found
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, MOST_FOUND)
    .map(({ car }) => car);
}

function rankOf(model: string, whole: string, wanted: string): number {
  if (model === wanted) return 0;
  if (model.startsWith(wanted) || whole.startsWith(wanted)) return 1;
  return 2;
}

const allCars = (manufacturers: ListedManufacturers): readonly FoundCar[] =>
  manufacturers.flatMap(({ name, models }) =>
    models.flatMap((model) =>
      model.fuelTypes.map((fuelType) => ({ manufacturer: name, model: model.name, fuelType })),
    ),
  );
