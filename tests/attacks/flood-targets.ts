import { adminAddresses, adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import type { PageEntry } from '../../src/web/pages/page-entry.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { sessionOf } from '../worker/admin-session.ts';
import { ENDPOINTS, HOLDER, NO_RECORD, READ } from '../worker/hostile/endpoints.ts';

/** An address, with what opens it and a valid body, so that only what is malformed is refused. */
export interface FloodTarget {
  readonly path: string;
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

const pathsIn = (table: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(table).flatMap((address) => {
    if (typeof address === 'string') return [address];
    return typeof address === 'function' ? [String(address(NO_RECORD, 'a', 'b'))] : [];
  });

/** The fields of all bodies together, for an endpoint whose own body is not written down. */
const ANY_BODY = Object.assign(
  { version: 1, status: 'contacted', state: 'active', note: 'a', why: 'a', city: 'jaipur', slot: '9-11' },
  ...ENDPOINTS.map(({ body }) => body),
) as Readonly<Record<string, unknown>>;

/** Every endpoint, every screen of the operator and one page of each family, of which some are in Hindi. */
export async function floodTargets(pages: readonly PageEntry[]): Promise<readonly FloodTarget[]> {
  const operator = { Cookie: `admin=${await sessionOf()}` };
  const bodies = new Map(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint]));
  const forVisitors = (path: string): FloodTarget => {
    const { method = 'POST', body = ANY_BODY } = bodies.get(path) ?? {};
    return { path, method, body, headers: HOLDER };
  };
  const forOperators = (path: string): FloodTarget => ({
    ...forVisitors(path),
    // After a sign-out no session would open the others.
    headers: path === adminEndpoints.signOut ? {} : operator,
  });
  const api = [...pathsIn(endpoints), ...bodies.keys(), ...READ].filter((path) => path !== endpoints.admin);
  const read = [
    ...[...onePathOfEachFamily(pages)].map(([, path]) => path),
    addresses.ownBooking(NO_RECORD, 'x'),
    addresses.ownOrder(NO_RECORD, 'x'),
    '/no-such-page',
  ];
  return [
    ...[...new Set(api)].map(forVisitors),
    ...[endpoints.leads, endpoints.bookings, endpoints.enquiries].map((path) => ({
      ...forVisitors(path),
      path: `/hi${path}`,
    })),
    ...read.flatMap((path, at) => [path, ...(at % 4 === 0 ? [`/hi${path}`] : [])]).map(toRead),
    ...[...new Set([...pathsIn(adminAddresses), ...pathsIn(adminEndpoints)])].map(forOperators),
  ];
}

const toRead = (path: string): FloodTarget => ({ path, method: 'GET', body: {}, headers: HOLDER });
