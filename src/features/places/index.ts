import { cities, placeSlug, servedCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { type IndianPlace, indianPlaces } from '../../content/places/indian-places.ts';
import { cityNameOf, otherNamesOf } from '../../values/city-aliases.ts';
import { once } from '../../values/once.ts';
import type { Coordinates } from '../../values/place.ts';
import { slugify } from '../../values/slug.ts';
import { coverageOf, placeAt, placeIn } from './rules/coverage.ts';

export { VisitSection, WishCard } from './pages/unserved-cards.tsx';

/** A place that no centre serves. */
export interface UnservedPlace {
  /** "Lucknow"; undefined where only the point is known. */
  readonly name: string | undefined;
  /** Slug of the place's own page; undefined for a place that the list of cities lacks. */
  readonly slug: string | undefined;
  /** The city with the nearest centre. */
  readonly nearest: City;
  /** Straight-line distance to that city, in metres. */
  readonly distanceMetres: number;
}

/** The answer to "do you serve this place?". `unknown`: the text names no place that we know. */
export type PlaceAnswer =
  | { readonly kind: 'served'; readonly city: City; readonly name: string }
  | { readonly kind: 'unserved'; readonly place: UnservedPlace }
  | { readonly kind: 'unknown' };

const servedPlaces = cities.map((city) => ({
  name: cityNameOf(city.slug),
  city,
  otherNames: otherNamesOf(cityNameOf(city.slug)),
  pins: city.pinPrefixes,
}));

const bySlug = once(() => new Map(indianPlaces().map((place) => [place.slug, place])));

const servedStates = new Set(cities.map(({ state }) => placeSlug(state)));

/** The first place of the list in a state without a centre, where the whole text names that state. */
function placeOfState(text: string): IndianPlace | undefined {
  const named = slugify(text);
  return servedStates.has(named) ? undefined : indianPlaces().find(({ state }) => slugify(state) === named);
}

/** Answers for the PIN code or the name in a text. The name of a state without a centre stands for its first place. */
export function placeNamed(text: string): PlaceAnswer {
  const served = placeIn(text, servedPlaces);
  const other = placeIn(text, indianPlaces()) ?? placeOfState(text);
  // "Navi Mumbai" names no Mumbai, and neither does a text with a longer name.
  const isOther = other !== undefined && other.name.length > (served?.name.length ?? 0);
  if (other && (isOther || !served)) return answerFor(other);
  const city = served?.city ?? servedCity(text);
  return city ? { kind: 'served', city, name: city.name } : { kind: 'unknown' };
}

function answerFor(place: IndianPlace): PlaceAnswer {
  const coverage = coverageOf(place.coordinates, cities);
  if (coverage === undefined) return { kind: 'unknown' };
  const { nearest, distanceMetres, served } = coverage;
  const { name, slug } = place;
  return served
    ? { kind: 'served', city: nearest, name }
    : { kind: 'unserved', place: { name, slug, nearest, distanceMetres } };
}

/** Returns the unserved place of a slug, for its own page; undefined for a served or an unknown place. */
export function unservedPlace(slug: string): UnservedPlace | undefined {
  const place = bySlug().get(slug);
  const answer = place && answerFor(place);
  return answer?.kind === 'unserved' ? answer.place : undefined;
}

export const indianPlace = (slug: string): IndianPlace | undefined => bySlug().get(slug);

/** A point as a visitor's place. */
export interface PointOfVisitor {
  /** The city with the nearest centre. */
  readonly city: City;
  /** The place at the point, if no centre serves it. */
  readonly away?: UnservedPlace;
}

/**
 * Returns the city and the unserved place of a point in India; undefined without any centre.
 * @param name the place's name, where the network knows it
 */
export function visitorAt(point: Coordinates, name?: string): PointOfVisitor | undefined {
  const coverage = coverageOf(point, cities);
  if (coverage === undefined) return undefined;
  const { nearest, distanceMetres, served } = coverage;
  if (served) return { city: nearest };
  const known = placeAt(point, indianPlaces());
  return { city: nearest, away: { name: name ?? known?.name, slug: known?.slug, nearest, distanceMetres } };
}

/**
 * Returns the unserved place of a form's sender: the place that the form names, else the one of the network.
 * @param named the city of the form; undefined where the visitor's own place is unknown
 */
export function awayFrom(
  named: string | undefined,
  network: UnservedPlace | undefined,
): UnservedPlace | undefined {
  const answer = named === undefined ? undefined : placeNamed(named);
  if (answer?.kind === 'served') return undefined;
  return answer?.kind === 'unserved' ? answer.place : network;
}

/**
 * The fields of a record from an unserved place, for the operator.
 * @param isGuess whether only the network names the place
 */
export const awayFields = (away: UnservedPlace | undefined, isGuess: boolean) =>
  away && {
    unservedPlace: away.name ?? 'unknown',
    nearestCentre: away.nearest.slug,
    ...(isGuess && { unservedPlaceIsGuess: true as const }),
  };
