import { useState } from 'react';
import { type CouponWorth, couponWorth } from '../../../src/features/checkout/contract.ts';
import { couponCode } from '../../../src/features/coupons/rules/coupon.ts';
import { type FieldCode, isFieldCode } from '../../../src/values/field-code.ts';
import { isMobileNumber, nationalNumber } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import type { CheckoutProps, Ordered } from './checkout-state.ts';

/** Why a coupon is not applied; `failed` without an answer. */
export type CouponProblem = FieldCode | 'failed';

/** The values of the checkout's form that decide what a coupon is worth. */
type CouponFields = Readonly<Record<string, unknown>>;

/** Asks the server what a typed coupon is worth for the order, and keeps its answer. */
export function useCoupon({ named }: Pick<CheckoutProps, 'named'>, { items }: Ordered) {
  const [worth, setWorth] = useState<CouponWorth>();
  const [problem, setProblem] = useState<CouponProblem>();
  const [isBusy, setBusy] = useState(false);

  /**
   * Applies a code. Returns its worth; undefined when it has none, of which `problem` tells.
   * @param onRefused for a code that the visitor did not type: it has no problem
   */
  const apply = async (fields: CouponFields, onRefused?: () => void): Promise<CouponWorth | undefined> => {
    const { coupon: code } = fields;
    const mobileNumber = nationalNumber(String(fields.mobileNumber));
    const { manufacturer, model, fuelType } = named ?? fields;
    setBusy(true);
    // The same problem again is a new one for the focus.
    setProblem(undefined);
    const answer = await send(
      'POST',
      endpoints.checkoutCoupon,
      // A half-typed number is left out, for the whole request would be refused.
      {
        code,
        items,
        manufacturer,
        model,
        fuelType,
        mobileNumber: isMobileNumber(mobileNumber) ? mobileNumber : undefined,
      },
      couponWorth,
    );
    setBusy(false);
    const found = answer.ok ? answer.value : undefined;
    setWorth(found);
    const [refused = ''] = Object.values((!answer.ok && answer.detail?.fields) || {});
    if (onRefused) {
      if (refused) onRefused();
    } else if (!answer.ok) setProblem(isFieldCode(refused) ? refused : 'failed');
    return found;
  };

  return {
    worth,
    problem,
    isBusy,
    apply,
    /** Whether a typed code is the applied one. */
    isApplied: (code: unknown): boolean => typeof code === 'string' && worth?.code === couponCode(code),
    remove() {
      setWorth(undefined);
      setProblem(undefined);
    },
  };
}

export type CouponChoice = ReturnType<typeof useCoupon>;
