import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import type { ServiceId } from '../../../content/services/service.ts';

/** Which of the slip's three services a page about this service looks at first. */
export function offerOf(service: ServiceId): OfferId {
  if (service === 'ac') return 'ac';
  return service === 'denting' ? 'dentPaint' : 'express';
}
