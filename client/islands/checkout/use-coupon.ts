import { type CouponWorth, couponWorth } from '../../../src/features/checkout/contract.ts';
import { couponCode } from '../../../src/features/coupons/rules/coupon.ts';
import type { FieldCode } from '../../../src/values/field-code.ts';
import { isMobileNumber, nationalNumber } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { postNow } from '../../api/submit-form.ts';
import { useSend } from '../../ui/use-send.ts';
import type { CheckoutProps, Ordered } from './checkout-state.ts';

/** Why a coupon is not applied; `failed` without an answer. */
export type CouponProblem = FieldCode | 'failed';

/** The values of the checkout's form that decide what a coupon is worth. */
type CouponFields = Readonly<Record<string, unknown>>;

const askWorth = postNow(endpoints.checkoutCoupon, couponWorth);

/** Asks the server what a typed coupon is worth for the order, and keeps its answer. */
export function useCoupon({ named }: Pick<CheckoutProps, 'named'>, { items }: Ordered) {
  const { outcome, isSending, post, dismiss } = useSend((fields: CouponFields) => {
    const { coupon: code, idempotencyKey } = fields;
    const { manufacturer, model, fuelType } = named ?? fields;
    const typed = nationalNumber(String(fields.mobileNumber));
    // A half-typed number is left out, for the whole request would be refused.
    const mobileNumber = isMobileNumber(typed) ? typed : undefined;
    return askWorth({ code, items, manufacturer, model, fuelType, mobileNumber, idempotencyKey });
  });
  const worth = outcome.kind === 'accepted' ? outcome.answer : undefined;

  /**
   * Applies a code. Returns its worth; undefined when it has none, of which `problem` tells.
   * @param onRefused for a code that the visitor did not type: it has no problem
   */
  const apply = async (fields: CouponFields, onRefused?: () => void): Promise<CouponWorth | undefined> => {
    const answered = await post(fields);
    if (answered.kind === 'accepted') return answered.answer;
    if (onRefused) dismiss();
    if (answered.kind === 'refused') onRefused?.();
    return undefined;
  };

  return {
    worth,
    problem: problemOf(outcome),
    isBusy: isSending,
    apply,
    /** Whether a typed code is the applied one. */
    isApplied: (code: unknown): boolean => typeof code === 'string' && worth?.code === couponCode(code),
    remove: dismiss,
  };
}

const problemOf = (
  outcome: { readonly kind: string } | Awaited<ReturnType<typeof askWorth>>,
): CouponProblem | undefined => {
  if (!('problems' in outcome)) return outcome.kind === 'failed' ? 'failed' : undefined;
  return Object.values(outcome.problems)[0];
};

export type CouponChoice = ReturnType<typeof useCoupon>;
