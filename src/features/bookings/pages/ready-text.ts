import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import { formatDay, formatMoment } from '../../../values/format.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { Ready } from '../rules/appointment.ts';

/** Returns "26 Nov, about 2:30 PM", or the days between which long work ends. */
export function readyText({ from, by }: Ready): string {
  const [first, last] = [indiaDate(from), indiaDate(by)];
  return first === last ? formatMoment(by, text.about) : text.between(formatDay(first), formatDay(last));
}
