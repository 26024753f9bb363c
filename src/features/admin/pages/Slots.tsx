import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { hasJob } from '../../jobs/contract.ts';
import type { SlotCity, SlotState } from '../../slots/contract.ts';
import { slotIds } from '../../slots/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { takesSeat } from '../rules/agenda.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { seatsText } from './Agenda.tsx';
import { weekdayDate } from './format.ts';
import { cityName } from './record-facts.ts';
import { type TypedValues, valuesSent } from './typed-form.ts';

const text = adminText.slots;

export const SLOT_DAYS = 7;

interface SlotDay {
  readonly date: string;
  /** Undefined when the slot board is unavailable. */
  readonly board: readonly SlotState[] | undefined;
  readonly visits: readonly LedgerRecord[];
}

interface SlotsProps {
  readonly frame: FrameData;
  readonly city: SlotCity;
  readonly from: string;
  readonly days: readonly SlotDay[];
}

/** Shows the slots of a week: seats left, blocked days and capacity. */
export const Slots = ({ frame, city, from, days }: SlotsProps) => (
  <AdminFrame frame={frame} current="slots" title={text.heading(cityName(city))} titled>
    <p className="small">{text.text}</p>
    {days.some(({ board }) => board === undefined) && <Alert>{text.unavailable}</Alert>}
    <div className="admin-split">
      <div>
        <table className="admin-slots">
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              {slotIds.map((id) => (
                <th scope="col" key={id}>
                  {slotNames[id]}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{text.block}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Day key={day.date} day={day} city={city} now={frame.now} />
            ))}
          </tbody>
        </table>
        <p className="pager small">
          {from > indiaDate(frame.now) ? <a href={adminAddresses.slots}>{text.today}</a> : <span />}
          <a href={`${adminAddresses.slots}?from=${addDays(from, SLOT_DAYS)}`}>{text.later}</a>
        </p>
      </div>
      <CapacityForm city={city} now={frame.now} typed={valuesSent(frame.sent, adminEndpoints.slotCapacity)} />
    </div>
  </AdminFrame>
);

interface DayProps {
  readonly day: SlotDay;
  readonly city: SlotCity;
  readonly now: Date;
}

function Day({ day: { date, board = [], visits }, city, now }: DayProps) {
  const isBlocked = board.length > 0 && board.every(({ capacity }) => capacity === 0);
  const shown = weekdayDate(date, now);
  const bookedIn = (slot: string) =>
    visits.filter((visit) => hasJob(visit) && visit.fields.timeSlot === slot && takesSeat(visit)).length;
  return (
    <tr>
      <th scope="row">{shown}</th>
      {board.map((seats) => (
        <td
          key={seats.id}
          className={seats.left === 0 ? 'full' : seats.left < seats.capacity ? 'taken' : undefined}
          data-slot={slotNames[seats.id]}
        >
          <a href={`${adminAddresses.agendaOf(date, city)}#slot-${seats.id}`}>
            {seatsText(bookedIn(seats.id), seats, { date, now })}
          </a>
          {!isBlocked && <SlotAct seats={seats} city={city} date={date} shown={shown} />}
        </td>
      ))}
      <td className="act">
        {isBlocked ? (
          <Unblock city={city} date={date} label={text.unblockDate(shown)} />
        ) : (
          <ButtonLink
            kind="quiet"
            short
            href={adminAddresses.block(city, date)}
            aria-label={text.blockDate(shown)}
          >
            {text.block}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

interface SlotActProps {
  readonly seats: SlotState;
  readonly city: SlotCity;
  readonly date: string;
  readonly shown: string;
}

/** A slot without capacity may be blocked or set to 0; opening it again lifts the block. */
const SlotAct = ({ seats: { id, capacity }, city, date, shown }: SlotActProps) =>
  capacity === 0 ? (
    <Unblock city={city} date={date} slot={id} label={text.unblockSlot(slotNames[id], shown)} />
  ) : (
    <a
      className="small"
      href={adminAddresses.block(city, date, id)}
      aria-label={text.blockSlot(slotNames[id], shown)}
    >
      {text.block}
    </a>
  );

interface UnblockProps {
  readonly city: SlotCity;
  readonly date: string;
  readonly slot?: string;
  readonly label: string;
}

const Unblock = ({ city, date, slot, label }: UnblockProps) => (
  <form method="post" action={adminEndpoints.slotBlock}>
    <input type="hidden" name="city" value={city} />
    <input type="hidden" name="date" value={date} />
    {slot && <input type="hidden" name="slot" value={slot} />}
    <input type="hidden" name="blocked" value="no" />
    <Button type="submit" kind="quiet" short aria-label={label}>
      {text.unblock}
    </Button>
  </form>
);

const slotOptions = [
  { value: '', label: text.everySlot },
  ...slotIds.map((id) => ({ value: id, label: slotNames[id] })),
];

interface CapacityProps {
  readonly city: SlotCity;
  readonly now: Date;
  readonly typed: TypedValues;
}

const CapacityForm = ({ city, now, typed }: CapacityProps) => (
  <form className="card form align-start" method="post" action={adminEndpoints.slotCapacity}>
    <h2>{text.capacity}</h2>
    <input type="hidden" name="city" value={city} />
    <Field
      id="date"
      name="date"
      type="date"
      label={text.date}
      hint={text.everyDay}
      min={indiaDate(now)}
      defaultValue={typed?.date}
    />
    <Select id="slot" name="slot" label={text.slot} options={slotOptions} defaultValue={typed?.slot} />
    <Field
      id="capacity"
      name="capacity"
      type="number"
      label={text.cars}
      hint={text.capacityHint}
      min={0}
      max={1000}
      defaultValue={typed?.capacity}
      required
    />
    <Button type="submit">{text.set}</Button>
  </form>
);
