import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { changeOrder } from './order-payment.ts';

type WebhookServices = Pick<
  WriteServices,
  'payments' | 'ledger' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'log'
>;

/**
 * What the payment provider tells us by itself. It repeats what is not answered with success, so success is answered
 * for all that is dealt with or can never be, and 503 only while the ledger is away.
 */
export const checkoutWebhookApi = (services: WebhookServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const { payments, ledger, log } = services;
    if (payments === undefined) return errorAnswer(context, 404, 'not_found');
    const news = await payments.readWebhook({
      rawBody: new Uint8Array(await context.req.arrayBuffer()),
      signature: context.req.header('X-Razorpay-Signature'),
      eventId: context.req.header('x-razorpay-event-id'),
    });
    if (!news.ok) return errorAnswer(context, 400, 'invalid', { fields: { body: news.code } });
    const { eventId, event } = news.value;
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
