import { endpoints } from '../../src/web/contract/addresses.ts';
import type { RedirectRecord } from '../storage/redirects.ts';
import { redirects } from '../storage/redirects.ts';
import { savedLead, savedVehicle, sessionId, userId } from '../storage/session.ts';
import { notice } from '../tracking/notice.ts';

/**
 * Records that the chat is being opened (spec section 7). By beacon: it outlives the page that is being left. Errors are
 * ignored, for nothing may stand between a visitor and the chat.
 */
export function recordRedirect(redirect: Pick<RedirectRecord, 'source' | 'service' | 'price'>): void {
  const vehicle = savedVehicle.get();
  const noted = {
    ...redirect,
    ...(vehicle === undefined ? {} : { car: `${vehicle.manufacturer} ${vehicle.model}` }),
    timestamp: new Date().toISOString(),
    sessionId: sessionId.get(),
    userId: userId.get(),
  };
  redirects.add(noted);
  const body = JSON.stringify({ ...noted, idempotencyKey: crypto.randomUUID(), lead: savedLead.get() });
  const { source, service, car, price } = { car: undefined, service: undefined, price: undefined, ...noted };
  notice({
    kind: 'chat_opened',
    event: {
      event: 'whatsapp_redirect',
      source,
      ...(service !== undefined && { service }),
      ...(car !== undefined && { car }),
      ...(price !== undefined && { price }),
    },
  });
  navigator.sendBeacon(endpoints.redirects, new Blob([body], { type: 'application/json' }));
}
