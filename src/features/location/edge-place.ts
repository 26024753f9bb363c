import type { EdgePlace } from './rules/edge-location.ts';

const FIELDS = ['city', 'region', 'country', 'latitude', 'longitude'] as const;

/** Where the network sees a visitor (`request.cf`); any of it can be missing. No third party is asked. */
export function edgePlaceOf(request: Request): EdgePlace {
  const place: unknown = Reflect.get(request, 'cf');
  if (typeof place !== 'object' || place === null) return {};
  const known = FIELDS.map((field): [string, unknown] => [field, Reflect.get(place, field)]);
  return Object.fromEntries(known.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
