import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { type OwnRecord, ownRecords } from '../storage/own-records.ts';
import { removePages } from '../storage/stored-pages.ts';

const placesOf = {
  booking: { forget: endpoints.bookingForget, page: addresses.booking },
  order: { forget: endpoints.orderForget, page: addresses.order },
} as const;

/**
 * Takes a booking or an order from this device: its cookie, its stored pages, and its line in the list. Answers false
 * without the network, when nothing is taken.
 */
export async function forgetRecord({ kind, id }: Pick<OwnRecord, 'kind' | 'id'>): Promise<boolean> {
  const places = placesOf[kind];
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(places.forget(id), { method: 'POST', headers, body: '{}' }).catch(
    () => undefined,
  );
  if (!answer?.ok) return false;
  await removePages(places.page(id));
  ownRecords.forget(id);
  return true;
}
