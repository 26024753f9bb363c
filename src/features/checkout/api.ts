import { type Context, Hono } from 'hono';
import { areaName } from '../../content/cities/area-name.ts';
import { orderText } from '../../content/text/order.ts';
import { ownBookingText } from '../../content/text/own-booking.ts';
import { serviceNames } from '../../content/text/service-names.ts';
import type { WriteServices } from '../../services/services.ts';
import { wordOf } from '../../values/word-of.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { noticeField } from '../../web/api/chat-notice.ts';
import { consentOf } from '../../web/api/consent.ts';
import { mayRecord } from '../../web/api/limits.ts';
import { type Channel, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { readOwnForm } from '../../web/api/read-own-form.ts';
import { recordCookie } from '../../web/api/record-link.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import { seatVisitor } from '../../web/api/seat-visitor.ts';
import { senderFieldsOfLead } from '../../web/api/sender-fields.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { spamReasonOf } from '../../web/spam.ts';
import {
  answerCalendar,
  appointmentOf,
  calendarEvent,
  ownLinksApi,
  readyOf,
  readyText,
} from '../bookings/index.ts';
import { conversionAnswer } from '../tracking/index.ts';
import { changeAnswer, orderAnswer, orderFault } from './answers.ts';
import { cancelOrder, moveOrder } from './change-order.ts';
import {
  confirmationBody,
  couponCheck,
  type OrderBody,
  type OrderStateAnswer,
  orderBody,
  orderCancellation,
  orderMove,
  paymentChoice,
} from './contract.ts';
import { couponWorthOf, promisedCoupon } from './coupon.ts';
import { triedCoupon } from './coupon-tries.ts';
import { linkedOrder } from './linked-order.ts';
import { orderWork } from './order-work.ts';
import { changeOrder, choosePayment } from './payment.ts';
import { placeOrder } from './place-order.ts';
import { orderStateOf } from './rules/order-state.ts';

/** `/api/checkout`: orders of doorstep services and express packages, and their payment. */
export const checkoutApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/orders', (context) => create(context, services))
    .post('/orders/:id/payment', (context) => pay(context, services, context.req.param('id')))
    .post('/orders/:id/cancel', (context) => cancel(context, services, context.req.param('id')))
    .post('/orders/:id/reschedule', (context) => reschedule(context, services, context.req.param('id')))
    .get('/orders/:id/calendar.ics', (context) => orderCalendar(context, services, context.req.param('id')))
    .route(
      '/orders',
      ownLinksApi(services, 'order', async (id, token) => {
        const found = await services.orders.find(id, token);
        return found.ok ? linkedOrder(found.value) : undefined;
      }),
    )
    .post('/coupon', (context) => checkCoupon(context, services))
    .post('/orders/:id/confirm', (context) => confirmPayment(context, services, context.req.param('id')));

async function create(context: Context<AppEnvironment>, services: WriteServices): Promise<Response> {
  const formPage = await returnTo(context);
  const form = await readForm(context, orderBody);
  if (!form.ok) return refuseForm(context, form.fault, formPage);
  const { channel, input } = form;
  if (!(await mayRecord(context, services, input.mobileNumber)))
    return tooManyAnswer(context, channel, formPage);
  const senderFields = await senderFieldsOfLead(context, services);
  const promised =
    channel === 'form' && input.coupon === undefined
      ? await promisedCoupon(services, input, senderFields?.coupon)
      : undefined;
  const body = {
    ...refererCampaign(context, channel, services.siteUrl),
    ...input,
    ...(promised !== undefined && { coupon: promised }),
  };
  const circumstances = {
    payment: chosenPayment(channel, input.payment),
    consent: consentOf(context),
    spamReason: spamReasonOf(input, services.now(), context.get('wasUnchecked')),
    isVerified: context.get('isPerson') === true,
    visitor: await seatVisitor(context, services.signer),
    senderFields: { ...senderFields, ...noticeField(services, input.chatNotice) },
  };
  const place = () => placeOrder(services, body, circumstances);
  const placed =
    input.coupon === undefined
      ? await place()
      : await triedCoupon(context, services, input.mobileNumber, {
          work: place,
          isWrong: ({ detail }) => detail?.fields?.coupon === 'coupon_refused',
        });
  if (!placed.ok)
    return placed.code === 'too_many_requests'
      ? tooManyAnswer(context, channel, formPage)
      : orderFault(context, placed.code, placed.detail ?? {}, { channel, formPage });
  services.waitUntil(services.outbox.attempt(placed.value.record.id));
  return orderAnswer(context, services, placed.value, { channel, status: 201 });
}

/** The provider's checkout needs JavaScript, so a plain form's order is paid after the service. */
const chosenPayment = (channel: Channel, chosen: OrderBody['payment']): OrderBody['payment'] =>
  channel === 'form' ? 'after_service' : chosen;

/** `POST /api/checkout/orders/:id/payment`: another try by card, or the choice to pay after the service. */
async function pay(context: Context, services: WriteServices, id: string): Promise<Response> {
  const formPage = await returnTo(context);
  const form = await readOwnForm(context, services, { id, schema: paymentChoice });
  if (!form.ok) return form.answer;
  const { channel, input } = form;
  const found = await services.ledger.find(id);
  if (!found.ok) return orderFault(context, found.code, {}, { channel, formPage });
  const payment = chosenPayment(channel, input.payment);
  const settled = await choosePayment(services, found.value, payment, { consent: consentOf(context) });
  if (settled.ok) return orderAnswer(context, services, settled.value, { channel, status: 200 });
  // The order's page shows the order's current state to the visitor of a plain form.
  return channel === 'form'
    ? context.redirect(addresses.order(id), 303)
    : orderFault(context, settled.code, {}, { channel, formPage });
}

/** `POST /api/checkout/orders/:id/cancel`. */
async function cancel(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, { id, schema: orderCancellation });
  if (!form.ok) return form.answer;
  const cancelled = await cancelOrder(services, id);
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, cancelled, id, { ...form, done: 'cancelled' });
}

