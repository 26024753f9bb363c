import type { CallTurns } from '../platform/geocoding/call-turns.ts';
import { createGeocoding, type Geocoding, type GeocodingServices } from '../platform/geocoding/geocoding.ts';
import { DEFAULT_MAPS_URL, OPEN_STREET_MAP_INTERVAL_MS } from '../platform/geocoding/lookups.ts';
import type { Variables } from './config.ts';

/** The part of the platform's namespace that is used here. */
export interface CallTurnsNamespace {
  getByName(system: string): { take(...given: Parameters<CallTurns['take']>): Promise<boolean> };
}

interface PlaceServices extends Pick<GeocodingServices, 'fetch' | 'cache'> {
  readonly turns: CallTurnsNamespace;
}

/** Names of points, from the services that are switched on; none of them: nothing is asked and nothing known. */
export function createPlaceNames(
  { GEOCODING_KEY, GEOCODING_URL, REVERSE_GEOCODING_URL, COMPANY_EMAIL, SITE_URL }: Variables,
  { turns, ...services }: PlaceServices,
): Geocoding {
  const contact = [SITE_URL ?? 'https://pahiya.example', COMPANY_EMAIL].filter(Boolean).join(', ');
  return createGeocoding(
    {
      maps: GEOCODING_KEY ? { key: GEOCODING_KEY, url: GEOCODING_URL ?? DEFAULT_MAPS_URL } : undefined,
      openStreetMap: REVERSE_GEOCODING_URL
        ? { url: REVERSE_GEOCODING_URL, userAgent: `Pahiya/1.0 (${contact})` }
        : undefined,
    },
    {
      ...services,
      takeTurn: async () => turns.getByName('open-street-map').take(OPEN_STREET_MAP_INTERVAL_MS),
    },
  );
}
