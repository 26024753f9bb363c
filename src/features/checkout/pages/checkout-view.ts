import type {
  CheckoutProps,
  NamedOrder,
  OrderedService,
} from '../../../../client/islands/checkout/checkout-state.ts';
import { findDoorstepService, windowOfOrdered } from '../../../content/doorstep/find.ts';
import { localityOptions } from '../../../content/doorstep/served-area.ts';
import { packageNames } from '../../../content/text/packages.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { vehicleLabel } from '../../../values/vehicle.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import { chatNoticeOf } from '../../../web/document/chat-notice.ts';
import { type PageContext, returnedTo } from '../../../web/pages/page-entry.ts';
import { soldServices } from '../../doorstep/index.ts';
import type { PriceBook, PriceRow } from '../../pricing/contract.ts';
import { priceSet } from '../../pricing/contract.ts';
import { BOOKING_WINDOW_DAYS, firstBookableDay } from '../../slots/contract.ts';
import { isPackageId, packageCatalogue } from '../rules/order-pricing.ts';

const doorstepServices: readonly OrderedService[] = soldServices.map((service) => ({
  ...service,
  window: windowOfOrdered(service.id),
  ...(findDoorstepService(service.id)?.needsCar && { needsCar: true }),
}));

/** Returns the packages offered for a car, in the checkout's format. */
export const packagesOf = (row: PriceRow): readonly OrderedService[] =>
  [...packageCatalogue(priceSet(row), vehicleLabel(row), packageNames)].map(
    ([id, { name, price, discountPrice }]) => ({
      id,
      name,
      price,
      ...(discountPrice !== undefined && { discountPrice }),
      window: windowOfOrdered(id),
    }),
  );

/**
 * Returns the packages that an address names, "express-service-90min.express-ac-service", for the car that it names.
 */
function namedOrder({ query }: PageContext, book: PriceBook): [NamedOrder, PriceRow] | undefined {
  const row = book.rowOfCar(query.get('car') ?? '');
  const serviceIds = (query.get('package') ?? '').split('.').filter(isPackageId);
  if (row === undefined || serviceIds.length === 0) return undefined;
  const { manufacturer, model, fuelType } = row;
  return [{ serviceIds, manufacturer, model, fuelType, vehicle: vehicleLabel(row) }, row];
}

/** Returns the props of the checkout island: the cart's services, or the packages that the address names. */
export function checkoutProps(context: PageContext, book: PriceBook): CheckoutProps {
  const [named, row] = namedOrder(context, book) ?? [];
  const today = indiaDate(context.now);
  return {
    services: row ? packagesOf(row) : doorstepServices,
    named: named ?? null,
    areas: localityOptions,
    firstDate: firstBookableDay(context.now),
    lastDate: addDays(today, BOOKING_WINDOW_DAYS),
    takesCards: context.takesCards,
    brandName: context.brand.name,
    chatNotice: chatNoticeOf(context),
    formKey: context.formKey,
    returned: returnedTo(context, endpoints.checkoutOrders),
  };
}
