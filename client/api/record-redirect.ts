import { endpoints } from '../../src/web/contract/addresses.ts';
import { serviceInterest } from '../storage/interest.ts';
import type { RedirectRecord } from '../storage/redirects.ts';
import { redirects } from '../storage/redirects.ts';
import { savedLead, savedVehicle, sessionId, typedCar, userId } from '../storage/session.ts';
import { publishPageEvent } from '../tracking/page-events.ts';

type NamedRedirect = Pick<RedirectRecord, 'source' | 'service' | 'car' | 'price'> & {
  /** The id of the service in events. */
  readonly product?: string | undefined;
  /** The chat's address with its message. */
  readonly url?: string | undefined;
};

/** The chats that this page opened: the link with the same message, after the form's own tab, is no second contact. */
const recorded = new Set<string | undefined>();

/**
 * Records that the chat is being opened. It sends a beacon, which outlives the page that the visitor leaves, and ignores
 * errors, for nothing may delay the chat.
 */
export function recordRedirect(
  { url, source, service, product, price, car: named }: NamedRedirect,
  idempotencyKey = crypto.randomUUID(),
): void {
  // A link that was pressed before ends with its reference.
  const chat = url?.replace(/%0A%23\w+$/, '');
  if (recorded.has(chat)) return;
  recorded.add(chat);
  const vehicle = savedVehicle.get();
  const typed = typedCar.get();
  const car = named ?? (vehicle === undefined ? typed : `${vehicle.manufacturer} ${vehicle.model}`);
  const about = {
    source,
    ...(service !== undefined && { service }),
    ...(car !== undefined && { car }),
    // The shown price is another car's.
    ...(price !== undefined && typed === undefined && { price }),
  };
  const record = {
    ...about,
    timestamp: new Date().toISOString(),
    sessionId: sessionId.get(),
    userId: userId.get(),
  };
  redirects.add(record);
  publishPageEvent({
    kind: 'chat_opened',
    eventId: idempotencyKey,
    event: { event: 'whatsapp_redirect', ...about },
    product,
  });
  const body = JSON.stringify({
    ...record,
    idempotencyKey,
    city: serviceInterest.location(),
    lead: savedLead.get(),
  });
  navigator.sendBeacon(endpoints.redirects, new Blob([body], { type: 'application/json' }));
}
