import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cartText } from '../../../src/content/text/en/cart.ts';
import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import { isMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { RadioCards } from '../../ui/radios.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { CarField } from './CarField.tsx';
import { CouponField } from './CouponField.tsx';
import { type CheckoutProps, type CheckoutState, hasErrors, type Ordered } from './checkout-state.ts';
import { TimeFields } from './TimeFields.tsx';
import type { useCheckout } from './use-checkout.ts';
import { VisitFields } from './VisitFields.tsx';

interface CheckoutFormProps {
  readonly props: CheckoutProps;
  readonly ordered: Ordered;
  readonly checkout: ReturnType<typeof useCheckout>;
}

const ID = 'checkout';

/** The form for contact, place, time and payment. It works without JavaScript where the page names the order. */
export function CheckoutForm({
  props,
  ordered: { summary, items, windows, needsCar },
  checkout,
}: CheckoutFormProps) {
  const { state, submit, coupon } = checkout;
  const total = summary.total - (coupon.worth?.discount ?? 0);
  const form = useRef<HTMLFormElement>(null);
  const [payment, setPayment] = useState(props.takesCards ? 'card' : 'after_service');
  const hydrated = useSavedNumber(form);
  const isEdited = useRef(false);
  const edited = (field: string) => {
    isEdited.current = true;
    checkout.edited(field);
  };
  useFocusOnProblem(form, state, isEdited);
  useFocusOnCoupon(form, coupon.problem);
  const applyCoupon = async () => {
    if (form.current) await coupon.apply(Object.fromEntries(new FormData(form.current)));
  };
  const edit = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) edited(name);
  };
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={endpoints.checkoutOrders}
      onSubmit={(event) => {
        isEdited.current = false;
        submit(event);
      }}
      onInput={edit}
      noValidate={hydrated}
    >
      {hasErrors(state.errors) && <Alert>{text.incomplete}</Alert>}
      {props.named === null && (
        <CarField
          isNeeded={needsCar}
          error={state.errors.vehicle}
          id={ID}
          onChosen={() => edited('vehicle')}
        />
      )}
      <VisitFields areas={props.areas} errors={state.errors} id={ID} />
      <TimeFields
        windows={windows}
        firstDate={props.firstDate}
        lastDate={props.lastDate}
        errors={state.errors}
        id={ID}
        alternatives={state.alternatives}
        onTaken={() => edited('timeSlot')}
      />
      <CouponField coupon={coupon} id={ID} refused={state.errors.coupon} onApply={() => void applyCoupon()} />
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
      <Problem state={state} />
      <div className="pay-bar">
        <p>
          <span className="caption">{summary.partsOnTop ? cartText.totalWithoutParts : cartText.total}</span>
          <Price amount={total} />
        </p>
        <Button type="submit" busy={state.status === 'sending' || coupon.isBusy}>
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

/** Shows the error of the whole form beside the submit button. */
function Problem({ state: { fault, newTotal } }: { readonly state: CheckoutState }) {
  if (newTotal !== undefined) return <Alert>{text.repriced(formatMoney(newTotal))}</Alert>;
  if (fault === 'offline') return <Alert>{text.offline}</Alert>;
  if (fault) return <SendProblem error={fault} failed={text.failed} />;
  return null;
}

/** Fills in the visitor's stored number. Returns true once hydrated. */
function useSavedNumber(form: RefObject<HTMLFormElement | null>): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    const field = form.current?.elements.namedItem('mobileNumber');
    const saved = savedMobileNumber.get() ?? '';
    if (field instanceof HTMLInputElement && field.value === '' && isMobileNumber(saved)) field.value = saved;
  }, [form]);
  return hydrated;
}

/** Focuses the coupon's field when the server refuses it, for it may be out of view at the button. */
function useFocusOnCoupon(form: RefObject<HTMLFormElement | null>, problem: unknown) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('coupon');
    if (problem !== undefined && field instanceof HTMLElement) field.focus();
  }, [form, problem]);
}

/** Focuses the first wrong field or the list of free slots; else it scrolls to the message at the button. */
function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  { errors, fault, alternatives }: CheckoutState,
  isEdited: RefObject<boolean>,
) {
  useEffect(() => {
    // The focus must stay in the field that the visitor corrects, though others are still wrong.
    if (isEdited.current || (!hasErrors(errors) && !fault && !alternatives)) return;
    const first = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], .bad input:not(:disabled, [type="hidden"]), [data-slot-gone]',
    );
    if (first) first.focus();
    else form.current?.querySelector('.alert')?.scrollIntoView({ block: 'center' });
  }, [form, errors, fault, alternatives, isEdited]);
}