/** `POST /api/checkout/orders/:id/reschedule`. */
async function reschedule(context: Context, services: WriteServices, id: string): Promise<Response> {
  const form = await readOwnForm(context, services, { id, schema: orderMove });
  if (!form.ok) return form.answer;
  const moved = await moveOrder(services, id, form.input, await seatVisitor(context, services.signer));
  services.waitUntil(services.outbox.attempt(id));
  return changeAnswer(context, moved, id, { ...form, done: 'moved' });
}

/** `POST /api/checkout/coupon`: what a coupon is worth; it uses none. */
async function checkCoupon(context: Context, services: WriteServices): Promise<Response> {
  const form = await readForm(context, couponCheck);
  if (!form.ok) return refuseForm(context, form.fault, addresses.checkout);
  const worth = await triedCoupon(context, services, form.input.mobileNumber, {
    work: () => couponWorthOf(services, form.input),
    isWrong: ({ code }) => code === 'coupon_refused' || code === 'mobile_missing',
  });
  if (worth.ok) return context.json(worth.value);
  if (worth.code === 'too_many_requests') return tooManyAnswer(context, form.channel, addresses.checkout);
  if (worth.code === 'ledger_unavailable') return errorAnswer(context, 503, 'unavailable');
  const field = worth.code === 'mobile_missing' ? 'mobileNumber' : 'coupon';
  return errorAnswer(context, 400, 'invalid', { fields: { [field]: worth.code } });
}

/** Only the page's script confirms a payment. */
const scriptAnswer = { channel: 'json', formPage: addresses.checkout } as const;

