import type { Consent, LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SpamReason } from '../../web/spam.ts';
import { allowedDeliveries } from '../../web/spam.ts';
import { pricesForOrder, pricesForRecord } from '../pricing/index.ts';
import type { SlotAlternative, SlotCity } from '../slots/contract.ts';
import { CONFIRMING_HOLD_MS, findSlot } from '../slots/contract.ts';
import type { OrderBody } from './contract/checkout.ts';
import { changeOrder, type OrderChangeFault, type PayableOrder, settleHow } from './order-payment.ts';
import { type OrderRefusal, orderRecord } from './order-record.ts';
import { isPackageId } from './rules/packages.ts';

const CITY: SlotCity = 'jaipur';

export type PlaceFault =
  | OrderChangeFault
  | 'refused'
  | 'price_changed'
  | 'prices_unavailable'
  | 'idempotency_mismatch'
  | 'slot_full';
export type PlaceDetail = Partial<OrderRefusal> & { readonly alternatives?: readonly SlotAlternative[] };

/**
 * Records an order, holds its slot, and makes it payable. The record comes first, so that nothing is lost: a slot that
 * has just gone cancels it again and is answered with what is free nearby. A repeat of the same key takes up where the
 * first one got to.
 */
export async function placeOrder(
  services: WriteServices,
  body: OrderBody,
  {
    payment,
    consent,
    suspect,
  }: {
    readonly payment: OrderBody['payment'];
    readonly consent: Consent;
    readonly suspect: SpamReason | undefined;
  },
): Promise<Result<PayableOrder, PlaceFault, PlaceDetail>> {
  // The doorstep catalogue has prices of its own; a package is priced by the sheet, and by nothing else.
  const isByCar = body.items.some(({ serviceId }) => isPackageId(serviceId));
  const prices = await (isByCar ? pricesForOrder : pricesForRecord)(services.prices);
  if (prices === undefined) return failure('prices_unavailable');
  const order = orderRecord(body, prices, { now: services.now(), consent, suspect });
  if (!order.ok) return order;
  const owed = allowedDeliveries(services.deliveriesFor('order', order.value), suspect);
  const recorded = await services.ledger.record('order', order.value, owed);
  if (!recorded.ok) return failure(recorded.code);
  const { record } = recorded.value;
  if (record.status === 'awaiting_payment') {
    const refused = await slotRefusal(services, record);
    if (refused) {
      await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
      return failure('slot_full', { alternatives: refused });
    }
  }
  const payable = await settleHow(services, record, payment, { consent, eventId: body.idempotencyKey });
  if (payable.ok) return payable;
  // The repeat of a post whose answer got lost: the order stands, and has nothing to be paid any more.
  return payable.code === 'already_paid'
    ? success({ record: await latest(services, record) })
    : failure(payable.code);
}

/** What is free instead of a slot that is full, or nothing where it could be held; a board out of reach refuses nobody. */
async function slotRefusal(
  { slots, now }: Pick<WriteServices, 'slots' | 'now'>,
  { id, fields }: LedgerRecord,
): Promise<readonly SlotAlternative[] | undefined> {
  const { date, timeSlot } = fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  if (typeof date !== 'string' || slot === undefined) return undefined;
  const untilMs = now().getTime() + CONFIRMING_HOLD_MS;
  const held = await slots.hold(CITY, id, { date, slotId: slot.id }, untilMs);
  return held.ok || held.code === 'slots_unavailable' ? undefined : (held.detail?.alternatives ?? []);
}

async function latest({ ledger }: WriteServices, record: LedgerRecord): Promise<LedgerRecord> {
  const found = await ledger.find(record.id);
  return found.ok ? found.value : record;
}
