import { type StandIn, startStandIn } from './stand-in.ts';

/**
 * A stand-in for Nominatim's reverse lookup: every point lies in Mansarovar. Like the real one, it refuses a request
 * without a user agent.
 */
export const startOpenStreetMap = (): Promise<StandIn> =>
  startStandIn('open street map', ({ method, path, query, headers }) => {
    if (method !== 'GET' || path !== '/reverse') return undefined;
    if (!/@|https?:/.test(headers['user-agent'] ?? ''))
      return { status: 403, text: 'Access denied: identify yourself' };
    if (query.get('format') !== 'jsonv2' || !query.get('lat') || !query.get('lon')) {
      return { status: 400, json: { error: { code: 400, message: 'Need coordinates' } } };
    }
    return {
      status: 200,
      json: {
        place_id: 1,
        licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
        address: {
          neighbourhood: 'Sector 7',
          suburb: 'Mansarovar',
          city: 'Jaipur',
          state_district: 'Jaipur District',
          state: 'Rajasthan',
          country: 'India',
          country_code: 'in',
        },
      },
    };
  });
