import { servedCityName } from '../../../values/city-aliases.ts';
import type { UserLocation } from './user-location.ts';

/** The network's location of a request (`request.cf`): any field may be missing, coordinates are text. */
export interface EdgePlace {
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** The code of the state: "RJ". */
  readonly regionCode?: string | undefined;
  readonly country?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}

/** Returns the site's spelling of a city's name; a town around a served city has that city's name. */
export const canonicalCity = (name: string, state?: string): string =>
  servedCityName(name, state) ?? name.trim();

/** The state of the network's location by its name, else by its code. */
export const stateOf = ({ region, regionCode }: EdgePlace): string | undefined => region ?? regionCode;

function degrees(text: string | undefined, limit: number): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && Math.abs(number) <= limit ? number : undefined;
}

/** Returns the visitor's location by IP address, without a third party; undefined where the network knows none. */
export function edgeLocation(edge: EdgePlace, now: Date): UserLocation | undefined {
  const latitude = degrees(edge.latitude, 90);
  const longitude = degrees(edge.longitude, 180);
  const names = {
    ...(edge.city && { city: canonicalCity(edge.city, stateOf(edge)) }),
    ...(edge.region && { state: edge.region }),
    ...(edge.country && { country: edge.country === 'IN' ? 'India' : edge.country }),
  };
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && names.city === undefined && names.state === undefined) return undefined;
  const point = hasPoint ? { latitude, longitude } : {};
  return { ...names, ...point, source: 'ip', timestamp: now.toISOString() };
}
