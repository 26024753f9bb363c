import { type RefObject, useEffect, useState } from 'react';
import { cartText } from '../../../src/content/text/cart.ts';
import { checkoutText as text } from '../../../src/content/text/checkout.ts';
import { isMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { RadioCards } from '../../ui/radios.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { CarField } from './CarField.tsx';
import { CouponField } from './CouponField.tsx';
import type { CheckoutProps, Ordered } from './checkout-state.ts';
import { TimeFields } from './TimeFields.tsx';
import type { useCheckout } from './use-checkout.ts';
import { VisitFields } from './VisitFields.tsx';

interface CheckoutFormProps {
  readonly props: CheckoutProps;
  readonly ordered: Ordered;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** The form for contact, place, time and payment. It works without JavaScript where the page names the order. */
export function CheckoutForm({
  props,
  ordered: { summary, items, windows, needsCar },
  checkout: { form, coupon, isBusy },
}: CheckoutFormProps) {
  const { outcome, field } = form;
  const { ref } = form.form;
  const total = summary.total - (coupon.worth?.discount ?? 0);
  const [payment, setPayment] = useState(props.takesCards ? 'card' : 'after_service');
  useSavedNumber(ref);
  useFocusOnCoupon(ref, coupon.problem);
  const applyCoupon = async () => {
    if (ref.current) await coupon.apply(Object.fromEntries(new FormData(ref.current)));
  };
  return (
    <form
      className="form"
      {...form.form}
      onInput={(event) => {
        form.form.onInput(event);
        if (outcome.kind === 'slot_full') form.dismiss();
      }}
    >
      {Object.keys(form.problems).length > 0 && <Alert>{text.incomplete}</Alert>}
      {props.named === null && (
        <CarField isNeeded={needsCar} of={field('vehicle')} onChosen={() => form.edited('vehicle')} />
      )}
      <VisitFields areas={props.areas} field={field} chatNotice={props.chatNotice} />
      <TimeFields
        windows={windows}
        firstDate={props.firstDate}
        lastDate={props.lastDate}
        field={field}
        alternatives={outcome.kind === 'slot_full' ? outcome.alternatives : undefined}
        onTaken={form.dismiss}
      />
      <CouponField coupon={coupon} of={field('coupon')} onApply={() => void applyCoupon()} />
      {props.takesCards && (
        <fieldset className="part">
          <legend className="h3">{text.payment}</legend>
          <RadioCards
            legend={text.payment}
            name="payment"
            value={payment}
            onChoose={setPayment}
            cards={[
              { value: 'card', title: text.payNow, detail: text.payNowDetail },
              { value: 'after_service', title: text.payAfter, detail: text.payAfterDetail },
            ]}
          />
        </fieldset>
      )}
      <input type="hidden" name="idempotencyKey" value={props.formKey} />
      <input type="hidden" name="items" value={JSON.stringify(items)} />
      {props.named && <CarFields named={props.named} />}
      {props.named && <input type="hidden" name="shownTotal" value={summary.total} />}
      <Problem outcome={outcome} />
      <div className="pay-bar">
        <p>
          <span className="caption">{summary.partsOnTop ? cartText.totalWithoutParts : cartText.total}</span>
          <Price amount={total} />
        </p>
        <Button type="submit" busy={isBusy || coupon.isBusy}>
          {payment === 'card' && total > 0 ? text.payAmount(formatMoney(total)) : text.bookVisit}
        </Button>
      </div>
      {payment !== 'card' && (
        <p className="caption text-centred">{text.payAfterAmount(formatMoney(total), summary.partsOnTop)}</p>
      )}
      {payment === 'card' && summary.partsOnTop && <p className="caption text-centred">{text.partsAfter}</p>}
    </form>
  );
}

const CarFields = ({ named }: { readonly named: NonNullable<CheckoutProps['named']> }) => (
  <>
    <input type="hidden" name="manufacturer" value={named.manufacturer} />
    <input type="hidden" name="model" value={named.model} />
    <input type="hidden" name="fuelType" value={named.fuelType} />
  </>
);

type Outcome = ReturnType<typeof useCheckout>['form']['outcome'];

/** Shows the error of the whole form beside the submit button. */
function Problem({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === 'repriced') return <Alert shown>{text.repriced(formatMoney(outcome.amount))}</Alert>;
  if (outcome.kind === 'offline') return <Alert shown>{text.offline}</Alert>;
  if (outcome.kind === 'failed') return <SendProblem error={outcome.error} failed={text.failed} />;
  return null;
}

/** Fills in the visitor's stored number. */
function useSavedNumber(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('mobileNumber');
    const saved = savedMobileNumber.get() ?? '';
    if (field instanceof HTMLInputElement && field.value === '' && isMobileNumber(saved)) field.value = saved;
  }, [form]);
}

/** Focuses the coupon's field when the server refuses it, for it may be out of view at the button. */
function useFocusOnCoupon(form: RefObject<HTMLFormElement | null>, problem: unknown) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('coupon');
    if (problem !== undefined && field instanceof HTMLElement) field.focus();
  }, [form, problem]);
}
