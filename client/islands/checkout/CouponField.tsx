import { useEffect, useRef } from 'react';
import { checkoutText } from '../../../src/content/text/checkout.ts';
import { fieldMessages } from '../../../src/content/text/messages.ts';
import { isMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { promisedCouponCode, validCouponCode } from '../../storage/won-coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { showResult } from '../../ui/result.ts';
import type { CouponChoice } from './use-coupon.ts';
import type { OrderFields } from './VisitFields.tsx';

const text = checkoutText.coupon;

interface CouponFieldProps {
  readonly coupon: CouponChoice;
  /** Says why the server refused the order's coupon. */
  readonly of: ReturnType<OrderFields>;
  /** Applies the code in the form. */
  readonly onApply: () => void;
}

/** The field for a coupon, with the won or promised one filled in. Applied, it says what the coupon gives. */
export function CouponField({
  coupon: { worth, problem, isBusy, apply, remove },
  of: { id, name, defaultValue, error: refused },
  onApply,
}: CouponFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isFilled = useRef(false);
  const wasPressed = useRef(false);
  useEffect(() => {
    const won = validCouponCode(new Date());
    const code = won || promisedCouponCode();
    const { current } = field;
    if (isFilled.current || code === '' || current === null) return;
    isFilled.current = true;
    current.value = code;
    const mobileNumber = savedMobileNumber.get() ?? '';
    // A won coupon belongs to a number. Neither a won nor a promised one is for every job, and it must not stop an order.
    if (!won || isMobileNumber(mobileNumber))
      void apply({ coupon: code, mobileNumber }, () => {
        current.value = '';
      });
  }, [apply]);
  const press = () => {
    wasPressed.current = true;
    onApply();
  };
  const own = problem && (problem === 'failed' ? checkoutText.failed : fieldMessages[problem]);
  const error = own ?? (worth ? undefined : refused);
  return (
    <fieldset className="part coupon-field">
      <legend className="h3">{text.title}</legend>
      <div>
        <Field
          ref={field}
          id={id}
          name={name}
          defaultValue={defaultValue}
          label={text.code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          onInput={remove}
          // Enter would order.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            press();
          }}
        />
        <Button kind="quiet" busy={isBusy} busyText={text.applying} onClick={press}>
          {text.apply}
        </Button>
      </div>
      <p role="status">
        {worth && (
          // A coupon that the page filled in itself must not take the visitor's place.
          <span tabIndex={-1} ref={wasPressed.current ? showResult : null}>
            {text.applied(worth.description, formatMoney(worth.discount))}
          </span>
        )}
      </p>
    </fieldset>
  );
}
