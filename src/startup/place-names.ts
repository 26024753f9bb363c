import {
  createGeocoding,
  type Geocoding,
  type GeocodingServices,
} from '../integrations/geocoding/geocoding.ts';
import { DEFAULT_MAPS_URL } from '../integrations/geocoding/maps-geocoding.ts';
import type { Variables } from './config.ts';

/** Names of points, from the services that are switched on; none of them: nothing is asked and nothing known. */
export function createPlaceNames(
  { GEOCODING_KEY, GEOCODING_URL, REVERSE_GEOCODING_URL, COMPANY_EMAIL, SITE_URL }: Variables,
  services: GeocodingServices,
): Geocoding {
  const contact = [SITE_URL ?? 'https://pahiya.example', COMPANY_EMAIL].filter(Boolean).join(', ');
  return createGeocoding(
    {
      maps: GEOCODING_KEY ? { key: GEOCODING_KEY, url: GEOCODING_URL ?? DEFAULT_MAPS_URL } : undefined,
      openStreetMap: REVERSE_GEOCODING_URL
        ? { url: REVERSE_GEOCODING_URL, userAgent: `Pahiya/1.0 (${contact})` }
        : undefined,
    },
    services,
  );
}
