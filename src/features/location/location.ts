import { type Context, Hono } from 'hono';
import { targetingReasons } from '../../content/text/en/targeting.ts';
import type { WriteServices } from '../../services/services.ts';
import { isServiceableArea } from '../../values/place.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { type LocationAnswer, type LocationQuery, locationQuery } from './contract/location.ts';
import { edgePlaceOf } from './edge-place.ts';
import { nearestCentre, nearestNames, nearestServedCity } from './nearest-place.ts';
import { locationConfidence } from './rules/confidence.ts';
import { edgeLocation } from './rules/edge-location.ts';
import {
  coordinatesOf,
  type NameAttribution,
  type PlaceNames,
  type UserLocation,
} from './rules/user-location.ts';

/** Where a visitor is: the point that their browser found, named, or where the network sees them (spec sections 4 and 7). */
export const locationApi = (services: Pick<WriteServices, 'placeNames' | 'now' | 'limits'>) =>
  new Hono<AppEnvironment>().get('/', async (context) => {
    const query = locationQuery.safeParse(context.req.query());
    if (!query.success) return errorAnswer(context, 400, 'invalid');
    const now = services.now();
    const found = (await pointLocation(() => namesOf(services, context), query.data, now)) ?? {
      location: namedEdge(edgePlaceOf(context.req.raw), now),
    };
    // One person's own: nobody in between may keep it.
    context.header('Cache-Control', 'private, no-store');
    return context.json(answerOf(found, now));
  });

/** Somebody is paid for each name: an address that asks for hundreds gets those that we know ourselves. */
async function namesOf(
  { placeNames, limits }: Pick<WriteServices, 'placeNames' | 'limits'>,
  context: Context,
) {
  const address = context.req.header('CF-Connecting-IP') ?? 'unknown';
  return (await limits.address(`place ${address}`)) ? placeNames : async () => undefined;
}

interface Found {
  readonly location: UserLocation | undefined;
  readonly attribution?: NameAttribution | undefined;
}

async function pointLocation(
  namesAllowed: () => Promise<WriteServices['placeNames']>,
  { lat, lng, accuracy }: LocationQuery,
  now: Date,
): Promise<Found | undefined> {
  if (lat === undefined || lng === undefined) return undefined;
  const point = { latitude: lat, longitude: lng };
  const placeNames = await namesAllowed();
  const { attribution, ...named } = (await placeNames(point)) ?? {};
  const location = {
    ...known({ ...nearestNames(point), ...known(named) }),
    ...point,
    ...known({ accuracy }),
    source: 'geolocation',
    timestamp: now.toISOString(),
  } as const;
  return { location, attribution };
}

/** Where the network tells a point only, the nearest place that the site knows gives it its names. */
function namedEdge(edge: Parameters<typeof edgeLocation>[0], now: Date): UserLocation | undefined {
  const location = edgeLocation(edge, now);
  const point = location && coordinatesOf(location);
  if (location === undefined || location.city !== undefined || point === undefined) return location;
  const { area: _, ...names } = nearestNames(point);
  return { ...known(names), ...location };
}

/** Only what is there: a name that one source lacks must not hide another's. */
const known = <Names extends PlaceNames | { readonly accuracy: number | undefined }>(
  names: Names | undefined,
) =>
  Object.fromEntries(Object.entries(names ?? {}).filter(([, value]) => value !== undefined && value !== ''));

function answerOf({ location, attribution }: Found, now: Date): LocationAnswer {
  const point = location && coordinatesOf(location);
  const city = point && nearestServedCity(point);
  const centre = point && nearestCentre(point);
  const { confidence, tier, reason } = locationConfidence(location, now);
  return {
    location:
      location === undefined
        ? null
        : { ...known(location), source: location.source, timestamp: location.timestamp },
    ...(attribution && { attribution }),
    ...(city && { nearestCity: city.slug }),
    ...(centre && { distanceMetres: centre.distanceMetres }),
    isServiceable: location !== undefined && isServiceableArea(location),
    targeting: { confidence, tier, reason, message: targetingReasons[reason] },
  };
}
