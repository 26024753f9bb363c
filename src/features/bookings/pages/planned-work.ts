import { homeCity } from '../../../content/cities/all-cities.ts';
import type { Duration } from '../../offers/contract.ts';
import { offerFor } from '../../offers/index.ts';
import { bookedService } from '../booked-service.ts';
import type { BookingView } from '../contract.ts';

/** Returns the promises of a booking beside its price: its duration, and the work that is not in the price. */
export function plannedWork({
  serviceType,
  fuelType,
}: Pick<BookingView, 'serviceType' | 'fuelType'>):
  | { readonly takes: Duration; readonly excludes: readonly string[] }
  | undefined {
  const service = serviceType === undefined ? undefined : bookedService(serviceType);
  const offer = service && offerFor({ city: homeCity, service, fuelType });
  return offer?.offered ? { takes: offer.takes, excludes: offer.excludes } : undefined;
}
