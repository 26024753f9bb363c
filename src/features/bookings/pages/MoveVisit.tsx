import { Button, TextLink } from '../../../../client/ui/Button.tsx';
import { Dialog } from '../../../../client/ui/Dialog.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { ownBookingText } from '../../../content/text/own-booking.ts';
import { slotNames, slotNote } from '../../../content/text/slots.ts';
import { formatDay } from '../../../values/format.ts';
import { addDays, daysBetween, indiaDate } from '../../../values/india-time.ts';
import { BOOKING_WINDOW_DAYS } from '../../slots/contract.ts';
import { slotChoice } from '../contract.ts';
import { DAYS_SHOWN, type FreeDay } from './free-days.ts';

const { move: moveText } = ownBookingText;
const CANCEL_DIALOG = 'cancel-visit';

interface FreeTimesProps {
  readonly days: readonly FreeDay[];
  /** The first of the days shown. */
  readonly from: string;
  readonly now: Date;
  /** The address of the record's own page, which shows other days. */
  readonly own: string;
  /** The id of the element to which the links of other days jump. */
  readonly anchor: string;
  /** The chosen slot of a form that returns, refused. */
  readonly chosen?: string | undefined;
}

/** The free slots of a few days as radio buttons, with links to other days. */
export function FreeTimes({ days, from, now, own, anchor, chosen }: FreeTimesProps) {
  const today = indiaDate(now);
  const later = addDays(from, DAYS_SHOWN);
  const dayLink = (date: string) => `${own}?from=${date}#${anchor}`;
  return (
    <>
      {days.length === 0 && <p>{moveText.none}</p>}
      {days.map(({ date, slots }) => (
        <div className="field" key={date}>
          <b>{formatDay(date)}</b>
          <ChipRadios
            legend={moveText.legend(formatDay(date))}
            name="slot"
            defaultValue={chosen}
            required
            slots
            options={slots.map(({ id, left }) => ({
              value: slotChoice(date, id),
              label: slotNames[id],
              detail: left === undefined ? undefined : slotNote(left),
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
    </>
  );
}

interface MoveVisitProps extends Omit<FreeTimesProps, 'anchor' | 'chosen'> {
  /** The endpoint of the form. */
  readonly action: string;
  readonly open: boolean;
}

/** Moves a booking or an order to another slot by a plain form, which works without JavaScript. */
export const MoveVisit = ({ action, open, ...times }: MoveVisitProps) => (
  <details className="q no-print" id="move" open={open}>
    <summary>{moveText.heading}</summary>
    <form className="form" method="post" action={action}>
      <FreeTimes {...times} anchor="move" />
      {times.days.length > 0 && (
        <Button type="submit" wide>
          {moveText.send}
        </Button>
      )}
    </form>
  </details>
);

interface CancelVisitProps {
  readonly action: string;
  readonly text: {
    readonly open: string;
    readonly heading: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
  };
}

/** Asks for confirmation before cancelling. The native dialog and form work without JavaScript. */
export const CancelVisit = ({ action, text }: CancelVisitProps) => (
  <div className="no-print">
    <Button kind="quiet" wide opens={CANCEL_DIALOG}>
      {text.open}
    </Button>
    <Dialog id={CANCEL_DIALOG} title={text.heading}>
      <form className="sheet-body" method="post" action={action}>
        <p>{text.text}</p>
        <Button type="submit" wide>
          {text.confirm}
        </Button>
        <Button kind="quiet" wide commandfor={CANCEL_DIALOG} command="close">
          {text.keep}
        </Button>
      </form>
    </Dialog>
  </div>
);
