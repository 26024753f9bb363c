import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { cities, findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { nearestPlace } from '../../values/place.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import type { EdgePlace } from './rules/user-location.ts';

export const CITY_COOKIE = '__Host-city';

/** Middleware that sets the visitor's city for the handlers after it. */
export const setVisitorCity: MiddlewareHandler<AppEnvironment> = (context, next) => {
  context.set('city', visitorCity(context.req.raw));
  return next();
};

/**
 * Returns the city for pages whose address names none. The `?city=` preview comes first, then the visitor's earlier
 * choice. The served city nearest to the network's location comes third, and the home city last.
 */
const visitorCity = (request: Request): City =>
  previewedCity(request.url) ?? rememberedCity(request) ?? nearestCity(request) ?? homeCity;

const previewedCity = (url: string): City | undefined =>
  url.includes('city=') ? findCity(new URL(url).searchParams.get('city') ?? '') : undefined;

const rememberedCity = (request: Request): City | undefined => {
  const cookies = request.headers.get('Cookie');
  return cookies === null ? undefined : findCity(parse(cookies, CITY_COOKIE)[CITY_COOKIE] ?? '');
};

function nearestCity(request: Request): City | undefined {
  const { country, latitude, longitude } = edgePlaceOf(request);
  const point = { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) };
  if (country !== 'IN' || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
    return undefined;
  return nearestPlace(point, cities)?.place;
}

const FIELDS = ['city', 'region', 'country', 'latitude', 'longitude'] as const;

/** Returns the network's location of a request (`request.cf`); any field may be missing. */
export function edgePlaceOf(request: Request): EdgePlace {
  const place: unknown = Reflect.get(request, 'cf');
  if (typeof place !== 'object' || place === null) return {};
  const known = FIELDS.map((field): [string, unknown] => [field, Reflect.get(place, field)]);
  return Object.fromEntries(known.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
