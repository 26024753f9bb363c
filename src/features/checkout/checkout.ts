import { Hono } from 'hono';
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
import { confirmationBody, type OrderStateAnswer, orderBody, paymentChoice } from './contract/checkout.ts';
import { orderAnswer, orderFault } from './order-answers.ts';
import { orderCalendar } from './order-calendar.ts';
import { changeOrder, settleHow } from './order-payment.ts';
import { placeOrder } from './place-order.ts';
import { orderStateOf } from './rules/order-record.ts';

/** Orders of the doorstep catalogue and of the express packages, and their payment . */
export const checkoutApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/orders', async (context) => {
      const formPage = await returnTo(context);
      const submission = await readForm(context, orderBody);
      if (!submission.ok) return refuseForm(context, submission.fault, formPage);
      const { channel, input } = submission;
      if (!(await services.limits.number(input.mobileNumber)))
        return tooManyAnswer(context, channel, formPage);
      // The provider's checkout is a script: without one, the order is paid after the service.
      const payment = channel === 'form' ? 'after_service' : input.payment;
      const told = { ...refererCampaign(context, channel, services.siteUrl), ...input };
      const placed = await placeOrder(services, told, {
        ...{ payment, consent: consentOf(context) },
        suspect: spamReasonOf(input, services.now(), context.get('wasUnchecked')),
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
      const submission = await readForm(context, paymentChoice);
      if (!submission.ok) return refuseForm(context, submission.fault, formPage);
      const { channel, input } = submission;
      if (!(await isRecordToken(services.signer, id, input.token)))
        return errorAnswer(context, 403, 'forbidden');
      const found = await services.ledger.find(id);
      if (!found.ok) return orderFault(context, found.code, {}, { channel, formPage });
      const payment = channel === 'form' ? 'after_service' : input.payment;
      const settled = await settleHow(services, found.value, payment, { consent: consentOf(context) });
      if (settled.ok) return orderAnswer(context, services, settled.value, { channel, status: 200 });
      // A form's visitor sees on the order's page what is true of it.
      return channel === 'form'
        ? context.redirect(addresses.ownOrder(id, input.token), 303)
        : orderFault(context, settled.code, {}, { channel, formPage });
    })
    .get('/orders/:id/calendar.ics', (context) => orderCalendar(context, services, context.req.param('id')))
    .post('/confirm', async (context) => {
      const { payments, ledger, signer } = services;
      if (payments === undefined) return errorAnswer(context, 404, 'not_found');
      const submission = await readForm(context, confirmationBody);
      if (!submission.ok) return refuseForm(context, submission.fault, addresses.checkout);
      const { id, token, providerOrderId, paymentId, signature } = submission.input;
      if (!(await isRecordToken(signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const found = await ledger.find(id);
      if (!found.ok)
        return orderFault(context, found.code, {}, { channel: 'json', formPage: addresses.checkout });
      // The ids that we stored are the ones that are verified: a signature for another order pays for nothing here.
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
