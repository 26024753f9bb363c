import { cities, placeSlug, servedCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { indianPlaces } from '../../content/places/indian-places.ts';
import { cityNameOf, stateNameOf } from '../../values/city-aliases.ts';
import { once } from '../../values/once.ts';
import { perRequest } from '../../web/api/per-request.ts';
import { indianPlace, type PointOfVisitor, placeNamed, visitorAt } from '../places/index.ts';
import { type EdgePlace, stateOf } from './rules/edge-location.ts';
import type { PlaceNames } from './rules/user-location.ts';

const textOf = (place: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(place, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Returns the network's location of a request (`request.cf`); any field may be missing. The city, the banners and the
 * counts all read it.
 */
export const edgePlaceOf = perRequest((request): EdgePlace => {
  const place: unknown = Reflect.get(request, 'cf');
  if (typeof place !== 'object' || place === null) return {};
  return {
    city: textOf(place, 'city'),
    region: textOf(place, 'region'),
    regionCode: textOf(place, 'regionCode'),
    country: textOf(place, 'country'),
    latitude: textOf(place, 'latitude'),
    longitude: textOf(place, 'longitude'),
  };
});

/** A city's name from the network is shown only if it looks like one. */
const CITY_NAME = /^\p{L}[\p{L}\p{M} .'-]{1,39}$/u;

/** Returns the visitor's city by the network alone: a guess. Undefined outside India and for an unknown place. */
export const placeOfNetwork = perRequest((request): PointOfVisitor | undefined => {
  const edge = edgePlaceOf(request);
  if (edge.country !== 'IN') return undefined;
  const name = edge.city !== undefined && CITY_NAME.test(edge.city) ? edge.city : undefined;
  const point = {
    latitude: Number(edge.latitude ?? Number.NaN),
    longitude: Number(edge.longitude ?? Number.NaN),
  };
  const hasPoint = Number.isFinite(point.latitude) && Number.isFinite(point.longitude);
  return hasPoint ? visitorAt(point, name) : byName(name, stateOf(edge));
});

function byName(name: string | undefined, region: string | undefined): PointOfVisitor | undefined {
  // Without a city, only a state that is a city says enough: Delhi.
  if (name === undefined) return region === undefined ? undefined : servedBy(region, region);
  return servedBy(name, region) ?? unservedBy(name, region);
}

function servedBy(name: string, region: string | undefined): PointOfVisitor | undefined {
  const city = servedCity(name, region) ?? cityOfPart(name, region);
  return city && { city };
}

/** The city of a locality by which the network calls it, if no other city of the state has one of that name. */
function cityOfPart(name: string, region: string | undefined): City | undefined {
  if (region === undefined) return undefined;
  const [part, state] = [placeSlug(name), placeSlug(region)];
  const found = cities.filter(
    (city) => placeSlug(city.state) === state && city.localities.some(({ slug }) => slug === part),
  );
  return found.length === 1 ? found[0] : undefined;
}

const knownStates = once(() => new Set([...cities, ...indianPlaces()].map(({ state }) => placeSlug(state))));

/** A listed place that we do not serve. A town of the same name in another state is another town. */
function unservedBy(name: string, region: string | undefined): PointOfVisitor | undefined {
  const answer = placeNamed(name);
  if (answer.kind !== 'unserved') return undefined;
  const { nearest, slug } = answer.place;
  const state = indianPlace(slug ?? '')?.state;
  const around = placeSlug(region ?? '');
  const isElsewhere = state !== undefined && placeSlug(state) !== around && knownStates().has(around);
  return isElsewhere ? undefined : { city: nearest, away: answer.place };
}

/** Returns the network's names of a visitor's place, as records, analytics and ads write them. */
export function networkNames(request: Request): PlaceNames {
  const edge = edgePlaceOf(request);
  const found = placeOfNetwork(request);
  const country = edge.country === 'IN' ? 'India' : edge.country;
  if (found !== undefined && found.away === undefined)
    return { city: cityNameOf(found.city.slug), state: stateNameOf(found.city.slug), country };
  return { city: edge.city, state: edge.region, country };
}