/** `POST /api/checkout/orders/:id/confirm`: the browser reports a payment with the provider's signature. */
async function confirmPayment(context: Context, services: WriteServices, id: string): Promise<Response> {
  const { payments, ledger } = services;
  if (payments === undefined) return errorAnswer(context, 404, 'not_found');
  const form = await readOwnForm(context, services, { id, schema: confirmationBody });
  if (!form.ok) return form.answer;
  const { providerOrderId, paymentId, signature } = form.input;
  const found = await ledger.find(id);
  if (!found.ok) return orderFault(context, found.code, {}, scriptAnswer);
  // The signature is verified against the stored id, so a signature for another order cannot pay for this one.
  const storedProviderOrderId = orderStateOf(found.value)?.providerOrderIds.find(
    (stored) => stored === providerOrderId,
  );
  const isSigned =
    storedProviderOrderId !== undefined &&
    (await payments.verifyCheckout({ storedProviderOrderId, paymentId, signature }));
  if (!isSigned) return errorAnswer(context, 400, 'invalid', { fields: { signature: 'invalid' } });
  const paid = await changeOrder(
    services,
    found.value,
    { kind: 'payment_captured', providerOrderId, paymentId },
    { by: 'provider', consent: consentOf(context) },
  );
  if (!paid.ok) return orderFault(context, paid.code, {}, scriptAnswer);
  const state = orderStateOf(paid.value);
  if (state === undefined) return errorAnswer(context, 404, 'not_found');
  const { status, amount } = state;
  // A payment that goes back is no purchase.
  const counts = status === 'paid' && state.paymentId === paymentId;
  const conversion = counts ? conversionAnswer('order', paid.value) : undefined;
  const answer: OrderStateAnswer = { id, status, amount, conversion };
  return context.json(answer);
}

type WebhookServices = Pick<
  WriteServices,
  'payments' | 'ledger' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'log'
>;

/**
 * `POST /api/checkout/webhook`: the payment provider's events. The provider retries every event that is not answered
 * with success, so the answer is 503 only while the ledger is unavailable.
 */
export const checkoutWebhookApi = (services: WebhookServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const { payments, ledger, log } = services;
    if (payments === undefined) return errorAnswer(context, 404, 'not_found');
    const message = await payments.readWebhook({
      rawBody: new Uint8Array(await context.req.arrayBuffer()),
      signature: context.req.header('X-Razorpay-Signature'),
      eventId: context.req.header('x-razorpay-event-id'),
    });
    if (!message.ok) return errorAnswer(context, 400, 'invalid', { fields: { body: message.code } });
    const { eventId, event } = message.value;
    if (event === undefined || !('providerOrderId' in event)) return context.json({ received: true });
    if (await ledger.knowsPaymentEvent(eventId)) return context.json({ received: true });

    const order = await ledger.findByPaymentEvent(event.providerOrderId);
    if (!order.ok) {
      if (order.code === 'ledger_unavailable') return errorAnswer(context, 503, 'unavailable');
      log.note('payment_of_no_order', { kind: event.kind });
      return context.json({ received: true });
    }
    const changed = await changeOrder(services, order.value, event, {
      by: 'provider',
      paymentEvent: { eventId, kind: event.kind },
    });
    if (!changed.ok && changed.code === 'ledger_unavailable') return errorAnswer(context, 503, 'unavailable');
    if (!changed.ok) log.note('payment_event_refused', { code: changed.code });
    return context.json({ received: true });
  });

/** `GET /api/checkout/orders/:id/calendar.ics`: the calendar file of the visit; 404 for another browser. */
async function orderCalendar(
  context: Context,
  { orders, brand, siteUrl }: Pick<WriteServices, 'orders' | 'brand' | 'siteUrl'>,
  id: string,
): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const found = await orders.find(id, recordCookie(context));
  const appointment = found.ok ? appointmentOf(found.value) : undefined;
  if (!found.ok || appointment === undefined) return errorAnswer(context, 404, 'not_found');
  const ready = readyOf(appointment, orderWork(found.value));
  const { number, lines, area, address, status, moves = 0 } = found.value;
  const text = {
    title: orderText.calendar.title(brand.name),
    description: [
      orderText.calendar.description(
        lines.map(({ serviceId }) => wordOf(serviceNames, serviceId)).join(', '),
        number,
        brand.supportPhone,
      ),
      ownBookingText.calendar.ready(readyText(ready)),
    ].join('\n'),
    location: address ?? areaName(area ?? ''),
  };
  const url = `${siteUrl}${addresses.order(id)}`;
  const isCancelled = status === 'cancelled' || status === 'refunded';
  return answerCalendar(
    context,
    calendarEvent(appointment, ready, { id, url, moves, isCancelled }, text),
    number,
  );
}
