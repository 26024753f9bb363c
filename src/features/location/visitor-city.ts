import { parse } from 'hono/utils/cookie';
import { cities, findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { nearestPlace } from '../../values/place.ts';
import { edgePlaceOf } from './edge-place.ts';

export const CITY_COOKIE = '__Host-city';

/**
 * The city a page speaks of when its address names none: a marketer's `?city=` preview, then what the visitor chose
 * before, then the served city nearest to where the network sees them, then the home market (design section 3).
 */
export const visitorCity = (request: Request): City =>
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
