import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import {
  type CatalogueService,
  type PriceExtra,
  QUANTITY_MAX,
  type UnknownService,
  unitPrice,
  unknownService,
} from '../../doorstep/contract.ts';
import type { CarPrice, PriceSet } from '../../pricing/contract.ts';

/** An item as the browser sends it, without a price. */
interface OrderRequestItem {
  readonly serviceId: string;
  readonly quantity: number;
}

export interface OrderableService extends CatalogueService {
  readonly description?: string;
}

/** One line of an order as the server priced it, in paise. */
export interface OrderLine {
  readonly serviceId: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly totalPrice: Paise;
  /** The extra that the visitor saw beside the price. */
  readonly extra?: PriceExtra;
}

export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly itemCount: number;
  readonly serviceCount: number;
  readonly amount: Paise;
  readonly currency: 'INR';
}

/** Larger orders are agreed by phone: ₹5,00,000 is also a common limit of card payments. */
const ORDER_AMOUNT_MAX: Paise = 50_000_000;

type PricingCode = 'empty_cart' | 'unknown_service' | 'invalid_quantity' | 'amount_too_large';

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX;

function orderLine({ serviceId, quantity }: OrderRequestItem, service: OrderableService): OrderLine {
  const price = unitPrice(service);
  return {
    serviceId,
    name: service.name,
    description: service.description ?? '',
    quantity,
    unitPrice: price,
    totalPrice: price * quantity,
    ...(service.extra && { extra: service.extra }),
  };
}

/** Joins items of the same service into one line. */
function merged(items: readonly OrderRequestItem[]): readonly OrderRequestItem[] {
  const quantities = new Map<string, number>();
  for (const { serviceId, quantity } of items) {
    quantities.set(serviceId, (quantities.get(serviceId) ?? 0) + quantity);
  }
  return [...quantities].map(([serviceId, quantity]) => ({ serviceId, quantity }));
}

/**
 * Prices an order from the server's own catalogue; `packageCatalogue` adds the packages of a vehicle.
 * @returns the lines and the amount in paise, or why the order is refused
 */
export function priceOrder(
  items: readonly OrderRequestItem[],
  catalogue: ReadonlyMap<string, OrderableService>,
): Result<PricedOrder, PricingCode, UnknownService> {
  if (items.length === 0) return failure('empty_cart');
  if (!items.every(({ quantity }) => isQuantity(quantity))) return failure('invalid_quantity');
  const lines: OrderLine[] = [];
  for (const item of merged(items)) {
    const service = catalogue.get(item.serviceId);
    if (!service) return unknownService(item.serviceId);
    if (!isQuantity(item.quantity)) return failure('invalid_quantity');
    lines.push(orderLine(item, service));
  }
  const amount = lines.reduce((sum, line) => sum + line.totalPrice, 0);
  if (amount > ORDER_AMOUNT_MAX) return failure('amount_too_large');
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  return success({ lines, itemCount, serviceCount: lines.length, amount, currency: 'INR' });
}

/** The prices of the packages of a vehicle. A package whose price is null or 0 is not offered. */
type PackagePrices = Pick<PriceSet, 'express' | 'dentPaint' | 'ac'>;

/**
 * Services that are priced by vehicle, beside the doorstep catalogue. Analytics and ads use the first id as the
 * default.
 */
const PACKAGE_IDS = ['express-service-90min', 'express-dent-paint', 'express-ac-service'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

/** Whether an id names a package, whose price depends on the vehicle. Any other id is a doorstep service. */
export const isPackageId = (id: string): id is PackageId => PACKAGE_IDS.some((known) => known === id);

const offer = ({ price, listPrice }: CarPrice) =>
  price === null || price <= 0 ? undefined : { price: Math.max(listPrice ?? 0, price), discountPrice: price };

/**
 * Returns the packages of a vehicle with their prices. The visitor pays the final price; the computed "+ 500" is the
 * list price.
 * @param vehicle as shown, for the order's description: "Maruti Swift (Petrol)"
 * @param names the displayed name of each package
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

/** The order data that the payment provider receives; money in paise. */
export interface CheckoutData {
  readonly amount: Paise;
  readonly currency: 'INR';
  readonly items: readonly CheckoutItem[];
  readonly notes: {
    readonly service_type: 'doorstep_services';
    readonly item_count: number;
    readonly service_count: number;
  };
}

interface CheckoutItem {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: Paise;
}

/** Builds the provider's order data from a priced order. */
export const checkoutData = (order: PricedOrder): CheckoutData => ({
  amount: order.amount,
  currency: order.currency,
  items: order.lines.map(({ name, description, quantity, unitPrice }) => ({
    name,
    description,
    quantity,
    price: unitPrice,
  })),
  notes: {
    service_type: 'doorstep_services',
    item_count: order.itemCount,
    service_count: order.serviceCount,
  },
});
