import { type Context, Hono } from 'hono';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { readForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import { phoneBookingBody } from '../../bookings/contract.ts';
import { takeByPhone } from '../../bookings/index.ts';
import { bookingDateProblem, findSlot, slotCities } from '../../slots/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { seatsOf } from './day-screens.tsx';
import { NewBooking, type NewBookingProps, type TypedBooking } from './NewBooking.tsx';
import type { ScreenParts } from './screen.tsx';

/** Serves the form of a booking by phone. After a refusal it shows what was typed. */
export function bookingScreens(services: WriteServices, { session, frame, show }: ScreenParts) {
  const screens = new Hono<AppEnvironment>();

  const bookingForm = async (
    request: Context<AppEnvironment>,
    typed: TypedBooking,
    refused: Pick<NewBookingProps, 'problem' | 'fields'> = {},
  ) => {
    const today = indiaDate(services.now());
    const isBookable =
      typed.date !== undefined && bookingDateProblem(typed.date, services.now()) === undefined;
    const date = (isBookable ? typed.date : undefined) ?? today;
    const [frameData, prices, board] = await Promise.all([
      frame(request),
      services.prices.get(),
      seatsOf(services, slotCities[0], date),
    ]);
    return show(
      request,
      adminDayText.booking.heading,
      <NewBooking
        frame={frameData}
        typed={{ ...typed, date }}
        idempotencyKey={typed.idempotencyKey ?? newAnswerValues().formKey}
        prices={prices}
        board={board}
        date={date}
        {...refused}
      />,
      refused.problem === undefined ? 200 : 422,
    );
  };

  screens.get('/new', (request) => {
    const { date, slot } = request.req.query();
    return bookingForm(request, { date, timeSlot: slot && findSlot(slot)?.id });
  });

  screens.post('/new', session.guard, async (request) => {
    const typed = Object.fromEntries(new URLSearchParams(await request.req.text()));
    const form = await readForm(request, phoneBookingBody);
    if (!form.ok) {
      const { fault } = form;
      return bookingForm(request, typed, {
        problem: 'invalid',
        fields: fault.code === 'invalid' ? fault.fields : {},
      });
    }
    const taken = await takeByPhone(services, form.input, operatorOf(request));
    if (taken.ok) return request.redirect(`${adminAddresses.record(taken.value.id)}?done=booking_taken`, 303);
    const { fields, draftId } = taken.detail ?? {};
    return bookingForm(
      request,
      { ...typed, ...(draftId && { draftId }) },
      { problem: taken.code, fields: fields ?? {} },
    );
  });

  return screens;
}
