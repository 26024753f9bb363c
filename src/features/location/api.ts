import { type Context, Hono } from 'hono';
import { cities, findCity, localityName, placeName } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { targetingReasons } from '../../content/text/targeting.ts';
import type { WriteServices } from '../../services/services.ts';
import { cityNameOf, stateNameOf } from '../../values/city-aliases.ts';
import { YEAR_SECONDS } from '../../values/durations.ts';
import { type Coordinates, type NearestPlace, nearestPlace } from '../../values/place.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { refererPath } from '../../web/api/referer.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import { visitorNetwork } from '../../web/api/visitor-network.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { type LocationAnswer, type LocationQuery, locationQuery } from './contract.ts';
import { edgePlaceOf, networkNames } from './network-place.ts';
import { locationConfidence } from './rules/confidence.ts';
import { edgeLocation } from './rules/edge-location.ts';
import { isServiceableArea } from './rules/serviceable-area.ts';
import {
  coordinatesOf,
  locationName,
  type NameAttribution,
  type NamedPoint,
  type PlaceNames,
  statesDistance,
  type UserLocation,
} from './rules/user-location.ts';
import { CITY_COOKIE, VISIT_CITY_COOKIE } from './visitor-city.ts';

/**
 * Answers the visitor's location: the browser's point with place names, or the network's guess where there is no point.
 */
export const locationApi = (services: Pick<WriteServices, 'placeNames' | 'now' | 'limits'>) =>
  new Hono<AppEnvironment>().get('/', async (context) => {
    const query = locationQuery.safeParse(context.req.query());
    if (!query.success) return errorAnswer(context, 400, 'invalid');
    const now = services.now();
    const namesAt = (point: Coordinates) => namesOf(services, context, point);
    const found = (await pointLocation(query.data, namesAt, now)) ?? {
      location: networkLocation(context.req.raw, now),
    };
    // The answer is personal data, so no cache may store it.
    context.header('Cache-Control', 'private, no-store');
    return context.json(answerOf(found, now));
  });

/**
 * Looks up the names of a point. Every geocoding request costs money, so a network over its limits gets only the
 * names of our own cities.
 */
async function namesOf(
  { placeNames, limits }: Pick<WriteServices, 'placeNames' | 'limits'>,
  context: Context,
  point: Coordinates,
): Promise<NamedPoint> {
  const visitor = visitorNetwork(context);
  const isAllowed = (await limits.use('places', visitor)) && (await limits.long.paidLookup(visitor));
  return (isAllowed ? await placeNames(point) : undefined) ?? {};
}

interface Found {
  readonly location: UserLocation | undefined;
  readonly attribution?: NameAttribution | undefined;
}

async function pointLocation(
  { lat, lng, accuracy }: LocationQuery,
  namesAt: (point: Coordinates) => Promise<NamedPoint>,
  now: Date,
): Promise<Found | undefined> {
  if (lat === undefined || lng === undefined) return undefined;
  const point = { latitude: lat, longitude: lng };
  const { attribution, ...named } = await namesAt(point);
  const location = {
    ...known({ ...nearestNames(point), ...known(named) }),
    ...point,
    ...known({ accuracy }),
    source: 'geolocation',
    timestamp: now.toISOString(),
  } as const;
  return { location, attribution };
}

/** The network's location under the site's names; a point that it cannot name has those of the nearest city. */
function networkLocation(request: Request, now: Date): UserLocation | undefined {
  const location = edgeLocation(edgePlaceOf(request), now);
  if (location === undefined) return undefined;
  const point = coordinatesOf(location);
  const { area: _, ...nearest } = point === undefined ? {} : nearestNames(point);
  return { ...known(nearest), ...location, ...known(networkNames(request)) };
}

/** Drops empty values, so that a name missing in one source does not overwrite the other's. */
const known = <Names extends PlaceNames | { readonly accuracy: number | undefined }>(
  names: Names | undefined,
) =>
  Object.fromEntries(Object.entries(names ?? {}).filter(([, value]) => value !== undefined && value !== ''));

function answerOf({ location, attribution }: Found, now: Date): LocationAnswer {
  const point = location && coordinatesOf(location);
  const city = point && nearestServedCity(point);
  const centre = point && nearestCentre(point);
  const name = location && locationName(shownNames(location));
  const { confidence, tier, reason } = locationConfidence(location, now);
  return {
    location:
      location === undefined
        ? null
        : { ...known(location), source: location.source, timestamp: location.timestamp },
    ...(name !== undefined && { name }),
    ...(attribution && { attribution }),
    ...(city && { nearestCity: city.slug }),
    ...(centre &&
      statesDistance(location, centre.distanceMetres) && { distanceMetres: centre.distanceMetres }),
    isServiceable: location !== undefined && isServiceableArea(location),
    targeting: { confidence, tier, reason, message: targetingReasons[reason] },
  };
}

/** The names of a place as the page's language writes them. */
const shownNames = ({ city, state, area, neighborhood, suburb }: PlaceNames): PlaceNames => ({
  city: city && placeName(city),
  state: state && placeName(state),
  area: area && localityName(area),
  neighborhood: neighborhood && placeName(neighborhood),
  suburb: suburb && placeName(suburb),
});

/** Without geocoding, a point belongs to a locality or city within these distances. */
const LOCALITY_METRES = 4000;
const CITY_METRES = 50_000;

/** Returns the served city nearest to a point, at any distance. */
const nearestServedCity = (point: Coordinates): City | undefined => nearestPlace(point, cities)?.place;

/**
 * Returns the names of the nearest city and the slug of its nearest locality, or none if all are too far away. The browser
 * stores them and sends them to records and events, so that no name is of the page's language.
 */
function nearestNames(point: Coordinates): PlaceNames {
  const city = nearestPlace(point, cities, CITY_METRES)?.place;
  if (city === undefined) return {};
  const locality = nearestPlace(point, city.localities, LOCALITY_METRES)?.place;
  return {
    city: cityNameOf(city.slug),
    state: stateNameOf(city.slug),
    country: 'India',
    area: locality?.slug,
  };
}

const nearestCentre = (point: Coordinates): NearestPlace<City['centre']> | undefined =>
  nearestPlace(
    point,
    cities.map(({ centre }) => centre),
  );

/** Stores the visitor's chosen city in a cookie and redirects to the previous page; an unknown city is ignored. */
export const cityApi = ({ siteUrl }: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const city = findCity(new URLSearchParams(await context.req.text()).get('city') ?? '');
    if (city) {
      setSiteCookie(context, CITY_COOKIE, city.slug, { maxAgeSeconds: YEAR_SECONDS });
      setSiteCookie(context, VISIT_CITY_COOKIE, '', { maxAgeSeconds: 0 });
    }
    return context.redirect(refererPath(context.req.header('Referer'), siteUrl), 303);
  });
