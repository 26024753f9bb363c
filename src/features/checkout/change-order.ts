import { windowOfOrdered } from '../../content/doorstep/find.ts';
import type { RecordChanges } from '../../platform/ledger/records.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { isUnderWay, jobOf } from '../jobs/contract.ts';
import { CONFIRMING_HOLD_MS, type SlotAlternative, type SlotId, seatDelivery } from '../slots/contract.ts';
import { holdSlot, wantedSlot } from '../slots/index.ts';
import { changesOfOrder, type OrderView, viewOfOrder } from './contract.ts';
import { ORDER_CITY } from './record.ts';
import { orderChoices } from './rules/order-change.ts';
import { visitTimeProblem } from './rules/visit-time.ts';

type Services = Pick<WriteServices, 'ledger' | 'slots' | 'coupons' | 'now' | 'signer'>;

export type ChangeFault =
  | 'not_found'
  | 'conflict'
  | 'slot_full'
  | 'slot_refused'
  | 'slots_unavailable'
  | 'ledger_unavailable';

export interface ChangeDetail {
  readonly alternatives?: readonly SlotAlternative[];
  /** The refused field and its problem. */
  readonly fields?: Readonly<Record<string, FieldCode>>;
}

type ChangeResult = Result<OrderView, ChangeFault, ChangeDetail>;

/** Finds an order by its record id; a record of another kind is `not_found`. */
async function findOrder({ ledger }: Services, id: string) {
  const found = await ledger.find(id);
  if (!found.ok) return failure(found.code);
  const view = viewOfOrder(found.value);
  return view === undefined ? failure('not_found') : success({ record: found.value, view });
}

const choicesOf = (record: LedgerRecord, order: OrderView, { now }: Pick<Services, 'now'>) =>
  orderChoices({ ...order, isUnderWay: isUnderWay(jobOf(record)) }, now());

/** Writes a change that a visitor makes, unless the order may no longer be changed that way. */
async function write(
  { ledger }: Services,
  id: string,
  decide: (record: LedgerRecord, order: OrderView) => Result<RecordChanges, 'conflict' | 'not_found'>,
  deliveries: readonly (typeof seatDelivery)[] = [],
): Promise<ChangeResult> {
  const written = await ledger.change(
    id,
    (record) => {
      const order = viewOfOrder(record);
      return order === undefined ? failure('not_found') : decide(record, order);
    },
    { by: 'visitor', deliveries },
  );
  if (!written.ok) return failure(written.code === 'status_refused' ? 'conflict' : written.code);
  const view = viewOfOrder(written.value.record);
  return view === undefined ? failure('not_found') : success(view);
}

/**
 * Cancels an order; repeating it changes nothing. The seat is free and the coupon valid again when the function returns.
 * A paid order waits for its refund, which the operator sees.
 */
export async function cancelOrder(services: Services, id: string): Promise<ChangeResult> {
  const cancelled = await write(services, id, (record, order) => {
    if (order.status === 'cancelled') return success({});
    if (!choicesOf(record, order, services).mayCancel) return failure('conflict');
    const changes = changesOfOrder({ kind: 'cancelled_by_visitor' })(record);
    if (!changes.ok) return failure('conflict');
    const cancelledAt = services.now().toISOString();
    return success({ ...changes.value, fields: { ...changes.value.fields, cancelledAt } });
  });
  if (!cancelled.ok) return cancelled;
  // A cancellation is final, so the seat is released at once; the ledger's slot delivery covers a failed release.
  await services.slots.release(ORDER_CITY, id);
  if (cancelled.value.couponCode !== undefined) await services.coupons.release(id);
  return cancelled;
}

/** Moves an order to another slot. The slot delivery frees the old seat when it takes the new one. */
export async function moveOrder(
  services: Services,
  id: string,
  to: { readonly date: string; readonly timeSlot: SlotId },
  visitor: SeatVisitor,
): Promise<ChangeResult> {
  const found = await findOrder(services, id);
  if (!found.ok) return failure(found.code);
  const { record, view } = found.value;
  if (!choicesOf(record, view, services).mayMove) return failure('conflict');
  const windows = view.lines.map(({ serviceId }) => windowOfOrdered(serviceId));
  const problem = visitTimeProblem(to, windows, services.now());
  if (problem) return failure('slot_refused', { fields: { [problem.field]: problem.code } });
  const untilMs = services.now().getTime() + CONFIRMING_HOLD_MS;
  const hold = { city: ORDER_CITY, slot: wantedSlot(to), untilMs, visitor };
  const held = await holdSlot(services, record, hold);
  if (!held.ok) return failure('slots_unavailable');
  const { refused, waits } = held.value;
  // An order with a seat keeps it rather than wait for another.
  if (refused || (waits !== undefined && !view.waits))
    return failure('slot_full', { alternatives: refused?.alternatives ?? [] });
  const isSeated = view.waits && waits === undefined;
  return write(
    services,
    id,
    (current, order) => {
      if (!choicesOf(current, order, services).mayMove) return failure('conflict');
      if (order.date === to.date && order.timeSlot === to.timeSlot) return success({});
      const rescheduledAt = services.now().toISOString();
      const seatWaits = waits ?? null;
      return success({ fields: { ...to, seatWaits, rescheduledAt, moves: (order.moves ?? 0) + 1 } });
    },
    isSeated ? [seatDelivery] : [],
  );
}
