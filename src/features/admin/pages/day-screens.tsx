import { Hono } from 'hono';
import { findCity } from '../../../content/cities/all-cities.ts';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { Visits } from '../../../platform/ledger/record-visits.ts';
import type { WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { type SlotCity, slotCities } from '../../slots/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { agendaQuery, blockQuery } from '../contract/schemas.ts';
import { Agenda } from './Agenda.tsx';
import { BlockScreen } from './BlockScreen.tsx';
import { SLOT_DAYS, Slots } from './Slots.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';

const boardCity = (city: string | undefined): SlotCity | undefined => slotCities.find((one) => one === city);

/** The seats of a day; undefined in a city without a board, and while the board can't be read. */
export async function seatsOf(
  { slots }: Pick<WriteServices, 'slots'>,
  city: SlotCity | undefined,
  date: string,
) {
  const board = city && (await slots.board(city, date));
  return board?.ok ? board.value : undefined;
}

/** The readable visits; none of a read that failed, which the frame states. */
const recordsOf = (visits: Awaited<ReturnType<Visits['on']>>) => (visits.ok ? visits.value.records : []);

/** Serves the screens of a day: agenda, slots and blocking. */
export function dayScreens(services: WriteServices, parts: ScreenParts) {
  const { admin, frame, show } = parts;
  const screens = new Hono<AppEnvironment>();

  screens.get('/agenda', async (request) => {
    const parsed = agendaQuery.safeParse(request.req.query());
    const { date = indiaDate(services.now()), city: named } = parsed.success ? parsed.data : {};
    // Without a choice it is the first city with slots; an empty choice is all cities.
    const city = named === undefined && request.req.query('city') === undefined ? slotCities[0] : named;
    const known = city === undefined ? undefined : findCity(city)?.slug;
    const isToday = date === indiaDate(services.now());
    const [frameData, mechanics, undated, visits, board] = await Promise.all([
      frame(request),
      admin.mechanics.list(),
      isToday ? admin.visits.undated() : undefined,
      admin.visits.on(date, known),
      seatsOf(services, boardCity(known), date),
    ]);
    return show(
      request,
      adminDayText.agenda.label,
      <Agenda
        frame={frameWith(frameData, mechanics, undated, visits)}
        date={date}
        city={known}
        visits={recordsOf(visits)}
        undated={undated ? recordsOf(undated) : []}
        mechanics={mechanics.ok ? mechanics.value : []}
        unreadable={visits.ok ? visits.value.unreadable : []}
        seats={board}
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
        board: await seatsOf(services, city, date),
        visits: await admin.visits.on(date, city),
      })),
    ]);
    return show(
      request,
      adminDayText.block.back,
      <Slots
        frame={frameWith(frameData, ...days.map(({ visits }) => visits))}
        city={city}
        from={from}
        days={days.map(({ visits, ...day }) => ({ ...day, visits: recordsOf(visits) }))}
      />,
    );
  });

  screens.get('/slots/block', async (request) => {
    const parsed = blockQuery.safeParse(request.req.query());
    if (!parsed.success) return request.redirect(adminAddresses.slots, 303);
    const { city, date, slot } = parsed.data;
    const [frameData, visits] = await Promise.all([frame(request), admin.visits.on(date, city)]);
    return show(
      request,
      adminDayText.block.blockDay,
      <BlockScreen
        frame={frameWith(frameData, visits)}
        city={city}
        date={date}
        slot={slot}
        visits={recordsOf(visits)}
        brand={services.brand.name}
      />,
    );
  });

  return screens;
}
