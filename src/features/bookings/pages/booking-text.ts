import { formatDay } from '../../../values/format.ts';
import type { BookingView } from '../contract/bookings.ts';

/** "Sunday, 22 November, 9-11 AM"; nothing while either is open. */
export const spokenSlot = ({ date, timeSlot }: Pick<BookingView, 'date' | 'timeSlot'>): string | undefined =>
  date === undefined || timeSlot === undefined ? undefined : `${formatDay(date)}, ${timeSlot}`;

/** "Maruti Swift (Petrol)", as far as it is known. */
export function spokenCar({ manufacturer, model, fuelType }: BookingView): string | undefined {
  if (manufacturer === undefined) return undefined;
  const car = model === undefined ? manufacturer : `${manufacturer} ${model}`;
  return fuelType === undefined ? car : `${car} (${fuelType})`;
}
