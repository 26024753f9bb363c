import { MANUFACTURER_ALIASES } from '../../../values/manufacturer-aliases.ts';
import { once } from '../../../values/once.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { modelNames, type Name, namesOf } from './car-names.ts';
import { isBeginning, joined, type Spelling, spellingsOf, wrongLetters } from './car-spelling.ts';
import { FILLER_WORDS, SPOKEN_FUELS } from './car-words.ts';

/** The cars that have a price, popular models first, common fuel types first. */
export type ListedManufacturers = readonly {
  readonly name: string;
  readonly models: readonly { readonly name: string; readonly fuelTypes: readonly string[] }[];
}[];

export interface FoundCar extends Vehicle {
  /** True where the text names this model as people write or say it, and none better; false where it is only near. */
  readonly isNamed: boolean;
}

/**
 * Finds cars by a text in any spelling, the most likely first; none where a word of the text fits no car.
 * @param manufacturer finds only cars of this one
 */
export type CarFinder = (text: string, manufacturer?: string) => readonly FoundCar[];

/** Enough for all classes of one manufacturer, and still short below the field on a phone. */
const MOST_FOUND = 10;

/** How far a text is from a car, where a wrong letter counts 1. Below the least of these it names the car. */
const OTHER_NAME = 0.1;
const BEGINNING = 0.5;
const PART = 1.5;
const MANUFACTURER_ALONE = 2;
const FUEL_ALONE = 2.5;
/** The car has no price for the named fuel: it may run on a kit that the sheet does not know. */
const OTHER_FUEL = 10;

type Words = readonly Spelling[];

interface Model extends Pick<Vehicle, 'manufacturer' | 'model'> {
  readonly fuelTypes: readonly string[];
  readonly names: readonly Name[];
}

/** A text without the manufacturer or the fuel type that it names. */
interface Reading {
  readonly words: Words;
  readonly distance: number;
  readonly hasManufacturer: boolean;
  readonly fuelType?: string;
}

/** Read at the first search, so that a browser, which never searches, leaves the words out. */
const fillers = once(
  (): ReadonlySet<string> => new Set(spellingsOf(FILLER_WORDS).map(({ letters }) => letters)),
);

/** The year of a car's make. */
const YEAR = /^(?:19[89]|20[0-3])\d$/;

/** Makes the finder of a list of cars. Store it, because it reads every name of the list. */
export function createCarFinder(manufacturers: ListedManufacturers): CarFinder {
  const makers = manufacturers.map(({ name, models }) => ({
    name,
    names: namesOf(name, MANUFACTURER_ALIASES),
    models: models.map(
      ({ name: model, fuelTypes }): Model => ({
        manufacturer: name,
        model,
        fuelTypes,
        names: modelNames(model),
      }),
    ),
  }));
  const allFuels = new Set(makers.flatMap(({ models }) => models.flatMap(({ fuelTypes }) => fuelTypes)));
  const fuels = [...allFuels].map((name) => ({ name, names: namesOf(name, SPOKEN_FUELS) }));

  return (text, manufacturer) => {
    const words = tellingWords(text);
    if (words.length === 0) return [];
    const plain: Reading = { words, distance: 0, hasManufacturer: false };
    const fuelled = fuels.flatMap(({ name, names }) =>
      without(plain, names).map((reading): Reading => ({ ...reading, fuelType: name })),
    );
    const found = makers.flatMap(({ name, names, models }) => {
      if (manufacturer !== undefined && name !== manufacturer) return [];
      const readings = [plain, ...fuelled].flatMap((reading) => [
        reading,
        ...without(reading, names).map((named): Reading => ({ ...named, hasManufacturer: true })),
      ]);
      return models.flatMap((model) => nearest(model, readings));
    });
    return listed(found);
  };
}

interface Found {
  readonly model: Model;
  readonly fuelTypes: readonly string[];
  readonly distance: number;
}

