import { cities } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { type Coordinates, type NearestPlace, nearestPlace } from '../../values/place.ts';
import type { PlaceNames } from './rules/user-location.ts';

/** Up to here a point is taken for a locality's, and for a city's, where nobody can say better. */
const LOCALITY_METRES = 4000;
const CITY_METRES = 50_000;

/** The served city nearest to a point, however far. */
export const nearestServedCity = (point: Coordinates): City | undefined => nearestPlace(point, cities)?.place;

/** The names of the nearest place that the site knows, or none where every one is far. */
export function nearestNames(point: Coordinates): PlaceNames {
  const city = nearestPlace(point, cities, CITY_METRES)?.place;
  if (city === undefined) return {};
  const locality = nearestPlace(point, city.localities, LOCALITY_METRES)?.place;
  return { city: city.name, state: city.state, country: 'India', area: locality?.name };
}

/** The nearest of the centres that cars are served from. */
export const nearestCentre = (point: Coordinates): NearestPlace<City['centre']> | undefined =>
  nearestPlace(
    point,
    cities.map(({ centre }) => centre),
  );
