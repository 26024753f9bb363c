import type { Context } from 'hono';
import { areaNames } from '../../content/text/areas.ts';
import { ownBookingText } from '../../content/text/own-booking.ts';
import { bookedServiceNames } from '../../content/text/service-names.ts';
import { BOOKING_STAGES } from '../../records/record-status.ts';
import type { WriteServices } from '../../services/services.ts';
import { indiaDate } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { wordOf } from '../../values/word-of.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { recordCookie } from '../../web/api/record-link.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { plannedWork } from './pages/planned-work.ts';
import { readyText } from './pages/ready-text.ts';
import {
  type Appointment,
  appointmentOf,
  CALL_AHEAD_MINUTES,
  type Ready,
  readyOf,
} from './rules/appointment.ts';

/**
 * `GET /api/bookings/:id/calendar.ics`: the calendar file of a confirmed booking; 404 for any other, and for another
 * browser. Scripts can fetch the file, so its address has no token and opens on this device.
 */
export async function bookingCalendar(
  context: Context,
  { bookings, brand, siteUrl }: Pick<WriteServices, 'bookings' | 'brand' | 'siteUrl'>,
  id: string,
): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const found = await bookings.find(id, recordCookie(context));
  const appointment = found.ok ? appointmentOf(found.value) : undefined;
  const stage = found.ok ? BOOKING_STAGES[found.value.status] : undefined;
  const isCancelled = stage === 'cancelled';
  if (!found.ok || appointment === undefined || (stage !== 'confirmed' && !isCancelled))
    return errorAnswer(context, 404, 'not_found');
  const ready = readyOf(appointment, plannedWork(found.value)?.takes);
  const { serviceType = '', moves = 0, bookingId, area, address } = found.value;
  const text = {
    title: ownBookingText.calendar.title(wordOf(bookedServiceNames, serviceType), brand.name),
    description: [
      ownBookingText.calendar.description(bookingId, brand.supportPhone),
      ownBookingText.calendar.ready(readyText(ready)),
    ].join('\n'),
    location: address ?? (area === undefined ? '' : areaNames[area]),
  };
  const url = `${siteUrl}${addresses.booking(id)}`;
  return answerCalendar(
    context,
    calendarEvent(appointment, ready, { id, url, moves, isCancelled }, text),
    bookingId,
  );
}

/** Answers an event as a file to download. `name` has no extension. */
export async function answerCalendar(
  context: Context,
  event: CalendarEvent,
  name: string,
): Promise<Response> {
  const file = await calendarFile(event);
  if (!file.ok) return errorAnswer(context, 500, 'internal');
  return context.body(file.value, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.ics"`,
  });
}

/** The event's text in the visitor's language. */
type CalendarText = {
  readonly title: string;
  readonly description: string;
  readonly location: string;
};

/** A calendar event. Its instants are in UTC, so that a calendar's own time zone cannot shift them. */
type CalendarEvent = CalendarText & {
  readonly uid: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly url: string;
  readonly reminderMinutes: number;
  /** A calendar replaces an event by one with the same uid and a higher sequence. A cancellation counts as a move. */
  readonly sequence: number;
  /** A calendar takes a cancelled event off. */
  readonly isCancelled: boolean;
};

/**
 * @param booking.id the record's id, which becomes the uid, so that a moved booking replaces the old event
 * @param booking.url the address of the booking's own page
 */
export const calendarEvent = (
  { startsAt, endsAt }: Appointment,
  ready: Ready,
  booking: {
    readonly id: string;
    readonly url: string;
    readonly moves: number;
    readonly isCancelled?: boolean;
  },
  text: CalendarText,
): CalendarEvent => ({
  ...text,
  uid: booking.id,
  startMs: startsAt.getTime(),
  // The customer's calendar must not be full for the days of long work.
  endMs: (indiaDate(ready.by) === indiaDate(startsAt) ? ready.by : endsAt).getTime(),
  url: booking.url,
  reminderMinutes: CALL_AHEAD_MINUTES,
  sequence: booking.moves + (booking.isCancelled ? 1 : 0),
  isCancelled: booking.isCancelled ?? false,
});

/**
 * Writes the text of an `.ics` file (`text/calendar`). It imports its library at the first call: the library's input
 * validation would add a tenth to the Worker's start-up time.
 */
export async function calendarFile(event: CalendarEvent): Promise<Result<string, 'calendar_failed'>> {
  const { createEvent } = await import('ics');
  const { value } = createEvent({
    uid: event.uid,
    title: event.title,
    description: event.description,
    location: event.location,
    url: event.url,
    start: event.startMs,
    end: event.endMs,
    startOutputType: 'utc',
    endOutputType: 'utc',
    sequence: event.sequence,
    status: event.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    method: event.isCancelled ? 'CANCEL' : 'PUBLISH',
    busyStatus: event.isCancelled ? 'FREE' : 'BUSY',
    productId: 'pahiya/bookings',
    alarms: [
      {
        action: 'display',
        description: event.title,
        trigger: { before: true, minutes: event.reminderMinutes },
      },
    ],
  });
  return value === null ? failure('calendar_failed') : success(value);
}
