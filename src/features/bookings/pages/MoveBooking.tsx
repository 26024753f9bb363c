import { Button, TextLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { ChipRadios } from '../../../../client/ui/Radios.tsx';
import { ownBookingText } from '../../../content/text/en/own-booking.ts';
import { formatDay } from '../../../values/format.ts';
import { addDays, daysBetween, indiaDate } from '../../../values/india-time.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { BOOKING_WINDOW_DAYS } from '../../slots/contract.ts';
import { type BookingView, slotChoice } from '../contract/bookings.ts';
import { DAYS_SHOWN, type FreeDay } from './free-days.ts';

const text = ownBookingText.move;

interface MoveBookingProps {
  readonly booking: BookingView;
  readonly token: string;
  readonly days: readonly FreeDay[];
  /** The first of the days that were looked at. */
  readonly from: string;
  readonly now: Date;
  readonly open: boolean;
}

/** The free slots as one plain form; it needs no script. */
export function MoveBooking({ booking, token, days, from, now, open }: MoveBookingProps) {
  const today = indiaDate(now);
  const later = addDays(from, DAYS_SHOWN);
  const dayLink = (date: string) => `${addresses.ownBooking(booking.id, token)}&from=${date}#move`;
  return (
    <details className="q no-print" id="move" open={open}>
      <summary>
        {text.heading}
        <Icon name="plus" />
      </summary>
      <form className="form" method="post" action={endpoints.bookingReschedule(booking.id)}>
        <input type="hidden" name="token" value={token} />
        {days.length === 0 && <p>{text.none}</p>}
        {days.map(({ date, slots }) => (
          <div className="field" key={date}>
            <b>{formatDay(date)}</b>
            <ChipRadios
              legend={text.legend(formatDay(date))}
              name="slot"
              required
              slots
              options={slots.map(({ id, label, left }) => ({
                value: slotChoice(date, id),
                label,
                detail: left === undefined ? undefined : text.left(left),
              }))}
            />
          </div>
        ))}
        <p className="choices">
          {from !== today && <TextLink href={dayLink(today)}>{text.earlier}</TextLink>}
          {daysBetween(today, later) <= BOOKING_WINDOW_DAYS && (
            <TextLink href={dayLink(later)}>{text.later}</TextLink>
          )}
        </p>
        {days.length > 0 && (
          <Button type="submit" wide>
            {text.send}
          </Button>
        )}
      </form>
    </details>
  );
}
