import type { Consent, LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SpamReason } from '../../web/spam.ts';
import { allowedDeliveries } from '../../web/spam.ts';
import { pricesForOrder, pricesForRecord } from '../pricing/index.ts';
import type { SlotAlternative, SlotCity } from '../slots/contract.ts';
import { CONFIRMING_HOLD_MS, findSlot } from '../slots/contract.ts';
import type { OrderBody } from './contract.ts';
import { changeOrder, choosePayment, type OrderChangeFault, type PayableOrder } from './payment.ts';
import { type OrderRefusal, orderRecord } from './record.ts';
import { isPackageId } from './rules/order-pricing.ts';

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
 * Records an order, holds its slot and makes it payable. It records the order first, so that no order is lost; a full
 * slot then cancels it and answers the nearest free slots. A repeat of the same key continues the first attempt.
 */
export async function placeOrder(
  services: WriteServices,
  body: OrderBody,
  {
    payment,
    consent,
    spamReason,
  }: {
    readonly payment: OrderBody['payment'];
    readonly consent: Consent;
    readonly spamReason: SpamReason | undefined;
  },
): Promise<Result<PayableOrder, PlaceFault, PlaceDetail>> {
  // Doorstep services have fixed prices; only a package needs the price sheet.
  const isByCar = body.items.some(({ serviceId }) => isPackageId(serviceId));
  const prices = await (isByCar ? pricesForOrder : pricesForRecord)(services.prices);
  if (prices === undefined) return failure('prices_unavailable');
  const order = orderRecord(body, prices, { now: services.now(), consent, spamReason });
  if (!order.ok) return order;
  const deliveries = allowedDeliveries(services.deliveriesFor('order', order.value), spamReason);
  const recorded = await services.ledger.record('order', order.value, deliveries);
  if (!recorded.ok) return failure(recorded.code);
  const { record } = recorded.value;
  if (record.status === 'awaiting_payment') {
    const refused = await slotRefusal(services, record);
    if (refused) {
      await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
      return failure('slot_full', { alternatives: refused });
    }
  }
  const payable = await choosePayment(services, record, payment, { consent, eventId: body.idempotencyKey });
  if (payable.ok) return payable;
  // A repeat after a lost answer: the order exists and is already paid.
  return payable.code === 'already_paid'
    ? success({ record: await latest(services, record) })
    : failure(payable.code);
}

/** Holds the order's slot; answers the free alternatives when it is full. An unavailable board refuses no order. */
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
