import type { Context } from 'hono';
import { Hono } from 'hono';
import { orderText } from '../../content/text/en/order.ts';
import type { WriteServices } from '../../services/services.ts';
import { isRecordToken } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { consentOf } from '../../web/api/consent.ts';
import { readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { spamReasonOf } from '../../web/spam.ts';
import { appointmentOf, calendarEvent, calendarFile } from '../bookings/index.ts';
import { orderAnswer, orderFault } from './answers.ts';
import { confirmationBody, type OrderStateAnswer, orderBody, orderQuery, paymentChoice } from './contract.ts';
import { changeOrder, choosePayment } from './payment.ts';
import { placeOrder } from './place-order.ts';
import { orderStateOf } from './rules/order-state.ts';

/** `/api/checkout`: orders of doorstep services and express packages, and their payment. */
export const checkoutApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/orders', async (context) => {
      const formPage = await returnTo(context);
      const form = await readForm(context, orderBody);
      if (!form.ok) return refuseForm(context, form.fault, formPage);
      const { channel, input } = form;
      if (!(await services.limits.number(input.mobileNumber)))
        return tooManyAnswer(context, channel, formPage);
      // The provider's checkout needs JavaScript, so a plain form's order is paid after the service.
      const payment = channel === 'form' ? 'after_service' : input.payment;
      const body = { ...refererCampaign(context, channel, services.siteUrl), ...input };
      const placed = await placeOrder(services, body, {
        payment,
        consent: consentOf(context),
        spamReason: spamReasonOf(input, services.now(), context.get('wasUnchecked')),
      });
      if (!placed.ok) {
        return orderFault(context, placed.code, placed.detail ?? {}, { channel, formPage });
      }
      services.waitUntil(services.outbox.attempt(placed.value.record.id));
      return orderAnswer(context, services, placed.value, { channel, status: 201 });
    })
    .post('/orders/:id/payment', async (context) => {
      const id = context.req.param('id');
      const formPage = await returnTo(context);
      const form = await readForm(context, paymentChoice);
      if (!form.ok) return refuseForm(context, form.fault, formPage);
      const { channel, input } = form;
      if (!(await isRecordToken(services.signer, id, input.token)))
        return errorAnswer(context, 403, 'forbidden');
      const found = await services.ledger.find(id);
      if (!found.ok) return orderFault(context, found.code, {}, { channel, formPage });
      const payment = channel === 'form' ? 'after_service' : input.payment;
      const settled = await choosePayment(services, found.value, payment, { consent: consentOf(context) });
      if (settled.ok) return orderAnswer(context, services, settled.value, { channel, status: 200 });
      // The order's page shows the order's current state to the visitor of a plain form.
      return channel === 'form'
        ? context.redirect(addresses.ownOrder(id, input.token), 303)
        : orderFault(context, settled.code, {}, { channel, formPage });
    })
    .get('/orders/:id/calendar.ics', (context) => orderCalendar(context, services, context.req.param('id')))
    .post('/confirm', async (context) => {
      const { payments, ledger, signer } = services;
      if (payments === undefined) return errorAnswer(context, 404, 'not_found');
      const form = await readForm(context, confirmationBody);
      if (!form.ok) return refuseForm(context, form.fault, addresses.checkout);
      const { id, token, providerOrderId, paymentId, signature } = form.input;
      if (!(await isRecordToken(signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const found = await ledger.find(id);
      if (!found.ok)
        return orderFault(context, found.code, {}, { channel: 'json', formPage: addresses.checkout });
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
      if (!paid.ok)
        return orderFault(context, paid.code, {}, { channel: 'json', formPage: addresses.checkout });
      const state = orderStateOf(paid.value);
      if (state === undefined) return errorAnswer(context, 404, 'not_found');
      return context.json({ id, status: state.status, amount: state.amount } satisfies OrderStateAnswer);
    });

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

/** `GET /api/checkout/orders/:id/calendar.ics?token=`: the calendar file of the visit; 404 without the token. */
async function orderCalendar(
  context: Context,
  { orders, brand, siteUrl }: Pick<WriteServices, 'orders' | 'brand' | 'siteUrl'>,
  id: string,
): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const token = orderQuery.safeParse(context.req.query()).data?.token ?? '';
  const found = await orders.find(id, token);
  const appointment = found.ok && found.value.status !== 'cancelled' ? appointmentOf(found.value) : undefined;
  if (!found.ok || appointment === undefined) return errorAnswer(context, 404, 'not_found');
  const { number, lines, area, address } = found.value;
  const text = {
    title: orderText.calendar.title(brand.name),
    description: orderText.calendar.description(
      lines.map(({ name }) => name).join(', '),
      number,
      brand.supportPhone,
    ),
    location: address ?? area ?? '',
  };
  const url = `${siteUrl}${addresses.ownOrder(id, token)}`;
  const file = await calendarFile(calendarEvent(appointment, { id, url, moves: 0 }, text));
  if (!file.ok) return errorAnswer(context, 500, 'internal');
  return context.body(file.value, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${number}.ics"`,
  });
}
