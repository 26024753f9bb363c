import { type FormEvent, useReducer, useRef } from 'react';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  type OrderAnswer,
  orderAnswer,
  orderBody,
  priceChanged,
} from '../../../src/features/checkout/contract/checkout.ts';
import { visitTimeProblem } from '../../../src/features/checkout/rules/visit-time.ts';
import { EMPTY_CART } from '../../../src/features/doorstep/rules/cart.ts';
import { slotFullDetail } from '../../../src/features/slots/contract.ts';
import { isFieldCode } from '../../../src/values/field-code.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import { fieldProblems } from '../../../src/web/contract/field-problems.ts';
import { visitCampaign } from '../../api/lead-context.ts';
import { choosePayment, type PayOutcome, payOrder } from '../../api/pay-order.ts';
import { send } from '../../api/send.ts';
import { sendErrorOf } from '../../api/send-error.ts';
import { updateCart } from '../../storage/cart.ts';
import { sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { checkoutReducer, type FieldErrors, hasErrors, initialCheckout } from './checkout-state.ts';
import type { Ordered } from './ordered.ts';

/** One key for each content that is sent: a repeat is the same order, another content another one. */
function useKeyOf() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

const fieldCodes = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, code]) => (isFieldCode(code) ? [[field, code]] : [])),
  );

const errorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;

const alternativesIn = (body: unknown) => slotFullDetail.safeParse(errorIn(body)).data?.alternatives ?? [];

/** Sends the order, takes it through its payment, and leaves for the order's own page once it is settled. */
export function useCheckout(props: CheckoutProps, { summary, windows }: Ordered) {
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckout);
  const keyOf = useKeyOf();
  const payer = useRef<{ readonly name: string; readonly mobileNumber: string } | undefined>(undefined);

  const leave = ({ id, token }: Pick<OrderAnswer, 'id' | 'token'>) => {
    // Only now: until the order is settled the cart must be there for another try.
    if (props.named === null) updateCart(() => EMPTY_CART);
    location.assign(addresses.ownOrder(id, token));
  };
  const settle = async (order: OrderAnswer) => {
    const words = {
      name: props.brandName,
      description: summary.items.map(({ service }) => service.name).join(', '),
    };
    const outcome: PayOutcome = await payOrder(order, { ...words, customer: payer.current });
    if (outcome === 'settled') leave(order);
    else dispatch({ kind: 'unpaid', order, outcome });
  };

  const place = async (fields: Record<string, unknown>) => {
    const items = summary.items.map(({ serviceId, quantity }) => ({ serviceId, quantity }));
    const { payment, ...visit } = fields;
    const content = { ...visit, ...carOf(props), items };
    const body = orderBody.safeParse({
      ...{ ...content, payment, idempotencyKey: keyOf(JSON.stringify(content)) },
      ...{ expectedAmount: summary.total, sessionId: sessionId.get(), ...visitCampaign() },
    });
    const time = visitTimeProblem(fieldsOfTime(fields), windows, new Date());
    const errors: FieldErrors = {
      ...(hasPlace(fields) ? {} : { area: 'area_missing' }),
      ...(body.success ? {} : fieldProblems(body.error)),
      ...(time && { [time.field]: time.code }),
    };
    if (!body.success || hasErrors(errors)) return dispatch({ kind: 'refused', errors });
    dispatch({ kind: 'sent' });
    const { name, mobileNumber } = body.data;
    payer.current = { name, mobileNumber };
    const answer = await send('POST', endpoints.checkoutOrders, body.data, orderAnswer);
    if (answer.ok) {
      const { idempotencyKey: eventId } = body.data;
      storeDetails({ name, mobileNumber, path: endpoints.checkoutOrders, eventId });
      return settle(answer.value);
    }
    const refused = fieldCodes(answer.detail?.fields ?? {});
    if (answer.code === 'slot_full') {
      // The order that asked for it is cancelled; the same content again is another order.
      keyOf('');
      return dispatch({ kind: 'slot_full', alternatives: alternativesIn(answer.detail?.body) });
    }
    const changed = priceChanged.safeParse(errorIn(answer.detail?.body));
    if (changed.success) return dispatch({ kind: 'repriced', amount: changed.data.amount });
    if (Object.keys(refused).length > 0) return dispatch({ kind: 'refused', errors: refused });
    dispatch({ kind: 'fault', fault: answer.code === 'offline' ? 'offline' : sendErrorOf(answer) });
  };

  return {
    state,
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
      const again = await choosePayment(order.id, order.token, payment);
      if ('order' in again) await settle(again.order);
      else if (again.ended === 'settled') leave(order);
      else dispatch({ kind: 'unpaid', order, outcome: again.ended });
    },
  };
}

const carOf = ({ named }: CheckoutProps) =>
  named && { manufacturer: named.manufacturer, model: named.model, fuelType: named.fuelType };

/** The server decides whether a place is served; one must be named. */
const hasPlace = ({ area, pinCode }: Record<string, unknown>): boolean =>
  (typeof pinCode === 'string' && pinCode.trim() !== '') ||
  (typeof area === 'string' && area !== '' && area !== OTHER_AREA);

const fieldsOfTime = ({ date, timeSlot }: Record<string, unknown>) => ({
  date: typeof date === 'string' && date !== '' ? date : undefined,
  timeSlot: typeof timeSlot === 'string' && timeSlot !== '' ? timeSlot : undefined,
});
