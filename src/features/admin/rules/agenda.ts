import type { AnyFields } from '../../../records/record.ts';
import { type RecordKind, type Stage, stageOf } from '../../../records/record-status.ts';

type VisitRecord = { readonly kind: RecordKind; readonly status: string; readonly fields: AnyFields };

/** How far a visit is agreed: it has its time, it waits for a confirmation, or it is off. */
type VisitState = 'agreed' | 'open' | 'off';

const OF_STAGE: Readonly<Record<Stage, VisitState>> = {
  draft: 'open',
  confirmed: 'agreed',
  finished: 'agreed',
  cancelled: 'off',
};

/** A service request is agreed once it was scheduled. */
const OF_REQUEST: ReadonlyMap<string, VisitState> = new Map([
  ['new', 'open'],
  ['contacted', 'open'],
  ['cancelled', 'off'],
]);

export function visitState(record: Pick<VisitRecord, 'kind' | 'status'>): VisitState {
  const stage = stageOf(record);
  return stage === undefined ? (OF_REQUEST.get(record.status) ?? 'agreed') : OF_STAGE[stage];
}

/** Whether a record counts as booked in its slot: it is agreed and does not wait for a seat. */
export const takesSeat = (record: VisitRecord): boolean =>
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
