import type { UserLocation } from './user-location.ts';

/** What the edge says of a request's address (`request.cf`): any of it can be missing, coordinates are text. */
export interface EdgePlace {
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}

/** Spelling variants of the cities that the site has pages for, as address databases write them. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  bengaluru: 'Bangalore',
  'new delhi': 'Delhi',
  gurugram: 'Delhi',
  gurgaon: 'Delhi',
  noida: 'Delhi',
  bombay: 'Mumbai',
  'navi mumbai': 'Mumbai',
  madras: 'Chennai',
  secunderabad: 'Hyderabad',
  poona: 'Pune',
};

/** A city's name as the site writes it. */
export const canonicalCity = (name: string): string => CITY_NAMES[name.trim().toLowerCase()] ?? name.trim();

/** A number of degrees from text, or nothing. */
function degrees(text: string | undefined, limit: number): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && Math.abs(number) <= limit ? number : undefined;
}

/** The visitor's location by their address, or nothing where the edge knows none. No third party is asked. */
export function edgeLocation(edge: EdgePlace, now: Date): UserLocation | undefined {
  const latitude = degrees(edge.latitude, 90);
  const longitude = degrees(edge.longitude, 180);
  const names = {
    ...(edge.city && { city: canonicalCity(edge.city) }),
    ...(edge.region && { state: edge.region }),
    ...(edge.country && { country: edge.country === 'IN' ? 'India' : edge.country }),
  };
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && names.city === undefined && names.state === undefined) return undefined;
  const point = hasPoint ? { latitude, longitude } : {};
  return { ...names, ...point, source: 'ip', timestamp: now.toISOString() };
}
