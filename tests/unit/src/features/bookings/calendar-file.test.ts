import { expect, test } from 'vitest';
import { calendarFile } from '../../../../../src/features/bookings/calendar-file.ts';
import { appointmentOf } from '../../../../../src/features/bookings/rules/appointment.ts';
import { calendarEvent } from '../../../../../src/features/bookings/rules/calendar-event.ts';

test('the calendar file holds the slot of 9 AM in India as half past three UTC, with a reminder and its own page', async () => {
  const appointment = appointmentOf({ date: '2026-03-11', timeSlot: '9-11 AM' });
  if (appointment === undefined) throw new Error('there is an appointment');
  const words = {
    title: 'Car service',
    description: 'Express Service, Maruti Swift',
    location: 'Mansarovar, Jaipur',
  };
  const booking = { id: '0190-sample', url: 'https://example.test/booking/0190-sample', moves: 1 };
  const file = await calendarFile(calendarEvent(appointment, booking, words));
  const text = file.ok ? file.value.replaceAll('\r\n\t', '') : '';
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:0190-sample',
      'DTSTART:20260311T033000Z',
      'DTEND:20260311T053000Z',
      'SEQUENCE:1',
      'SUMMARY:Car service',
      'LOCATION:Mansarovar\\, Jaipur',
      'TRIGGER:-PT30M',
      'END:VCALENDAR',
    ]),
  );
});
