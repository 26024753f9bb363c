import type { Coupon } from '../../platform/ledger/coupons.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { couponDiscount } from '../coupons/contract.ts';
import { pricesForRecord } from '../pricing/index.ts';
import type { CouponCheck, CouponWorth } from './contract.ts';
import { orderedLines } from './record.ts';

/** The problem of a coupon as the code of its form field; `ledger_unavailable` when it could not be looked up. */
export type CouponFault = FieldCode | 'ledger_unavailable';

/**
 * Finds a coupon that the customer of an order may use. `key` is the order's idempotency key. A code that is unknown,
 * paused, expired, used or bound to another number has one problem, so that nobody learns which codes exist.
 */
export async function couponFor(
  { coupons, signer }: Pick<WriteServices, 'coupons' | 'signer'>,
  code: string,
  { key, mobileNumber }: { readonly key: string; readonly mobileNumber: string | undefined },
): Promise<Result<Coupon, CouponFault>> {
  const numberHashes = mobileNumber === undefined ? [] : await signer.signAll('number', mobileNumber);
  const found = await coupons.usable(code, { key, numberHashes });
  if (found.ok) return found;
  if (found.code === 'ledger_unavailable') return failure(found.code);
  // An unknown code too might need a number: asking for it only with bound coupons would tell that they exist.
  return failure(mobileNumber === undefined ? 'mobile_missing' : 'coupon_refused');
}

/** Uses the coupon of an order once; undefined where the order has none. */
export async function redeemCouponOf(
  { coupons, signer }: Pick<WriteServices, 'coupons' | 'signer'>,
  { id, fields, mobileNumber }: LedgerRecord,
  by: string,
) {
  const { couponCode }: AnyFields = fields;
  if (couponCode === undefined) return undefined;
  const numberHashes = await signer.signAll('number', mobileNumber ?? '');
  return coupons.redeem(couponCode, { usedOn: id, numberHashes, by });
}

/** Returns what a coupon is worth for an order that is not sent yet. It uses no coupon. */
export async function couponWorthOf(
  services: Pick<WriteServices, 'coupons' | 'signer' | 'prices'>,
  { code, idempotencyKey: key = '', items, mobileNumber, ...car }: CouponCheck,
): Promise<Result<CouponWorth, CouponFault>> {
  const found = await couponFor(services, code, { key, mobileNumber });
  if (!found.ok) return found;
  const priced = orderedLines({ items, ...car }, await pricesForRecord(services.prices));
  if (!priced.ok) return failure('coupon_elsewhere');
  const { lines, amount } = priced.value;
  const discount = couponDiscount(found.value, found.value.scope ?? {}, lines);
  if (!discount.ok) return discount;
  const { description } = found.value;
  return success({
    code: found.value.code,
    description,
    discount: discount.value,
    amount: amount - discount.value,
  });
}

/**
 * The coupon that a banner promised, for an order without a typed one; undefined where it gives nothing for these jobs.
 * A browser with scripts fills it in itself.
 */
export async function promisedCoupon(
  services: Pick<WriteServices, 'coupons' | 'signer' | 'prices'>,
  order: Omit<CouponCheck, 'code'>,
  code: string | undefined,
): Promise<string | undefined> {
  if (code === undefined) return undefined;
  const worth = await couponWorthOf(services, { ...order, code });
  return worth.ok ? worth.value.code : undefined;
}
