import type { Coupon } from '../../platform/ledger/coupons.ts';
import type { RecordChanges } from '../../platform/ledger/records.ts';
import type { JobRecord, LedgerRecord, OrderRecord } from '../../records/record.ts';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { bookingDiscount } from '../bookings/index.ts';
import { hasPaymentBegun } from '../checkout/contract.ts';
import { type CouponProblem, couponDiscount, couponProblem } from '../coupons/contract.ts';
import { hasJob, jobOf } from '../jobs/contract.ts';
import type { Author } from './change-record.ts';

export type RedeemFault =
  | CouponProblem
  | 'coupon_elsewhere'
  | 'coupon_minimum'
  | 'coupon_second'
  | 'coupon_no_price'
  | 'price_fixed'
  | 'no_booking'
  | 'no_coupon'
  | 'conflict'
  | 'ledger_unavailable';

interface Use extends Author {
  readonly code: string;
  readonly numberHashes: readonly string[];
}

/**
 * Uses a coupon on a booking or an order, and takes its discount off the price. The same coupon on the same record counts
 * once, also for a form that is sent twice at the same time. A record that changed meanwhile keeps its price, and the
 * coupon is free again.
 */
export async function redeemOnRecord(
  { ledger, now }: Pick<WriteServices, 'ledger' | 'now'>,
  { coupons }: Pick<Admin, 'coupons'>,
  record: JobRecord,
  { code, numberHashes, by }: Use,
): Promise<Result<Coupon, RedeemFault>> {
  const found = await coupons.find(code);
  if (!found.ok) return failure(found.code === 'not_found' ? 'no_coupon' : found.code);
  if (record.fields.couponCode === found.value.code) return found;
  const { uses } = found.value;
  const refused = couponProblem(found.value, { now: now().getTime(), uses, numberHashes });
  if (refused !== undefined) return failure(refused);
  const before = discounted(record, found.value);
  if (!before.ok) return before;
  const used = await coupons.redeem(code, { usedOn: record.id, numberHashes, by });
  if (!used.ok) return failure(used.code === 'not_found' ? 'no_coupon' : used.code);
  const decide = (latest: LedgerRecord): Result<RecordChanges, RedeemFault> => {
    if (!hasJob(latest)) return failure('no_booking');
    return latest.fields.couponCode === used.value.code ? success({}) : discounted(latest, found.value);
  };
  const changed = await ledger.change(record.id, decide, {
    by,
    audit: 'coupon_redeemed',
    why: used.value.code,
  });
  if (changed.ok) return used;
  // The coupon that the record has meanwhile stays used.
  await coupons.release(record.id, used.value.code);
  if (changed.code === 'not_found') return failure('no_booking');
  return failure(changed.code === 'status_refused' ? 'conflict' : changed.code);
}

/** The ordered lines at their share of the order's amount, which the operator may have corrected. */
function correctedLines({ lines, amount }: OrderRecord['fields']) {
  const sum = lines.reduce((total, line) => total + line.totalPrice, 0);
  return lines.map(({ serviceId, totalPrice }) => ({
    serviceId,
    totalPrice: sum === 0 ? 0 : Math.round((totalPrice * amount) / sum),
  }));
}

/** The changes that a coupon makes to a record. A price that the customer has paid, or is paying by card, stays. */
function discounted(
  record: JobRecord,
  { code, kind, value, scope }: Coupon,
): Result<RecordChanges, RedeemFault> {
  if (record.fields.couponCode !== undefined) return failure('coupon_second');
  if (jobOf(record).payment !== undefined || hasPaymentBegun(record)) return failure('price_fixed');
  if (record.kind === 'order') {
    const { amount } = record.fields;
    const discount = couponDiscount({ kind, value }, scope ?? {}, correctedLines(record.fields));
    if (!discount.ok) return discount;
    const given = Math.min(discount.value, amount);
    return success({ fields: { couponCode: code, discount: given, amount: amount - given } });
  }
  const { serviceType: serviceId = '', servicePrice: price } = record.fields;
  if (price === undefined) return failure('coupon_no_price');
  const couponOffer = { kind, value, ...scope };
  const discount = bookingDiscount(couponOffer, { serviceId, price });
  if (!discount.ok) return discount;
  return success({
    fields: {
      couponCode: code,
      couponOffer,
      discount: discount.value,
      servicePrice: price - discount.value,
    },
  });
}
