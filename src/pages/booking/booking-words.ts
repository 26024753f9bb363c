import type { BookingView } from '../../contract/bookings.ts';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });

const dayFormat = inIndia({ weekday: 'long', day: 'numeric', month: 'long' });
const momentFormat = inIndia({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** "Sunday, 22 November", of a date YYYY-MM-DD. */
export const spokenDay = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00+05:30`));

/** "22 Nov, 8:30 am", in India. */
export const spokenMoment = (instant: Date): string => momentFormat.format(instant);

/** "Sunday, 22 November, 9-11 AM"; nothing while either is open. */
export const spokenSlot = ({ date, timeSlot }: Pick<BookingView, 'date' | 'timeSlot'>): string | undefined =>
  date === undefined || timeSlot === undefined ? undefined : `${spokenDay(date)}, ${timeSlot}`;

/** "Maruti Swift (Petrol)", as far as it is known. */
export function spokenCar({ manufacturer, model, fuelType }: BookingView): string | undefined {
  if (manufacturer === undefined) return undefined;
  const car = model === undefined ? manufacturer : `${manufacturer} ${model}`;
  return fuelType === undefined ? car : `${car} (${fuelType})`;
}
