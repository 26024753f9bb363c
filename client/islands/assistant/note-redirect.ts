import { endpoints } from '../../../src/contract/addresses.ts';
import { savedVehicle, sessionId, userId } from '../../storage/session.ts';

/** Records that the visitor goes to the business chat; by beacon, for the page may be on its way out. */
export function noteRedirect(source: string, service?: string): void {
  const vehicle = savedVehicle.get();
  const record = {
    idempotencyKey: crypto.randomUUID(),
    source,
    service,
    car: vehicle && `${vehicle.manufacturer} ${vehicle.model}`,
    timestamp: new Date().toISOString(),
    sessionId: sessionId.get(),
    userId: userId.get(),
  };
  navigator.sendBeacon(endpoints.redirects, new Blob([JSON.stringify(record)], { type: 'application/json' }));
}
