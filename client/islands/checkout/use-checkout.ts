import { type FormEvent, useReducer, useRef } from 'react';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  type CouponWorth,
  type OrderAnswer,
  orderAnswer,
  orderBody,
  priceChanged,
} from '../../../src/features/checkout/contract.ts';
import { visitTimeProblem } from '../../../src/features/checkout/rules/visit-time.ts';
import { EMPTY_CART } from '../../../src/features/doorstep/rules/cart.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import { fieldProblems } from '../../../src/web/contract/field-problems.ts';
import { type SendFailure, send } from '../../api/send.ts';
import { alternativesIn, errorIn } from '../../api/slots.ts';
import { readFormError, visitCampaign } from '../../api/submit-form.ts';
import { updateCart } from '../../storage/cart.ts';
import { sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import { wonCoupon } from '../../storage/won-coupon.ts';
import {
  type CheckoutEvent,
  type CheckoutProps,
  checkoutReducer,
  type FieldErrors,
  hasErrors,
  initialCheckout,
  type Ordered,
} from './checkout-state.ts';
import { choosePayment, type PayOutcome, payOrder } from './pay-order.ts';
import { useCoupon } from './use-coupon.ts';

/** Makes one idempotency key for each content. A repeat stays the same order; other content becomes another order. */
function useKeyOf() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** Sends the order, handles its payment, and opens the order's own page once it is settled. */
export function useCheckout(props: CheckoutProps, ordered: Ordered) {
  const { summary, items, windows, needsCar } = ordered;
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckout);
  const coupon = useCoupon(props, ordered);
  const keyOf = useKeyOf();
  const payer = useRef<{ readonly name: string; readonly mobileNumber: string } | undefined>(undefined);

  const leave = ({ id }: Pick<OrderAnswer, 'id'>) => {
    // The cart must not be emptied earlier, for the visitor needs it to try again.
    if (props.named === null) updateCart(() => EMPTY_CART);
    location.assign(addresses.order(id));
  };
  const settle = async (order: OrderAnswer) => {
    const payment = {
      name: props.brandName,
      description: summary.items.map(({ service }) => service.name).join(', '),
    };
    const outcome: PayOutcome = await payOrder(order, { ...payment, customer: payer.current });
    if (outcome === 'settled') leave(order);
    else dispatch({ kind: 'unpaid', order, outcome });
  };

  /** The order that the fields make, and the errors of the fields that do not make one. */
  const checked = (fields: Record<string, unknown>, worth: CouponWorth | undefined) => {
    const { payment, ...visit } = fields;
    const content = { ...visit, ...carOf(props), items, ...(worth && { coupon: worth.code }) };
    const body = orderBody.safeParse({
      ...content,
      payment,
      idempotencyKey: keyOf(JSON.stringify(content)),
      expectedAmount: summary.total - (worth?.discount ?? 0),
      sessionId: sessionId.get(),
      ...visitCampaign(),
    });
    const time = visitTimeProblem(fieldsOfTime(fields), windows, new Date());
    const errors: FieldErrors = {
      ...(hasPlace(fields) ? {} : { area: 'area_missing' }),
      ...(body.success ? {} : fieldProblems(body.error)),
      ...(time && { [time.field]: time.code }),
      ...(needsCar &&
        typeof fields.manufacturer !== 'string' &&
        typeof fields.vehicle !== 'string' && { vehicle: 'car_model_missing' }),
    };
    return { order: body.data, errors };
  };

  const place = async ({ coupon: code, ...fields }: Record<string, unknown>) => {
    const hasCode = typeof code === 'string' && code.trim() !== '';
    const worth =
      hasCode && !coupon.isApplied(code) ? await coupon.apply({ ...fields, coupon: code }) : coupon.worth;
    if (hasCode && worth === undefined) return;
    const { order, errors } = checked(fields, worth);
    if (order === undefined || hasErrors(errors)) return dispatch({ kind: 'refused', errors });
    dispatch({ kind: 'sent' });
    const { name, mobileNumber, idempotencyKey: eventId } = order;
    payer.current = { name, mobileNumber };
    const answer = await send('POST', endpoints.checkoutOrders, order, orderAnswer);
    if (answer.ok) {
      storeDetails({ name, mobileNumber, path: endpoints.checkoutOrders, eventId });
      // A won coupon is used once, so the next order must not begin with it.
      if (worth?.code === wonCoupon.get()?.code) wonCoupon.set(undefined);
      return settle(answer.value);
    }
    // The server cancelled this order, so the same content needs a new key.
    if (answer.code === 'slot_full') keyOf('');
    const event = eventOf(answer);
    // The next press asks again what the coupon is worth, perhaps for another number.
    if (event.kind === 'refused' && event.errors.coupon) coupon.remove();
    dispatch(event);
  };

  return {
    state,
    coupon,
    edited: (field: string) => dispatch({ kind: 'edited', field }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state.status !== 'filling') return;
      const { items: _, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
      void place(fields);
    },
    async payAgain(payment: 'card' | 'after_service') {
      const { order } = state;
      if (order === undefined) return;
      dispatch({ kind: 'paying' });
      const again = await choosePayment(order.id, payment);
      if ('order' in again) await settle(again.order);
      else if (again.ended === 'settled') leave(order);
      else dispatch({ kind: 'unpaid', order, outcome: again.ended });
    },
  };
}

/** The event of an order that the server did not take. */
function eventOf(answer: SendFailure): CheckoutEvent {
  const { code, detail } = answer;
  if (code === 'slot_full') return { kind: 'slot_full', alternatives: alternativesIn(detail?.body) };
  const changed = priceChanged.safeParse(errorIn(detail?.body));
  if (changed.success) return { kind: 'repriced', amount: changed.data.amount };
  if (code === 'offline') return { kind: 'fault', fault: 'offline' };
  const error = readFormError(answer);
  return error.kind === 'refused'
    ? { kind: 'refused', errors: error.problems }
    : { kind: 'fault', fault: error.error };
}

const carOf = ({ named }: CheckoutProps) =>
  named && { manufacturer: named.manufacturer, model: named.model, fuelType: named.fuelType };

/** True if the form names a place. The server decides whether we serve it. */
const hasPlace = ({ area, pinCode }: Record<string, unknown>): boolean =>
  (typeof pinCode === 'string' && pinCode.trim() !== '') ||
  (typeof area === 'string' && area !== '' && area !== OTHER_AREA);

const fieldsOfTime = ({ date, timeSlot }: Record<string, unknown>) => ({
  date: typeof date === 'string' && date !== '' ? date : undefined,
  timeSlot: typeof timeSlot === 'string' && timeSlot !== '' ? timeSlot : undefined,
});
