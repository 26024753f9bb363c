export { calendarEvent, calendarFile } from './calendar.ts';
export { appointmentOf } from './rules/appointment.ts';
