import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import { toRupees } from '../../src/values/money.ts';
import type { SoldService, WantedService } from '../../src/web/contract/page-data.ts';
import { pageData } from '../page-data.ts';
import { readCart } from '../storage/cart.ts';

/** The services that the page itself orders by its form; otherwise those of the cart. */
export const wantedOnPage = (): readonly WantedService[] => pageData().wanted ?? readCart().items;

/** The details of services that the visitor put into a cart. The value, in rupees, is missing where one price is unknown. */
export function detailsOfServices(
  wanted: readonly WantedService[],
  sold: readonly SoldService[],
): ConversionDetails {
  const prices = wanted.map(({ serviceId, quantity }) => {
    const found = sold.find(({ id }) => id === serviceId);
    return found === undefined ? Number.NaN : (found.discountPrice ?? found.price) * quantity;
  });
  const value = toRupees(prices.reduce((sum, price) => sum + price, 0));
  return {
    contentIds: wanted.map(({ serviceId }) => sold.find(({ id }) => id === serviceId)?.product ?? serviceId),
    ...(Number.isFinite(value) && { value }),
  };
}

/** The details of a viewed page, with the service that it is about. */
export const detailsOfView = (product: string | undefined, path: string): ConversionDetails => ({
  contentName: path,
  ...(product !== undefined && { contentIds: [product] }),
});
