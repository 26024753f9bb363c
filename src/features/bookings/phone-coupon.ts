import type { BookingCoupon } from '../../records/booking.ts';
import type { WriteServices } from '../../services/services.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { CouponProblem } from '../coupons/contract.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { bookingDiscount, bookingPrice } from './record.ts';
import type { BookingDraft } from './rules/booking-record.ts';

export type PhoneCouponFault =
  | CouponProblem
  | 'no_coupon'
  | 'coupon_elsewhere'
  | 'coupon_minimum'
  | 'coupon_no_price'
  | 'ledger_unavailable';

/** The coupon that a caller names, with its terms. */
export interface NamedCoupon {
  readonly code: string;
  readonly offer: BookingCoupon;
}

interface Named {
  /** Null where the caller names none. */
  readonly code: string | null;
  /** The idempotency key of the booking. A repeat may name the coupon that it has used up itself. */
  readonly key: string;
  readonly draft: BookingDraft;
}

type CouponServices = Pick<WriteServices, 'coupons' | 'prices' | 'signer'>;

/** Finds the coupon of a booking by phone. It refuses one that would give this caller nothing, and uses none. */
export async function namedCoupon(
  { coupons, prices, signer }: CouponServices,
  { code, key, draft }: Named,
): Promise<Result<NamedCoupon | null, PhoneCouponFault>> {
  if (code === null) return success(null);
  const numberHashes = await signer.signAll('number', draft.mobileNumber ?? '');
  const found = await coupons.usable(code, { key, numberHashes });
  if (!found.ok) return failure(found.code === 'not_found' ? 'no_coupon' : found.code);
  const { kind, value, scope } = found.value;
  const offer = { kind, value, ...scope };
  const price = bookingPrice(draft, await pricesForRecord(prices));
  if (price === undefined) return failure('coupon_no_price');
  const discount = bookingDiscount(offer, { serviceId: draft.serviceType ?? '', price });
  return discount.ok ? success({ code: found.value.code, offer }) : discount;
}

/** Uses the coupon on the saved draft. Without one, it frees the coupon of an earlier try. */
export async function redeemNamed(
  { coupons, signer }: CouponServices,
  { id, mobileNumber }: { readonly id: string; readonly mobileNumber: string },
  { coupon, by }: { readonly coupon: NamedCoupon | null; readonly by: Operator },
): Promise<Result<undefined, PhoneCouponFault>> {
  if (coupon === null) {
    await coupons.release(id);
    return success(undefined);
  }
  const numberHashes = await signer.signAll('number', mobileNumber);
  const used = await coupons.redeem(coupon.code, { usedOn: id, numberHashes, by });
  if (used.ok) return success(undefined);
  return failure(used.code === 'not_found' ? 'no_coupon' : used.code);
}
