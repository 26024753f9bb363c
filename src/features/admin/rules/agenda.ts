import type { AnyFields } from '../../../records/record.ts';

type VisitRecord = { readonly status: string; readonly fields: AnyFields };

/** How far a visit is agreed: it has its time, it waits for a confirmation, or it is off. */
type VisitState = 'agreed' | 'open' | 'off';

const STATES: Readonly<Record<string, VisitState>> = {
  cancelled: 'off',
  refunded: 'off',
  in_progress: 'open',
  awaiting_payment: 'open',
  payment_failed: 'open',
  new: 'open',
  contacted: 'open',
};

export const visitState = ({ status }: Pick<VisitRecord, 'status'>): VisitState => STATES[status] ?? 'agreed';

/** Whether a record counts as booked in its slot: it is agreed and does not wait for a seat. */
export const isBooked = (record: VisitRecord): boolean =>
  visitState(record) === 'agreed' && record.fields.seatWaits === undefined;

/** The visits of one day. Each is in exactly one group. */
export interface Agenda<Visit, Slot> {
  /** One group for each given slot, in the order of the day. */
  readonly slots: readonly { readonly slot: Slot; readonly visits: readonly Visit[] }[];
  /** Agreed visits without one of the given slots. */
  readonly noSlot: readonly Visit[];
  readonly open: readonly Visit[];
  readonly off: readonly Visit[];
}

/**
 * Groups the visits of a day by slot.
 * @param slots the ids of the slots
 */
export function agendaOf<Visit extends VisitRecord, Slot extends string>(
  visits: readonly Visit[],
  slots: readonly Slot[],
): Agenda<Visit, Slot> {
  const agreed = visits.filter((visit) => visitState(visit) === 'agreed');
  const slotOf = ({ fields }: Visit) => slots.find((slot) => slot === fields.timeSlot);
  return {
    slots: slots.map((slot) => ({ slot, visits: agreed.filter((visit) => slotOf(visit) === slot) })),
    noSlot: agreed.filter((visit) => slotOf(visit) === undefined),
    open: visits.filter((visit) => visitState(visit) === 'open'),
    off: visits.filter((visit) => visitState(visit) === 'off'),
  };
}
