import { plainText } from '../../../values/latin-digits.ts';
import { type Coordinates, nearestPlace } from '../../../values/place.ts';
import { slugify } from '../../../values/slug.ts';

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

/** Finds the place that a text names: by the PIN code in it, else by the longest name among its words. */
export function placeIn<Place extends Named>(text: string, places: readonly Place[]): Place | undefined {
  const prefix = PIN_CODE.exec(plainText(text))?.[1];
  if (prefix !== undefined) return places.find(({ pins }) => pins.includes(prefix));
  const words = `-${slugify(text)}-`;
  const [longest] = places
    .flatMap((place) => [place.name, ...place.otherNames].map((name) => ({ place, slug: slugify(name) })))
    .filter(({ slug }) => slug !== '' && words.includes(`-${slug}-`))
    .toSorted((one, other) => other.slug.length - one.slug.length);
  return longest?.place;
}
