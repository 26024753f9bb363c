import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { LedgerRecord, UnreadableRecord } from '../../../records/record.ts';
import type { IconName } from '../../../values/icon-names.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { formatMoney } from '../../../values/money.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { findSlot, hasBegun, type SlotState, slotIds } from '../../slots/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { agendaOf, takesSeat } from '../rules/agenda.ts';
import { dayBoard } from '../rules/day-board.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { DayBoard } from './DayBoard.tsx';
import { weekdayDate } from './format.ts';
import { Live } from './Live.tsx';
import { MechanicGrid } from './MechanicGrid.tsx';
import { bookedAmount, cityName } from './record-facts.ts';
import { Unreadable } from './Unreadable.tsx';
import { Visit, type VisitProps } from './Visit.tsx';

const text = adminDayText.agenda;

interface AgendaProps {
  readonly frame: FrameData;
  /** YYYY-MM-DD, in India. */
  readonly date: string;
  /** City slug; undefined for all cities. */
  readonly city: string | undefined;
  readonly visits: readonly LedgerRecord[];
  /** The confirmed orders without a date, for today's agenda. */
  readonly undated: readonly LedgerRecord[];
  readonly mechanics: readonly Mechanic[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The seats of the city; undefined where it has no board, or the board can't be read. */
  readonly seats: readonly SlotState[] | undefined;
  readonly isBoardDown: boolean;
  readonly brand: string;
}

/** Shows the visits of a day by slot, with the free seats beside the booked ones. */
export function Agenda(props: AgendaProps) {
  const { frame, date, city, visits, undated, mechanics, unreadable, seats, isBoardDown, brand } = props;
  const { slots: bySlot, noSlot, open, off } = agendaOf(visits, slotIds);
  const agreed = [...bySlot.flatMap((slot) => slot.visits), ...noSlot];
  const amount = agreed.reduce((sum, visit) => sum + (bookedAmount(visit) ?? 0), 0);
  const shown = weekdayDate(date, frame.now);
  const parts = { now: frame.now, brand, mechanics, visits };
  const list = (of: readonly LedgerRecord[]) => <Visits {...parts} of={of} />;
  const isToday = date === indiaDate(frame.now);
  const board = isToday ? dayBoard(visits, undated, mechanics, frame.now.getTime()) : undefined;
  const near = mechanics.filter((mechanic) => city === undefined || mechanic.city === city);
  return (
    <AdminFrame
      frame={frame}
      current="agenda"
      title={text.heading(shown, city === undefined ? text.everyCity : cityName(city))}
      titled
    >
      <DayNavigation date={date} city={city} now={frame.now} />
      <Live now={frame.now} region="agenda" everyMinute={isToday} />
      {isBoardDown && <Alert>{text.unavailable}</Alert>}
      <div id="agenda" className="agenda">
        <Unreadable records={unreadable} now={frame.now} />
        {board && <DayBoard {...parts} board={board} />}
        {near.length > 0 && (
          <MechanicGrid {...parts} mechanics={near} underWay={board?.underWay ?? []} date={date} />
        )}
        <p className="small">{text.total(agreed.length, formatMoney(amount))}</p>
        {bySlot.map(({ slot, visits: ofSlot }, index) => (
          <Group
            key={slot}
            id={`slot-${slot}`}
            title={slotNames[slot]}
            seats={seatsText(ofSlot.filter(takesSeat).length, seats?.[index], { date, now: frame.now })}
          >
            {ofSlot.length === 0 ? <p className="small">{text.empty}</p> : list(ofSlot)}
          </Group>
        ))}
        {noSlot.length > 0 && (
          <Group id="no-slot" title={text.noSlot}>
            {list(noSlot)}
          </Group>
        )}
        {open.length > 0 && (
          <Group id="open" title={text.open}>
            {list(open)}
          </Group>
        )}
        {off.length > 0 && (
          <details className="off" open>
            <summary>
              {text.off} ({off.length})
            </summary>
            {list(off)}
          </details>
        )}
      </div>
    </AdminFrame>
  );
}

/** A blocked slot has no capacity; its bookings still count. A slot that has begun has no free seat for anybody. */
export function seatsText(
  booked: number,
  seats: SlotState | undefined,
  { date, now }: { readonly date: string; readonly now: Date },
): string {
  const slot = seats && findSlot(seats.id);
  if (slot && hasBegun(date, slot, now)) return text.seats(booked, undefined);
  return seats?.capacity === 0 ? text.blocked(booked) : text.seats(booked, seats?.left);
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly seats?: string;
  readonly children: ReactNode;
}

const Group = ({ id, title, seats, children }: GroupProps) => (
  <section aria-labelledby={`${id}-title`} id={id}>
    <h2 id={`${id}-title`}>
      {title} {seats && <Badge>{seats}</Badge>}
    </h2>
    {children}
  </section>
);

interface VisitsProps extends Omit<VisitProps, 'record'> {
  /** The visits of the list. */
  readonly of: readonly LedgerRecord[];
}

export const Visits = ({ of, ...visit }: VisitsProps) => (
  <ul className="visits">
    {of.map((record) => (
      <Visit key={record.id} record={record} {...visit} />
    ))}
  </ul>
);

const cityOptions = [
  { value: '', label: text.allCities },
  ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
];

interface DayNavigationProps {
  readonly date: string;
  readonly city: string | undefined;
  readonly now: Date;
}

function DayNavigation({ date, city, now }: DayNavigationProps) {
  const today = indiaDate(now);
  const days: readonly {
    readonly label: string;
    readonly day: string;
    readonly on: boolean;
    /** Stands for the label, which then only screen readers announce. */
    readonly icon?: IconName;
  }[] = [
    { label: text.yesterday, day: addDays(date, -1), on: false, icon: 'chevron-left' },
    { label: text.today, day: today, on: date === today },
    { label: text.tomorrow, day: addDays(today, 1), on: date === addDays(today, 1) },
    { label: text.next, day: addDays(date, 1), on: false, icon: 'chevron-right' },
  ];
  return (
    <div className="agenda-bar">
      <nav className="choices" aria-label={text.days}>
        {days.map(({ label, day, on, icon }) => (
          <ChipLink key={label} on={on} href={adminAddresses.agendaOf(day, city)}>
            {icon && <Icon name={icon} />}
            <span className={icon && 'vh'}>{label}</span>
          </ChipLink>
        ))}
      </nav>
      <form method="get" action={adminAddresses.agenda}>
        <Field id="agenda-date" name="date" type="date" label={text.date} defaultValue={date} required />
        <Select
          id="agenda-city"
          name="city"
          label={text.city}
          options={cityOptions}
          defaultValue={city ?? ''}
        />
        <Button type="submit" kind="quiet" short>
          {text.show}
        </Button>
      </form>
      <ButtonLink short icon="phone" href={adminAddresses.newBooking(date)}>
        {text.take}
      </ButtonLink>
      <Button kind="quiet" short icon="printer" data-print hidden>
        {text.print}
      </Button>
    </div>
  );
}
