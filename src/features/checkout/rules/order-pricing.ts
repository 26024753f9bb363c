import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import {
  type CatalogueService,
  QUANTITY_MAX,
  type UnknownService,
  unknownService,
} from '../../doorstep/rules/cart.ts';
import { unitPrice } from '../../doorstep/rules/catalogue.ts';

/** What a browser may say of an item: never a price (design section 5). */
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
}

export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly itemCount: number;
  readonly serviceCount: number;
  readonly amount: Paise;
  readonly currency: 'INR';
}

/** Above this an order is agreed by phone: ₹5,00,000, also a common ceiling of card payments. */
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
  };
}

/** The same service twice is one line. */
function merged(items: readonly OrderRequestItem[]): readonly OrderRequestItem[] {
  const quantities = new Map<string, number>();
  for (const { serviceId, quantity } of items) {
    quantities.set(serviceId, (quantities.get(serviceId) ?? 0) + quantity);
  }
  return [...quantities].map(([serviceId, quantity]) => ({ serviceId, quantity }));
}

/**
 * Prices an order from the server's own catalogue; packages for a vehicle come in through `packageCatalogue`.
 * @returns the lines and the amount in paise, or why it can't be ordered
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
