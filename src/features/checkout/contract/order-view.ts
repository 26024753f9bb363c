import * as z from 'zod/mini';
import type { LedgerRecord } from '../../../platform/ledger/records.ts';
import { orderNumber } from '../rules/order-number.ts';
import { amountDue, orderLinesOf, orderStateOf } from '../rules/order-record.ts';
import { ORDER_STATUSES } from '../rules/order-state.ts';

const line = z.object({
  serviceId: z.string(),
  name: z.string(),
  description: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  totalPrice: z.int(),
});

/** What an order's own page shows; amounts in paise. The name and the number of its customer never leave the ledger. */
const orderView = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  lines: z.array(line),
  amount: z.int(),
  due: z.int(),
  needsAttention: z.boolean(),
  address: z.exactOptional(z.string()),
  area: z.exactOptional(z.string()),
  pinCode: z.exactOptional(z.string()),
  vehicle: z.exactOptional(z.string()),
  date: z.exactOptional(z.string()),
  timeSlot: z.exactOptional(z.string()),
});
export type OrderView = z.infer<typeof orderView>;

/** An order's record as its own page shows it, or nothing where the record is no order. */
export function viewOfOrder(record: LedgerRecord): OrderView | undefined {
  const state = record.kind === 'order' ? orderStateOf(record) : undefined;
  if (state === undefined) return undefined;
  const view = orderView.safeParse({
    ...record.fields,
    id: record.id,
    number: orderNumber(record.id),
    status: state.status,
    amount: state.amount,
    due: amountDue(state),
    needsAttention: state.attention !== undefined,
    lines: orderLinesOf(record),
  });
  return view.success ? view.data : undefined;
}
