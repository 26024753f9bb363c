import { endpoints } from '../../src/web/contract/addresses.ts';
import type { RedirectRecord } from '../storage/redirects.ts';
import { redirects } from '../storage/redirects.ts';
import { savedLead, savedVehicle, sessionId, typedCar, userId } from '../storage/session.ts';
import { publishPageEvent } from '../tracking/page-events.ts';

/**
 * Records that the chat is being opened. It sends a beacon, which outlives the page that the visitor leaves, and ignores
 * errors, for nothing may delay the chat.
 */
export function recordRedirect(
  { source, service, price }: Pick<RedirectRecord, 'source' | 'service' | 'price'>,
  idempotencyKey = crypto.randomUUID(),
): void {
  const vehicle = savedVehicle.get();
  const typed = typedCar.get();
  const car = vehicle === undefined ? typed : `${vehicle.manufacturer} ${vehicle.model}`;
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
  });
  const body = JSON.stringify({ ...record, idempotencyKey, lead: savedLead.get() });
  navigator.sendBeacon(endpoints.redirects, new Blob([body], { type: 'application/json' }));
}
