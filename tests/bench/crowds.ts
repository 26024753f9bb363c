import { endpoints } from '../../src/web/contract/addresses.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { type Draft, wish } from '../worker/own-bookings.ts';
import type { Site } from '../worker/site.ts';

/** Where attacks come from: the n-th address of each crowd. */
export const CROWDS = {
  'one /24': (at: number) => `198.51.100.${at % 250}`,
  'one /48': (at: number) => `2001:db8:bad:${(at % 65_536).toString(16)}::1`,
  'ten /24s': (at: number) => `198.18.${at % 10}.${at % 250}`,
  'a botnet of 200 addresses': (at: number) => `198.19.${at % 200}.7`,
  'one address': () => '192.0.2.66',
} as const;
const crowds = Object.values(CROWDS);

let sent = 0;
/** The requests of all attacks so far, as a value that differs each time. */
export const asked = (): number => sent;

export const address = () => {
  sent += 1;
  // Each crowd's own count, so that it goes through all of its addresses.
  const at = Math.floor(sent / crowds.length);
  return { 'CF-Connecting-IP': crowds[sent % crowds.length]?.(at) ?? '' };
};

type Headers = Readonly<Record<string, string>>;

export const newNumber = () => `6${String(100_000_000 + sent)}`;

export const post = (site: Site, path: string, fields: object = {}, headers: Headers = {}) =>
  site.post(
    path,
    { mobileNumber: newNumber(), idempotencyKey: crypto.randomUUID(), ...fields },
    { ...address(), ...headers },
  );

export const put = (site: Site, { id, token }: Draft, fields: object, from: Headers = address()) =>
  site.fetch(endpoints.booking(id), {
    method: 'PUT',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...from, ...holding(token) },
  });

export const draftOf = async (
  site: Site,
  fields: object,
  from: Headers = address(),
): Promise<Draft | undefined> => {
  const answer = await post(site, endpoints.bookings, { ...wish, ...fields }, from);
  return answer.status === 201 ? newRecord<Draft>(answer) : undefined;
};

/** One draft for all calls of an attack; a refused one is asked for again. */
export function oneDraft(fields: object) {
  let kept: Draft | undefined;
  return async (site: Site): Promise<Draft | undefined> => {
    kept ??= await draftOf(site, fields);
    return kept;
  };
}
