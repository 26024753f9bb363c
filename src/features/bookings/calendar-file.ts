import { failure, type Result, success } from '../../values/result.ts';
import type { CalendarEvent } from './rules/calendar-event.ts';

/**
 * The text of an `.ics` file (`text/calendar`) for one event. What writes it is loaded by the first who asks for one: it
 * checks its input with a library that would be a tenth of a Worker's start.
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
