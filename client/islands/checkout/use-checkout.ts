import { useRef } from 'react';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  type OrderAnswer,
  type OrderBody,
  orderAnswer,
  orderBody,
  priceChanged,
} from '../../../src/features/checkout/contract.ts';
import { visitTimeProblem } from '../../../src/features/checkout/rules/visit-time.ts';
import { withoutOrdered } from '../../../src/features/doorstep/rules/cart.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import { type SendFailure, send } from '../../api/send.ts';
import { alternativesIn, errorIn } from '../../api/slots.ts';
import { readFormError, visitCampaign } from '../../api/submit-form.ts';
import { updateCart } from '../../storage/cart.ts';
import { lastOrderKey } from '../../storage/last-key.ts';
import { sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import { wonCoupon } from '../../storage/won-coupon.ts';
import { type TypedFields, useForm } from '../../ui/use-form.ts';
import { useSend } from '../../ui/use-send.ts';
import type { CheckoutOutcome, CheckoutProps, Ordered, UnpaidOrder } from './checkout-state.ts';
import { choosePayment, payOrder } from './pay-order.ts';
import { useCoupon } from './use-coupon.ts';

interface Payment {
  readonly order: OrderAnswer;
  readonly payment: 'card' | 'after_service';
}

/** Sends the order, handles its payment, and opens the order's own page once it is settled. */
export function useCheckout(props: CheckoutProps, ordered: Ordered) {
  const { summary, items, windows, needsCar } = ordered;
  const coupon = useCoupon(props, ordered);
  const customer = useRef<{ readonly name: string; readonly mobileNumber: string } | undefined>(undefined);
  /** The items of the order that was placed: another tab may change the cart until it is paid. */
  const placed = useRef<Ordered['items']>([]);

  const leave = ({ id }: OrderAnswer) => {
    // The cart must not be emptied earlier, for the visitor needs it to try again.
    if (props.named === null) updateCart((cart) => withoutOrdered(cart, placed.current));
    form.renewKey();
    location.assign(addresses.order(id));
    return { kind: 'settled' } as const;
  };
  const settle = async (order: OrderAnswer) => {
    const outcome = await payOrder(order, {
      name: props.brandName,
      description: summary.items.map(({ service }) => service.name).join(', '),
      customer: customer.current,
    });
    return outcome === 'settled' ? leave(order) : ({ kind: 'unpaid', order, outcome } as const);
  };

  const place = async ({ coupon: code, shownTotal: _, ...visit }: OrderBody): Promise<CheckoutOutcome> => {
    const asks = code !== undefined && !coupon.isApplied(code);
    const worth = asks ? await coupon.apply({ ...visit, coupon: code }) : coupon.worth;
    if (asks && worth === undefined) return { kind: 'coupon_refused' };
    const { name, mobileNumber, idempotencyKey: eventId } = visit;
    customer.current = { name, mobileNumber };
    const expectedAmount = summary.total - (worth?.discount ?? 0);
    const body = { ...visit, ...(worth && { coupon: worth.code }), expectedAmount };
    const answer = await send('POST', endpoints.checkoutOrders, body, orderAnswer);
    if (answer.ok) {
      storeDetails({ name, mobileNumber, path: endpoints.checkoutOrders, eventId });
      // A won coupon is used once, so the next order must not begin with it.
      if (worth?.code === wonCoupon.get()?.code) wonCoupon.set(undefined);
      placed.current = items;
      return settle(answer.value);
    }
    const outcome = outcomeOf(answer);
    // This order is cancelled, or its time has come, so the same content needs a new key.
    if (outcome.kind === 'slot_full' || answer.code === 'conflict') form.renewKey();
    // The next press asks again what the coupon is worth, perhaps for another number.
    if (outcome.kind === 'refused' && outcome.problems.coupon) coupon.remove();
    return outcome;
  };

  const form = useForm({
    schema: orderBody,
    send: place,
    action: endpoints.checkoutOrders,
    id: 'checkout',
    returned: props.returned,
    added: () => ({ sessionId: sessionId.get(), ...visitCampaign() }),
    check: (fields) => problemsOf(fields, windows, needsCar),
    // The same visit stays the same order, however it is paid, also on a page that was loaded again.
    contentOf: ({ payment: _, idempotencyKey: __, shownTotal: ___, ...visit }) => visit,
    lastKey: lastOrderKey,
  });
  const again = useSend(async ({ order, payment }: Payment): Promise<UnpaidOrder | { kind: 'settled' }> => {
    const chosen = await choosePayment(order.id, payment);
    if ('order' in chosen) return settle(chosen.order);
    return chosen.ended === 'settled' ? leave(order) : { kind: 'unpaid', order, outcome: chosen.ended };
  });
  const unpaid = [again, form].map(({ outcome }) => outcome).find((outcome) => outcome.kind === 'unpaid');
  const isBusy = [again, form].some(({ isSending, outcome }) => isSending || outcome.kind === 'settled');

  return { form, coupon, unpaid, isBusy, payAgain: again.post };
}

/** The problems of the place, the time and the car, which no schema of one field sees. */
function problemsOf(fields: TypedFields, windows: Ordered['windows'], needsCar: boolean): FieldProblems {
  const time = visitTimeProblem(fieldsOfTime(fields), windows, new Date());
  const hasCar = 'manufacturer' in fields || 'vehicle' in fields;
  return {
    ...(!hasPlace(fields) && { area: 'area_missing' }),
    ...(time && { [time.field]: time.code }),
    ...(needsCar && !hasCar && { vehicle: 'car_model_missing' }),
  };
}

/** How an order ends that the server did not take. */
function outcomeOf(answer: SendFailure): CheckoutOutcome {
  const { code, detail } = answer;
  if (code === 'slot_full') return { kind: 'slot_full', alternatives: alternativesIn(detail?.body) };
  const changed = priceChanged.safeParse(errorIn(detail?.body));
  if (changed.success) return { kind: 'repriced', amount: changed.data.amount };
  return code === 'offline' ? { kind: 'offline' } : readFormError(answer);
}

/** True if the form names a place. The server decides whether we serve it. */
const hasPlace = ({ area, pinCode }: TypedFields): boolean =>
  (typeof pinCode === 'string' && pinCode.trim() !== '') ||
  (typeof area === 'string' && area !== '' && area !== OTHER_AREA);

const fieldsOfTime = ({ date, timeSlot }: TypedFields) => ({
  date: typeof date === 'string' && date !== '' ? date : undefined,
  timeSlot: typeof timeSlot === 'string' && timeSlot !== '' ? timeSlot : undefined,
});
