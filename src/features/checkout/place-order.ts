import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { allowedDeliveries } from '../../web/spam.ts';
import { pricesForOrder, pricesForRecord } from '../pricing/index.ts';
import { CONFIRMING_HOLD_MS, type SlotAlternative } from '../slots/contract.ts';
import { holdSlot, type SlotHold, wantedSlot } from '../slots/index.ts';
import { adVisitFields } from './ad-visit.ts';
import type { OrderBody } from './contract.ts';
import { couponFor, redeemCouponOf } from './coupon.ts';
import { changeOrder, choosePayment, type OrderChangeFault, type PayableOrder } from './payment.ts';
import { ORDER_CITY, type OrderRefusal, orderContent, orderRecord } from './record.ts';
import { isPackageId } from './rules/order-pricing.ts';

export type PlaceFault =
  | OrderChangeFault
  | 'refused'
  | 'price_changed'
  | 'prices_unavailable'
  | 'idempotency_mismatch'
  | 'slot_full';
export type PlaceDetail = Partial<OrderRefusal> & { readonly alternatives?: readonly SlotAlternative[] };

/** The request behind an order. */
interface Circumstances {
  readonly payment: OrderBody['payment'];
  readonly consent: Consent;
  readonly spamReason: SpamReason | undefined;
  readonly isVerified: boolean;
  readonly visitor: SeatVisitor;
  readonly senderFields: NewRecord['senderFields'];
}

/**
 * Records an order, holds its slot and makes it payable. It records the order first, so that no order is lost; a full
 * slot then cancels it and answers the nearest free slots. A repeat of the same key continues the first attempt.
 */
export async function placeOrder(
  services: WriteServices,
  body: OrderBody,
  circumstances: Circumstances,
): Promise<Result<PayableOrder, PlaceFault, PlaceDetail>> {
  const recorded = await recordedOrder(services, body, circumstances);
  if (!recorded.ok) return recorded;
  const seated = await holdSeat(services, recorded.value, circumstances.visitor);
  if (!seated.ok) return seated;
  const record = seated.value;
  const unused = await redeemCoupon(services, record);
  if (unused) return failure('refused', { fields: { coupon: unused } });
  const { payment, consent } = circumstances;
  // Where the coupon pays for all, no card can pay for the rest.
  const { amount }: AnyFields = record.fields;
  const chosen = amount === 0 ? 'after_service' : payment;
  const payable = await choosePayment(services, record, chosen, { consent, eventId: body.idempotencyKey });
  if (payable.ok) return payable;
  // A repeat after a lost answer: the order exists and is already paid.
  return payable.code === 'already_paid'
    ? success({ record: await latest(services, record) })
    : failure(payable.code);
}

/** The order's record: that of the first send for a repeat, whose price and time were checked then; else a new one. */
async function recordedOrder(
  services: WriteServices,
  body: OrderBody,
  circumstances: Circumstances,
): Promise<Result<LedgerRecord, PlaceFault, PlaceDetail>> {
  const { idempotencyKey } = body;
  const repeated = await services.ledger.findRepeat('order', { idempotencyKey, content: orderContent(body) });
  if (!repeated.ok && repeated.code === 'ledger_unavailable') return failure(repeated.code);
  // Other content under the key is checked like a new order, for a problem in a field helps the visitor more.
  const first = repeated.ok ? repeated.value : undefined;
  return first ? success(first) : recordOrder(services, body, circumstances);
}

/** Prices an order and writes it into the ledger. */
async function recordOrder(
  services: WriteServices,
  body: OrderBody,
  { consent, spamReason, isVerified, senderFields }: Circumstances,
): Promise<Result<LedgerRecord, PlaceFault, PlaceDetail>> {
  // Doorstep services have fixed prices; only a package needs the price sheet.
  const isByCar = body.items.some(({ serviceId }) => isPackageId(serviceId));
  const prices = await (isByCar ? pricesForOrder : pricesForRecord)(services.prices);
  if (prices === undefined) return failure('prices_unavailable');
  const coupon = body.coupon === undefined ? undefined : await usableCoupon(services, body, body.coupon);
  if (coupon && !coupon.ok) return coupon;
  const order = orderRecord(body, prices, {
    now: services.now(),
    consent,
    spamReason,
    isVerified,
    coupon: coupon?.value,
  });
  if (!order.ok) return order;
  const deliveries = allowedDeliveries(services.deliveriesFor('order', order.value), spamReason);
  const recorded = await services.ledger.record(
    'order',
    { ...order.value, senderFields: { ...senderFields, ...adVisitFields(consent) } },
    deliveries,
  );
  return recorded.ok ? success(recorded.value.record) : failure(recorded.code);
}

/** Holds the slot of a new order. A full slot cancels the order; a seat that must wait is noted in its record. */
async function holdSeat(
  services: WriteServices,
  record: LedgerRecord,
  visitor: SeatVisitor,
): Promise<Result<LedgerRecord, 'slot_full' | 'ledger_unavailable', PlaceDetail>> {
  if (record.status !== 'awaiting_payment') return success(record);
  const untilMs = record.createdAt + CONFIRMING_HOLD_MS;
  const hold = { city: ORDER_CITY, slot: wantedSlot(record.fields), untilMs, visitor };
  const held = await holdSlot(services, record, hold);
  // A board that does not answer stops no order: the slot's delivery takes the seat later.
  const { refused, waits }: SlotHold = held.ok ? held.value : {};
  if (refused) {
    await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
    return failure('slot_full', { alternatives: refused.alternatives });
  }
  if (waits === record.fields.seatWaits) return success(record);
  const seatWaits = { fields: { seatWaits: waits ?? null } };
  const noted = await services.ledger.change(record.id, seatWaits, { by: 'visitor' });
  return noted.ok ? success(noted.value.record) : failure('ledger_unavailable');
}

async function usableCoupon(services: WriteServices, body: OrderBody, code: string) {
  const { idempotencyKey: key, mobileNumber } = body;
  const found = await couponFor(services, code, { key, mobileNumber });
  if (found.ok) return found;
  if (found.code === 'ledger_unavailable') return failure(found.code);
  return failure('refused', { fields: { coupon: found.code } });
}

/**
 * Uses the order's coupon once. The visitor may have sent two orders with one coupon at the same time: the later one is
 * cancelled, and the function returns why.
 */
async function redeemCoupon(services: WriteServices, record: LedgerRecord): Promise<FieldCode | undefined> {
  if (record.status === 'cancelled') return undefined;
  const used = await redeemCouponOf(services, record, 'visitor');
  // The ledger has the order and its discount, so a ledger that fails now must not lose it.
  if (used === undefined || used.ok || used.code === 'ledger_unavailable') return undefined;
  await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
  await services.slots.release(ORDER_CITY, record.id);
  return 'coupon_refused';
}

async function latest({ ledger }: WriteServices, record: LedgerRecord): Promise<LedgerRecord> {
  const found = await ledger.find(record.id);
  return found.ok ? found.value : record;
}
