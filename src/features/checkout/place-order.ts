import type { Consent, LedgerRecord, NewRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import type { SpamReason } from '../../web/spam.ts';
import { allowedDeliveries } from '../../web/spam.ts';
import { pricesForOrder, pricesForRecord } from '../pricing/index.ts';
import { CONFIRMING_HOLD_MS, type SlotAlternative } from '../slots/contract.ts';
import { claimSlot, ORDER_CITY } from './claim-slot.ts';
import type { OrderBody } from './contract.ts';
import { couponFor } from './coupon.ts';
import { visitFields } from './order-visit.ts';
import { changeOrder, choosePayment, type OrderChangeFault, type PayableOrder } from './payment.ts';
import { type OrderRefusal, orderRecord } from './record.ts';
import { isPackageId } from './rules/order-pricing.ts';

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
    isVerified,
    visitor,
    seen,
  }: {
    readonly payment: OrderBody['payment'];
    readonly consent: Consent;
    readonly spamReason: SpamReason | undefined;
    readonly isVerified: boolean;
    readonly visitor: SeatVisitor;
    readonly seen: NewRecord['seen'];
  },
): Promise<Result<PayableOrder, PlaceFault, PlaceDetail>> {
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
    { ...order.value, seen: { ...seen, ...visitFields(consent) } },
    deliveries,
  );
  if (!recorded.ok) return failure(recorded.code);
  let { record } = recorded.value;
  if (record.status === 'awaiting_payment') {
    const untilMs = record.createdAt + CONFIRMING_HOLD_MS;
    const { full, waits } = await claimSlot(services, record, record.fields, { untilMs, visitor });
    if (full) {
      await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
      return failure('slot_full', { alternatives: full });
    }
    if (waits !== record.fields.seatWaits) {
      const seatWaits = { fields: { seatWaits: waits ?? null } };
      const noted = await services.ledger.change(record.id, seatWaits, { by: 'visitor' });
      if (!noted.ok) return failure('ledger_unavailable');
      record = noted.value.record;
    }
  }
  const unused = await redeemCoupon(services, record);
  if (unused) return failure('refused', { fields: { coupon: unused } });
  // Where the coupon pays for all, no card can pay for the rest.
  const chosen = record.fields.amount === 0 ? 'after_service' : payment;
  const payable = await choosePayment(services, record, chosen, { consent, eventId: body.idempotencyKey });
  if (payable.ok) return payable;
  // A repeat after a lost answer: the order exists and is already paid.
  return payable.code === 'already_paid'
    ? success({ record: await latest(services, record) })
    : failure(payable.code);
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
  const { couponCode } = record.fields;
  if (typeof couponCode !== 'string' || record.status === 'cancelled') return undefined;
  const numberHashes = await services.signer.signAll('number', record.mobileNumber ?? '');
  const use = { usedOn: record.id, numberHashes, by: 'visitor' };
  const used = await services.coupons.redeem(couponCode, use);
  // The ledger has the order and its discount, so a ledger that fails now must not lose it.
  if (used.ok || used.code === 'ledger_unavailable') return undefined;
  await changeOrder(services, record, { kind: 'cancelled' }, { by: 'visitor' });
  await services.slots.release(ORDER_CITY, record.id);
  return used.code === 'not_found' ? 'coupon_unknown' : used.code;
}

async function latest({ ledger }: WriteServices, record: LedgerRecord): Promise<LedgerRecord> {
  const found = await ledger.find(record.id);
  return found.ok ? found.value : record;
}
