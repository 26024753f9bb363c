import { type StandIn, type StandInAnswer, startStandIn } from './stand-in.ts';

export const MAPS_KEY = 'maps-key-of-the-stand-in';

export interface MapsStandIn extends StandIn {
  /** Gives the next answers another status of the service. */
  say(status: 'OK' | 'ZERO_RESULTS' | 'OVER_QUERY_LIMIT' | 'REQUEST_DENIED' | 'UNKNOWN_ERROR'): void;
}

const part = (long_name: string, ...types: string[]) => ({
  long_name,
  short_name: long_name,
  types: [...types, 'political'],
});

const INDIA = part('India', 'country');
const RAJASTHAN = part('Rajasthan', 'administrative_area_level_1');
const JAIPUR = part('Jaipur', 'locality');
const PIN_CODE = { long_name: '302017', short_name: '302017', types: ['postal_code'] };

const RESULTS = [
  {
    types: ['premise'],
    address_components: [
      { long_name: '7', short_name: '7', types: ['premise'] },
      JAIPUR,
      RAJASTHAN,
      INDIA,
      PIN_CODE,
    ],
  },
  {
    types: ['sublocality_level_1', 'sublocality', 'political'],
    address_components: [
      part('Malviya Nagar', 'sublocality_level_1', 'sublocality'),
      JAIPUR,
      RAJASTHAN,
      INDIA,
      PIN_CODE,
    ],
  },
  { types: ['locality', 'political'], address_components: [JAIPUR, RAJASTHAN, INDIA] },
];

/** A stand-in for Google's geocoding: every point lies in Malviya Nagar. A refusal is a 200 with its own status. */
export async function startMapsGeocoding(): Promise<MapsStandIn> {
  let status = 'OK';
  const standIn = await startStandIn(
    'maps geocoding',
    ({ method, path, query }): StandInAnswer | undefined => {
      if (method !== 'GET' || path !== '/maps/api/geocode/json') return undefined;
      const answer = (said: string) => ({
        status: 200,
        json: { status: said, results: said === 'OK' ? RESULTS : [] },
      });
      if (query.get('key') !== MAPS_KEY) return answer('REQUEST_DENIED');
      return /^-?[\d.]+,-?[\d.]+$/.test(query.get('latlng') ?? '')
        ? answer(status)
        : answer('INVALID_REQUEST');
    },
  );
  return {
    ...standIn,
    say(said) {
      status = said;
    },
  };
}
