import { Button, TextLink } from '../../../../client/ui/Button.tsx';
import { Dialog } from '../../../../client/ui/Dialog.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { ChipRadios } from '../../../../client/ui/Radios.tsx';
import { ownBookingText } from '../../../content/text/en/own-booking.ts';
import { formatDay } from '../../../values/format.ts';
import { addDays, daysBetween, indiaDate } from '../../../values/india-time.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { BOOKING_WINDOW_DAYS } from '../../slots/contract.ts';
import { type BookingView, slotChoice } from '../contract.ts';
import { DAYS_SHOWN, type FreeDay } from './free-days.ts';

const { move: moveText, cancel: cancelText } = ownBookingText;
const CANCEL_DIALOG = 'cancel-booking';

interface MoveBookingProps {
  readonly booking: BookingView;
  readonly token: string;
  readonly days: readonly FreeDay[];
  /** The first of the days shown. */
  readonly from: string;
  readonly now: Date;
  readonly open: boolean;
}

/** Lists the free slots in a plain form, which works without JavaScript. */
export function MoveBooking({ booking, token, days, from, now, open }: MoveBookingProps) {
  const today = indiaDate(now);
  const later = addDays(from, DAYS_SHOWN);
  const dayLink = (date: string) => `${addresses.ownBooking(booking.id, token)}&from=${date}#move`;
  return (
    <details className="q no-print" id="move" open={open}>
      <summary>
        {moveText.heading}
        <Icon name="plus" />
      </summary>
      <form className="form" method="post" action={endpoints.bookingReschedule(booking.id)}>
        <input type="hidden" name="token" value={token} />
        {days.length === 0 && <p>{moveText.none}</p>}
        {days.map(({ date, slots }) => (
          <div className="field" key={date}>
            <b>{formatDay(date)}</b>
            <ChipRadios
              legend={moveText.legend(formatDay(date))}
              name="slot"
              required
              slots
              options={slots.map(({ id, label, left }) => ({
                value: slotChoice(date, id),
                label,
                detail: left === undefined ? undefined : moveText.left(left),
              }))}
            />
          </div>
        ))}
        <p className="choices">
          {from !== today && <TextLink href={dayLink(today)}>{moveText.earlier}</TextLink>}
          {daysBetween(today, later) <= BOOKING_WINDOW_DAYS && (
            <TextLink href={dayLink(later)}>{moveText.later}</TextLink>
          )}
        </p>
        {days.length > 0 && (
          <Button type="submit" wide>
            {moveText.send}
          </Button>
        )}
      </form>
    </details>
  );
}

/** Asks for confirmation before cancelling. The native dialog and form work without JavaScript. */
export const CancelBooking = ({ id, token }: { readonly id: string; readonly token: string }) => (
  <div className="no-print">
    <Button kind="quiet" wide opens={CANCEL_DIALOG}>
      {cancelText.open}
    </Button>
    <Dialog id={CANCEL_DIALOG} title={cancelText.heading}>
      <form className="sheet-body" method="post" action={endpoints.bookingCancel(id)}>
        <p>{cancelText.text}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" wide>
          {cancelText.confirm}
        </Button>
        <Button kind="quiet" wide commandfor={CANCEL_DIALOG} command="close">
          {cancelText.keep}
        </Button>
      </form>
    </Dialog>
  </div>
);
