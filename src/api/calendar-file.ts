import { createEvent } from 'ics';
import type { CalendarEvent } from '../domain/booking/calendar-event.ts';
import { failure, type Result, success } from '../domain/result.ts';

/** The text of an `.ics` file (`text/calendar`) for one event. */
export function calendarFile(event: CalendarEvent): Result<string, 'calendar_failed'> {
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
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
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
