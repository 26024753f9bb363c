import { Hono } from 'hono';
import type { WriteServices } from '../../../services/services.ts';
import { errorAnswer } from '../../../web/api/answers.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { phoneBookingBody, takeByPhone } from '../../bookings/index.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminDone, adminProblem } from './responses.ts';

/** `POST /api/admin/bookings` takes a booking by phone. The screen's own form keeps what was typed, this one redirects. */
export const adminBookingsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, phoneBookingBody);
    const screen = adminAddresses.newBooking();
    if (!form.ok) return refuseForm(context, form.fault, screen);
    const { channel, input } = form;
    const taken = await takeByPhone(services, input, operatorOf(context));
    if (taken.ok) {
      const { id, bookingId } = taken.value;
      return adminDone(context, channel, adminAddresses.record(id), 'booking_taken', { id, bookingId });
    }
    if (channel === 'form') return adminProblem(context, channel, screen, taken.code);
    const { fields = {}, alternatives, draftId } = taken.detail ?? {};
    if (taken.code === 'slot_full') return errorAnswer(context, 409, 'slot_full', { alternatives, draftId });
    if (taken.code === 'invalid') return errorAnswer(context, 400, 'invalid', { fields });
    return taken.code === 'idempotency_mismatch'
      ? errorAnswer(context, 422, 'idempotency_mismatch')
      : adminProblem(context, channel, screen, taken.code);
  });
