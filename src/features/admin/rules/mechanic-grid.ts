import type { LedgerRecord } from '../../../records/record.ts';
import { isOnLeave, jobOf, type Mechanic } from '../../jobs/contract.ts';
import type { SlotId } from '../../slots/contract.ts';
import { takesSeat } from './agenda.ts';

/** The work of some visits: its shortest length in minutes, and how many visits promise no length. */
export interface Load {
  readonly minutes: number;
  readonly cars: number;
  readonly unknown: number;
}

/** The visits of one mechanic on a day, or those that nobody has. */
export interface GridRow<Visit> {
  /** Undefined for the visits that nobody has. */
  readonly mechanic: { readonly id: string; readonly name: string } | undefined;
  readonly onLeave: boolean;
  /** One list for each slot, in the order of the day. */
  readonly slots: readonly (readonly Visit[])[];
  readonly noSlot: readonly Visit[];
  readonly load: Load;
}

interface GridInput<Visit> {
  /** The visits of the day, and the orders without a date that a mechanic does now. */
  readonly visits: readonly Visit[];
  /** The mechanics that the day's city has, whether active or not. */
  readonly mechanics: readonly Mechanic[];
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly slots: readonly SlotId[];
  /** The shortest length of the work in minutes; undefined where nothing promises it. */
  minutesOf(visit: Visit): number | undefined;
}

/**
 * Groups a day's booked visits by mechanic and slot, finished ones too. The visits that nobody has come first. Someone inactive has a row
 * only while a visit names them, so no visit is out of sight.
 */
export function mechanicGrid<Visit extends LedgerRecord>(input: GridInput<Visit>): readonly GridRow<Visit>[] {
  const { mechanics, date } = input;
  const visits = input.visits.filter(takesSeat);
  const of = (id: string | undefined) => visits.filter((visit) => jobOf(visit).mechanic?.id === id);
  const known = mechanics.filter(({ active, id }) => active || of(id).length > 0);
  const others = new Map(
    visits.flatMap((visit) => {
      const { mechanic } = jobOf(visit);
      return mechanic && known.every(({ id }) => id !== mechanic.id)
        ? [[mechanic.id, mechanic] as const]
        : [];
    }),
  );
  const rowOf = (mechanic: GridRow<Visit>['mechanic'], onLeave: boolean) => ({
    mechanic,
    onLeave,
    ...cellsOf(of(mechanic?.id), input),
  });
  return [
    rowOf(undefined, false),
    ...known.map((mechanic) => rowOf(mechanic, isOnLeave(mechanic, date))),
    ...[...others.values()].map((mechanic) => rowOf(mechanic, false)),
  ];
}

function cellsOf<Visit extends LedgerRecord>(visits: readonly Visit[], input: GridInput<Visit>) {
  const slotOf = ({ fields }: LedgerRecord) =>
    'timeSlot' in fields ? input.slots.find((slot) => slot === fields.timeSlot) : undefined;
  const lengths = visits.map((visit) => input.minutesOf(visit));
  const known = lengths.filter((length) => length !== undefined);
  return {
    slots: input.slots.map((slot) => visits.filter((visit) => slotOf(visit) === slot)),
    noSlot: visits.filter((visit) => slotOf(visit) === undefined),
    load: {
      minutes: known.reduce((sum, length) => sum + length, 0),
      cars: visits.length,
      unknown: lengths.length - known.length,
    },
  };
}
