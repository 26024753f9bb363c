import type { JsonObject, JsonValue } from '../../../values/canonical-json.ts';
import type { Paise } from '../../../values/money.ts';
import type { OrderLine, PricedOrder } from './order-pricing.ts';
import { ORDER_STATUSES, type OrderAttention, type OrderState, type OrderStatus } from './order-state.ts';

/** The columns and fields of a ledger record that an order is kept in: its status is the record's own. */
interface OrderRecord {
  readonly status: string;
  readonly fields: JsonObject;
}

const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

const ATTENTIONS: readonly OrderAttention[] = ['paid_after_cancel', 'paid_twice'];

const texts = (value: JsonValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** What was ordered, for the record of a new order; money in paise. */
export const orderedFields = ({ lines, itemCount, serviceCount }: PricedOrder): JsonObject => ({
  lines: lines.map((line) => ({ ...line })),
  itemCount,
  serviceCount,
});

/** The fields that events change; the status goes into the record's own column. */
export const orderStateFields = (state: OrderState): JsonObject => ({
  amount: state.amount,
  currency: state.currency,
  providerOrderIds: state.providerOrderIds,
  paymentId: state.paymentId ?? null,
  extraPaymentIds: state.extraPaymentIds,
  attention: state.attention ?? null,
});

/** The state of an order from its record, or nothing where the record holds no order. */
export function orderStateOf({ status, fields }: OrderRecord): OrderState | undefined {
  const { amount, paymentId } = fields;
  if (!isStatus(status) || typeof amount !== 'number' || !Number.isSafeInteger(amount)) return undefined;
  const attention = ATTENTIONS.find((known) => known === fields.attention);
  return {
    status,
    amount,
    currency: 'INR',
    providerOrderIds: texts(fields.providerOrderIds),
    extraPaymentIds: texts(fields.extraPaymentIds),
    ...(typeof paymentId === 'string' && { paymentId }),
    ...(attention && { attention }),
  };
}

const TEXTS = ['serviceId', 'name', 'description'] as const;
const NUMBERS = ['quantity', 'unitPrice', 'totalPrice'] as const;

const isLine = (value: JsonValue): value is JsonValue & OrderLine => {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return (
    TEXTS.every((name) => typeof field(name) === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(field(name)))
  );
};

/** The lines of an order's record, for its confirmation page and its chat message. */
export const orderLinesOf = ({ fields }: OrderRecord): readonly OrderLine[] =>
  Array.isArray(fields.lines) ? fields.lines.filter(isLine) : [];

/** What is still to be paid, in paise. */
export const amountDue = ({ status, paymentId, amount }: OrderState): Paise =>
  status === 'cancelled' || status === 'refunded' || paymentId !== undefined ? 0 : amount;
