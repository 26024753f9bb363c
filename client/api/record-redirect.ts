import { endpoints } from '../../src/web/contract/addresses.ts';
import type { RedirectRecord } from '../storage/redirects.ts';
import { redirects } from '../storage/redirects.ts';
import { savedLead, savedVehicle, sessionId, userId } from '../storage/session.ts';
import { publishPageEvent } from '../tracking/page-events.ts';

/**
 * Records that the chat is being opened. It sends a beacon, which outlives the page that the visitor leaves, and ignores
 * errors, for nothing may delay the chat.
 */
export function recordRedirect({
  source,
  service,
  price,
}: Pick<RedirectRecord, 'source' | 'service' | 'price'>): void {
  const vehicle = savedVehicle.get();
  const about = {
    source,
    ...(service !== undefined && { service }),
    ...(vehicle !== undefined && { car: `${vehicle.manufacturer} ${vehicle.model}` }),
    ...(price !== undefined && { price }),
  };
  const record = {
    ...about,
    timestamp: new Date().toISOString(),
    sessionId: sessionId.get(),
    userId: userId.get(),
  };
  redirects.add(record);
  publishPageEvent({ kind: 'chat_opened', event: { event: 'whatsapp_redirect', ...about } });
  const body = JSON.stringify({ ...record, idempotencyKey: crypto.randomUUID(), lead: savedLead.get() });
  navigator.sendBeacon(endpoints.redirects, new Blob([body], { type: 'application/json' }));
}
