import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { isRecordToken, recordToken } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { consentOf } from '../../web/api/consent.ts';
import { ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { allowedDeliveries, spamReasonOf } from '../../web/spam.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { HOLD_MS } from '../slots/contract.ts';
import { bookingAnswer, heldUntil, notStored, settledAnswer, toOwnPage } from './booking-answers.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingRecord } from './booking-record.ts';
import { holdSlot } from './booking-slot.ts';
import { changeDraft } from './change-booking.ts';
import {
  type BookingAnswer,
  bookingBody,
  bookingCancellation,
  bookingChanges,
  bookingMove,
  bookingQuery,
} from './contract/bookings.ts';
import { draftFields } from './rules/change-booking.ts';
import { cancelBooking, moveBooking } from './settled-booking.ts';

/** Bookings: a draft from the moment there is a number, changed and confirmed by its token (spec sections 3, 4 and 7). */
export const bookingsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/', async (context) => {
      const submission = await readForm(context, bookingBody);
      if (!submission.ok) return refuseForm(context, submission.fault, addresses.assistant);
      const { channel, input } = submission;
      if (!(await services.limits.number(input.mobileNumber)))
        return tooManyAnswer(context, channel, addresses.assistant);
      const at = services.now();
      const suspect = spamReasonOf(input, at, context.get('wasUnchecked'));
      const made = { at, consent: consentOf(context), suspect };
      const told = { ...refererCampaign(context, channel, services.siteUrl), ...input };
      const booking = bookingRecord(told, await pricesForRecord(services.prices), made);
      const owed = allowedDeliveries(services.deliveriesFor('booking', booking), suspect);
      const recorded = await services.ledger.record('booking', booking, owed);
      if (!recorded.ok) return ledgerFault(context, recorded.code, channel, addresses.assistant);
      const { id, bookingId } = recorded.value.record;
      services.waitUntil(services.outbox.attempt(id));
      // A slot that is gone is no reason to refuse a number: the next save, and the confirmation, say so.
      const held = await holdSlot(services, id, draftFields(input), HOLD_MS);
      const token = await recordToken(services.signer, id);
      if (channel === 'form') return toOwnPage(context, id, token, { done: 'saved' });
      const heldUntilMs = held.ok ? held.value.untilMs : undefined;
      const answer: BookingAnswer = { id, token, bookingId: bookingId ?? '', ...heldUntil({ heldUntilMs }) };
      return context.json(answer, 201);
    })
    .put('/:id', async (context) => {
      const id = context.req.param('id');
      const submission = await readForm(context, bookingChanges);
      if (!submission.ok) return refuseForm(context, submission.fault, addresses.assistant);
      const { token, booking_status: status, ...sent } = submission.input;
      if (!(await isRecordToken(services.signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const changed = await changeDraft(services, id, sent, status, consentOf(context));
      services.waitUntil(services.outbox.attempt(id));
      return bookingAnswer(context, changed);
    })
    .get('/:id', async (context) => {
      notStored(context);
      const query = bookingQuery.safeParse(context.req.query());
      const found = await services.bookings.find(context.req.param('id'), query.data?.token ?? '');
      if (found.ok) return context.json(found.value);
      if (found.code === 'forbidden') return errorAnswer(context, 403, 'forbidden');
      return ledgerFault(context, found.code, 'json', addresses.home);
    })
    .get('/:id/calendar.ics', (context) => bookingCalendar(context, services, context.req.param('id')))
    .post('/:id/cancel', async (context) => {
      const id = context.req.param('id');
      const submission = await readForm(context, bookingCancellation);
      if (!submission.ok) return refuseForm(context, submission.fault, await returnTo(context));
      const { token } = submission.input;
      if (!(await isRecordToken(services.signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const cancelled = await cancelBooking(services, id);
      services.waitUntil(services.outbox.attempt(id));
      return settledAnswer(context, cancelled, { channel: submission.channel, id, token, done: 'cancelled' });
    })
    .post('/:id/reschedule', async (context) => {
      const id = context.req.param('id');
      const submission = await readForm(context, bookingMove);
      if (!submission.ok) return refuseForm(context, submission.fault, await returnTo(context));
      const { token, ...to } = submission.input;
      if (!(await isRecordToken(services.signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const moved = await moveBooking(services, id, to);
      services.waitUntil(services.outbox.attempt(id));
      return settledAnswer(context, moved, { channel: submission.channel, id, token, done: 'moved' });
    });