/** The best way in which a text names a model, if it names it. */
function nearest(model: Model, readings: readonly Reading[]): readonly Found[] {
  const found = readings.flatMap((reading): Found[] => {
    const { words, distance, hasManufacturer, fuelType } = reading;
    const alone = hasManufacturer ? MANUFACTURER_ALONE : FUEL_ALONE;
    const own = words.length > 0 ? fromName(words, model.names) : alone;
    if (own === undefined) return [];
    const isSold = fuelType === undefined || model.fuelTypes.includes(fuelType);
    const fuelTypes = isSold && fuelType !== undefined ? [fuelType] : model.fuelTypes;
    return [{ model, fuelTypes, distance: distance + own + (isSold ? 0 : OTHER_FUEL) }];
  });
  return found.sort((one, other) => one.distance - other.distance).slice(0, 1);
}

/** The nearest cars. A car of another fuel counts only where no car has the named one. */
function listed(found: readonly Found[]): readonly FoundCar[] {
  const least = Math.min(...found.map(({ distance }) => distance));
  const sorted = found
    .filter(({ distance }) => distance < OTHER_FUEL || least >= OTHER_FUEL)
    .sort((one, other) => one.distance - other.distance);
  // Where the list is too short for all fuel types of so many models, each model but the nearest has its common one.
  const isLong = sorted.reduce((sum, { fuelTypes }) => sum + fuelTypes.length, 0) > MOST_FOUND;
  return sorted
    .flatMap(({ model: { manufacturer, model }, fuelTypes, distance }, place) =>
      (isLong && place > 0 ? fuelTypes.slice(0, 1) : fuelTypes).map((fuelType) => ({
        manufacturer,
        model,
        fuelType,
        isNamed: distance < BEGINNING && distance === least,
      })),
    )
    .slice(0, MOST_FOUND);
}

/** The words that say something about a car: neither a year nor a filler, unless the text has no others. */
function tellingWords(text: string): Words {
  const words = spellingsOf(text);
  const telling = words.filter(({ letters }) => !YEAR.test(letters) && !fillers().has(letters));
  return telling.length > 0 ? telling : words.filter(({ letters }) => !YEAR.test(letters));
}

/** The text without a part of it that is one of the names, is nearest to one, or begins one. */
function without(reading: Reading, names: readonly Name[]): readonly Reading[] {
  const { words } = reading;
  const parts = [1, 2, 3].flatMap((length) =>
    words.slice(length - 1).flatMap((_, start) => {
      const part = joined(words.slice(start, start + length));
      const distance = fewest(names.map(({ whole }) => nearness(part, whole, length === 1)));
      return distance === undefined ? [] : [{ start, length, distance }];
    }),
  );
  const least = fewest(parts.map(({ distance }) => distance));
  return parts
    .filter(({ distance }) => distance === least)
    .map(({ start, length, distance }) => ({
      ...reading,
      words: [...words.slice(0, start), ...words.slice(start + length)],
      distance: reading.distance + distance,
    }));
}

/** How far a part of the text is from a name or a word of one; a beginning has two letters or more. */
function nearness(part: Spelling, known: Spelling, mayBegin: boolean): number | undefined {
  const wrong = wrongLetters(part, known);
  if (wrong !== undefined) return wrong;
  return mayBegin && part.letters.length > 1 && isBeginning(part, known) ? BEGINNING : undefined;
}

/** How far a text is from the nearest of a model's names. */
function fromName(words: Words, names: readonly Name[]): number | undefined {
  const typed = joined(words);
  return fewest(
    names.map((name) => {
      const wrong = wrongLetters(typed, name.whole);
      if (wrong !== undefined) return wrong + (name === names[0] ? 0 : OTHER_NAME);
      return isBeginning(typed, name.whole) ? BEGINNING : fromParts(words, name);
    }),
  );
}

/** How far the words are from those of a name, in any order: "vitara", "xing santro". */
function fromParts(words: Words, name: Name): number | undefined {
  if (words.length > name.words.length) return undefined;
  let distance = PART;
  for (const word of words) {
    const nearest = fewest(name.words.map((known) => nearness(word, known, true)));
    if (nearest === undefined) return undefined;
    distance += nearest;
  }
  return distance;
}

const fewest = (distances: readonly (number | undefined)[]): number | undefined => {
  const known = distances.filter((distance) => distance !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};
