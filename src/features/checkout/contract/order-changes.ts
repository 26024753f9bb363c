import type { LedgerRecord, RecordChanges } from '../../../platform/ledger/records.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { orderStateFields, orderStateOf } from '../rules/order-record.ts';
import { applyOrderEvent, type OrderEvent, type OrderEventProblem } from '../rules/order-state.ts';

export type OrderChangeProblem = OrderEventProblem | 'not_found';

/** What an event changes in an order's record, for `ledger.change`. A record of another kind is no order. */
export const changesOfOrder =
  (event: OrderEvent) =>
  (record: LedgerRecord): Result<RecordChanges, OrderChangeProblem> => {
    const state = record.kind === 'order' ? orderStateOf(record) : undefined;
    if (state === undefined) return failure('not_found');
    const next = applyOrderEvent(state, event);
    if (!next.ok) return next;
    if (next.value === state) return success({});
    return success({ status: next.value.status, fields: orderStateFields(next.value) });
  };
