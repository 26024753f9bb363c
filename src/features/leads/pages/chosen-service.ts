import { carName } from '../../../../client/ui/book-now.ts';
import type { Chosen } from '../../../web/document/book-now-message.ts';
import type { LeadSubject } from '../../../web/document/metadata.ts';
import { isPriced, leadServiceName, pricedFor } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';

/** The query parameters that name a service and a car, as `addresses.bookFor` writes them. */
export const CHOSEN_QUERY = ['service', 'car'] as const;

const CAR = /^[a-z0-9-]{3,160}$/;

/** Returns the service and car of the page's address; unknown ones are left out. */
export const subjectOf = ({ query }: PageContext): LeadSubject => ({
  ...serviceIn(query.get('service') ?? ''),
  car: CAR.exec(query.get('car') ?? '')?.[0],
});

const serviceIn = (id: string): LeadSubject =>
  isPriced(id) ? { serviceInterest: id, serviceName: leadServiceName(id) } : {};

/** Returns the address's service with car and price; only the service while the prices are not loaded. */
export function chosenIn(context: PageContext): Chosen {
  const { serviceInterest: id, serviceName: service, car = '' } = subjectOf(context);
  const row = id === undefined ? undefined : context.prices.book?.rowOfCar(car);
  if (id === undefined || row === undefined) return { service };
  return { service, car: carName(row), price: pricedFor(row, id) };
}
