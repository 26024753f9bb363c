import { plainText } from '../../../values/latin-digits.ts';
import { type Coordinates, nearestPlace } from '../../../values/place.ts';

/** A centre serves the places around it up to this straight-line distance, in metres. */
export const SERVED_METRES = 50_000;

/** A point without a name is called by a city up to this distance away, in metres. */
const NAMED_METRES = 60_000;

interface Located {
  readonly coordinates: Coordinates;
}

interface Named {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** The first three digits of its PIN codes. */
  readonly pins: readonly string[];
}

/** The nearest centre of a point, and whether it serves the point. */
export interface Coverage<City> {
  readonly nearest: City;
  readonly distanceMetres: number;
  readonly served: boolean;
}

/** Returns the coverage of a point; undefined without any centre. */
export function coverageOf<City extends Located>(
  point: Coordinates,
  cities: readonly City[],
): Coverage<City> | undefined {
  const found = nearestPlace(point, cities);
  if (found === undefined) return undefined;
  const { place: nearest, distanceMetres } = found;
  return { nearest, distanceMetres, served: distanceMetres <= SERVED_METRES };
}

/** Returns the place by which a point is called; undefined far from all places. */
export const placeAt = <Place extends Located>(
  point: Coordinates,
  places: readonly Place[],
): Place | undefined => nearestPlace(point, places, NAMED_METRES)?.place;

const PIN_CODE = /(?<!\d)([1-9]\d{2})[ -]?\d{3}(?!\d)/;

/** Two signs that people leave out or write for each other: the dot below a letter, and the moon with its dot. */
const DOT_BELOW = /\u093c/g;
const MOON_DOT = /\u0901/g;

/** The words of a text in Latin letters or in Hindi, in one spelling, with a hyphen between them. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DOT_BELOW, '')
    .replace(MOON_DOT, '\u0902')
    .replace(/[^a-z0-9\u0900-\u097f]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Finds the place that a text names: by the PIN code in it, else by the longest name among its words. */
export function placeIn<Place extends Named>(text: string, places: readonly Place[]): Place | undefined {
  const prefix = PIN_CODE.exec(plainText(text))?.[1];
  if (prefix !== undefined) return places.find(({ pins }) => pins.includes(prefix));
  const typed = `-${wordsOf(text)}-`;
  const [longest] = places
    .flatMap((place) => [place.name, ...place.otherNames].map((name) => ({ place, words: wordsOf(name) })))
    .filter(({ words }) => words !== '' && typed.includes(`-${words}-`))
    .toSorted((one, other) => other.words.length - one.words.length);
  return longest?.place;
}
