import { expect, test } from 'vitest';
import { calendarEvent, calendarFile } from '../../../../../src/features/bookings/calendar.ts';
import { appointmentOf, readyOf } from '../../../../../src/features/bookings/rules/appointment.ts';

test('calendarFile writes the 9 AM slot in India as 03:30 UTC, with a reminder', async () => {
  const appointment = appointmentOf({ date: '2026-03-11', timeSlot: '9-11' });
  if (appointment === undefined) throw new Error('no appointment');
  const text = {
    title: 'Car service',
    description: 'Express Service, Maruti Swift',
    location: 'Mansarovar, Jaipur',
  };
  const booking = { id: '0190-sample', url: 'https://example.test/booking/0190-sample', moves: 1 };
  const file = await calendarFile(calendarEvent(appointment, readyOf(appointment, undefined), booking, text));
  const content = file.ok ? file.value.replaceAll('\r\n\t', '') : '';
  expect(content.split('\r\n')).toEqual(
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

test('calendarFile takes a cancelled booking off the calendar, over its last move', async () => {
  const appointment = appointmentOf({ date: '2026-03-11', timeSlot: '9-11' });
  if (appointment === undefined) throw new Error('no appointment');
  const text = { title: 'Car service', description: 'AC Service', location: 'Jaipur' };
  const booking = { id: '0190-sample', url: 'https://example.test/booking', moves: 1, isCancelled: true };
  const file = await calendarFile(calendarEvent(appointment, readyOf(appointment, undefined), booking, text));
  expect(file.ok && file.value.split('\r\n')).toEqual(
    expect.arrayContaining(['UID:0190-sample', 'SEQUENCE:2', 'STATUS:CANCELLED', 'METHOD:CANCEL']),
  );
});

test.each([
  ['work of 3 h 30 min until the car is ready', { min: 210, max: 210 }, 'DTEND:20260311T070000Z'],
  ['work of some days for the slot alone', { min: 1440, max: 4320 }, 'DTEND:20260311T053000Z'],
])('calendarFile keeps %s', async (_, work, end) => {
  const appointment = appointmentOf({ date: '2026-03-11', timeSlot: '9-11' });
  if (appointment === undefined) throw new Error('no appointment');
  const text = { title: 'Car service', description: 'Four jobs', location: 'Jaipur' };
  const booking = { id: '0190-sample', url: 'https://example.test/booking', moves: 0 };
  const file = await calendarFile(calendarEvent(appointment, readyOf(appointment, work), booking, text));
  expect(file.ok && file.value.split('\r\n')).toContain(end);
});
