import { type Appointment, CALL_AHEAD_MINUTES } from './appointment.ts';

/** The words of the event, in the visitor's language. */
type CalendarText = {
  readonly title: string;
  readonly description: string;
  readonly location: string;
};

/** An appointment as a calendar takes it: all instants in UTC, so that no calendar can mistake the zone. */
export type CalendarEvent = CalendarText & {
  readonly uid: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly url: string;
  readonly reminderMinutes: number;
  /** Counts the moves: a calendar replaces an event by one with the same uid and a higher number. */
  readonly sequence: number;
};

/**
 * @param id of the record: the event keeps it as its uid, so that a moved booking replaces the old entry
 * @param url of the booking's own page
 */
export const calendarEvent = (
  { startsAt, endsAt }: Appointment,
  booking: { readonly id: string; readonly url: string; readonly moves: number },
  words: CalendarText,
): CalendarEvent => ({
  ...words,
  uid: booking.id,
  startMs: startsAt.getTime(),
  endMs: endsAt.getTime(),
  url: booking.url,
  reminderMinutes: CALL_AHEAD_MINUTES,
  sequence: booking.moves,
});
