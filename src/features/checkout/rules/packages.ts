import type { CarPrice, PriceSet } from '../../pricing/contract.ts';
import type { OrderableService } from './order-pricing.ts';

/** The part of a vehicle's computed price set that packages are sold by; none or 0 means not offered. */
type PackagePrices = Pick<PriceSet, 'express' | 'dentPaint' | 'ac'>;

/** Services bought for one vehicle, beside the doorstep catalogue. The first id is the spec's default content id (section 9). */
const PACKAGE_IDS = ['express-service-90min', 'express-dent-paint', 'express-ac-service'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

/** Whether an id names a package, whose price hangs on the vehicle; any other is the doorstep catalogue's. */
export const isPackageId = (id: string): id is PackageId => PACKAGE_IDS.some((known) => known === id);

const offer = ({ price, listPrice }: CarPrice) =>
  price === null || price <= 0 ? undefined : { price: Math.max(listPrice ?? 0, price), discountPrice: price };

/**
 * The packages a vehicle can have, at its prices. The price paid is the final one; the computed "+ 500" is the list price.
 * @param vehicle as shown, for the order's description: "Maruti Swift (Petrol)"
 * @param names each package's name as shown
 */
export function packageCatalogue(
  prices: PackagePrices,
  vehicle: string,
  names: Readonly<Record<PackageId, string>>,
): ReadonlyMap<string, OrderableService> {
  const offers = {
    'express-service-90min': offer(prices.express),
    'express-dent-paint': offer(prices.dentPaint),
    'express-ac-service': offer(prices.ac),
  } satisfies Record<PackageId, unknown>;
  return new Map(
    PACKAGE_IDS.flatMap((id) => {
      const found = offers[id];
      return found ? [[id, { ...found, name: names[id], description: vehicle }] as const] : [];
    }),
  );
}
