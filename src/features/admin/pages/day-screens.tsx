import { Hono } from 'hono';
import { findCity } from '../../../content/cities/all-cities.ts';
import { adminDayText } from '../../../content/text/en/admin-day.ts';
import type { WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { readForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import { phoneBookingBody } from '../../bookings/contract.ts';
import { takeByPhone } from '../../bookings/index.ts';
import { bookingDateProblem, findSlot, type SlotCity, slotCities } from '../../slots/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses, agendaQuery, blockQuery } from '../contract.ts';
import { Agenda } from './Agenda.tsx';
import { BlockScreen } from './BlockScreen.tsx';
import { NewBooking, type TypedBooking } from './NewBooking.tsx';
import { SLOT_DAYS, Slots } from './Slots.tsx';
import type { ScreenParts } from './screen.tsx';

const boardCity = (city: string | undefined): SlotCity | undefined => slotCities.find((one) => one === city);

/** Serves the screens of a day: agenda, slots, blocking, and a booking by phone. */
export function dayScreens(services: WriteServices, parts: ScreenParts) {
  const { admin, frame, show } = parts;
  const screens = new Hono<AppEnvironment>();
  const visitsOn = async (date: string, city: string | undefined) => {
    const visits = await admin.visits.on(date, city);
    return visits.ok ? visits.value : [];
  };
  const seatsOf = async (city: SlotCity | undefined, date: string) => {
    const board = city && (await services.slots.board(city, date));
    return board?.ok ? board.value : undefined;
  };

  screens.get('/agenda', async (request) => {
    const parsed = agendaQuery.safeParse(request.req.query());
    const { date = indiaDate(services.now()), city: named } = parsed.success ? parsed.data : {};
    // Without a choice it is the first city with slots; an empty choice is all cities.
    const city = named === undefined && request.req.query('city') === undefined ? slotCities[0] : named;
    const known = city === undefined ? undefined : findCity(city)?.slug;
    const [frameData, visits, board] = await Promise.all([
      frame(request),
      visitsOn(date, known),
      seatsOf(boardCity(known), date),
    ]);
    return show(
      request,
      adminDayText.agenda.label,
      <Agenda
        frame={frameData}
        date={date}
        city={known}
        visits={visits}
        board={board}
        isBoardDown={boardCity(known) !== undefined && board === undefined}
        brand={services.brand.name}
      />,
    );
  });

  screens.get('/slots', async (request) => {
    const today = indiaDate(services.now());
    const parsed = agendaQuery.safeParse({ date: request.req.query('from') });
    const requested = parsed.success ? parsed.data.date : undefined;
    const from = requested !== undefined && requested > today ? requested : today;
    const [city] = slotCities;
    const dates = Array.from({ length: SLOT_DAYS }, (_, offset) => addDays(from, offset));
    const [frameData, ...days] = await Promise.all([
      frame(request),
      ...dates.map(async (date) => ({
        date,
        board: await seatsOf(city, date),
        visits: await visitsOn(date, city),
      })),
    ]);
    return show(
      request,
      adminDayText.block.back,
      <Slots frame={frameData} city={city} from={from} days={days} />,
    );
  });

  screens.get('/slots/block', async (request) => {
    const parsed = blockQuery.safeParse(request.req.query());
    if (!parsed.success) return request.redirect(adminAddresses.slots, 303);
    const { city, date, slot } = parsed.data;
    const [frameData, visits] = await Promise.all([frame(request), visitsOn(date, city)]);
    return show(
      request,
      adminDayText.block.blockDay,
      <BlockScreen
        frame={frameData}
        city={city}
        date={date}
        slot={slot}
        visits={visits}
        brand={services.brand.name}
      />,
    );
  });

  const bookingForm = async (
    request: Parameters<typeof frame>[0],
    typed: TypedBooking,
    refused: Pick<Parameters<typeof NewBooking>[0], 'problem' | 'fields'> = {},
  ) => {
    const today = indiaDate(services.now());
    const isBookable =
      typed.date !== undefined && bookingDateProblem(typed.date, services.now()) === undefined;
    const date = (isBookable ? typed.date : undefined) ?? today;
    const [frameData, prices, board] = await Promise.all([
      frame(request),
      services.prices.get(),
      seatsOf(slotCities[0], date),
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

  screens.get('/bookings/new', (request) => {
    const { date, slot } = request.req.query();
    return bookingForm(request, { date, timeSlot: slot && findSlot(slot)?.id });
  });

  screens.post('/bookings/new', parts.session.guard, async (request) => {
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
