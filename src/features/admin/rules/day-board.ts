import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { MINUTE_MS } from '../../../values/durations.ts';
import { indiaDate, indiaInstant } from '../../../values/india-time.ts';
import { isConfirmed, isOnLeave, jobOf, type Mechanic } from '../../jobs/contract.ts';
import { findSlot } from '../../slots/contract.ts';

/** The customer is called so long before the visit, as the site promises. */
export const CALL_AHEAD_MINUTES = 30;

/** The visits of today that need a hand now, each list in the order of its times. */
export interface DayBoard<Visit> {
  /** Help at once that nobody has taken. */
  readonly emergencies: readonly Visit[];
  /** Help at once that a mechanic gives now. */
  readonly underWay: readonly Visit[];
  /** The call before the visit is due and not ticked. */
  readonly toCall: readonly Visit[];
  /** The visit should have begun, and nobody has set out or started. */
  readonly late: readonly Visit[];
  readonly unassigned: readonly Visit[];
  /** Waiting for a mechanic who is on leave that day. */
  readonly onLeave: readonly Visit[];
}

/** The start of a visit, in ms since 1970; undefined without a slot. */
function startOf(record: LedgerRecord): number | undefined {
  const { date, timeSlot }: AnyFields = record.fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  return slot && typeof date === 'string' ? indiaInstant(date, slot.startsAt).getTime() : undefined;
}

const hasMechanic = (record: LedgerRecord): boolean => jobOf(record).mechanic !== undefined;
function isTicked({ fields }: LedgerRecord): boolean {
  const { calledAheadAt }: AnyFields = fields;
  return calledAheadAt !== undefined;
}
const isWaiting = (record: LedgerRecord): boolean =>
  jobOf(record).steps.every(({ step }) => step === 'assigned');

/**
 * Finds what has to be done now.
 * @param visits those of one day
 * @param undated the confirmed orders without a date
 * @param now ms since 1970
 */
export function dayBoard<Visit extends LedgerRecord>(
  visits: readonly Visit[],
  undated: readonly Visit[],
  mechanics: readonly Mechanic[],
  now: number,
): DayBoard<Visit> {
  const away = new Set(
    mechanics.filter((one) => isOnLeave(one, indiaDate(new Date(now)))).map(({ id }) => id),
  );
  const ahead = visits
    .filter((visit) => isConfirmed(visit) && isWaiting(visit))
    .toSorted((one, other) => (startOf(one) ?? 0) - (startOf(other) ?? 0));
  const minutesTo = (visit: Visit) => ((startOf(visit) ?? Number.NaN) - now) / MINUTE_MS;
  return {
    emergencies: undated.filter((order) => !hasMechanic(order)),
    underWay: undated.filter(hasMechanic),
    toCall: ahead.filter(
      (visit) => !isTicked(visit) && minutesTo(visit) <= CALL_AHEAD_MINUTES && minutesTo(visit) > 0,
    ),
    late: ahead.filter((visit) => minutesTo(visit) <= 0),
    unassigned: ahead.filter((visit) => !hasMechanic(visit) && minutesTo(visit) > 0),
    onLeave: ahead.filter((visit) => away.has(jobOf(visit).mechanic?.id ?? '')),
  };
}

/** How many jobs of a mechanic stand in the slot of a visit already: a second car in one slot is a warning. */
export function jobsInSlot(
  visits: readonly LedgerRecord[],
  { fields, id }: LedgerRecord,
  mechanicId: string,
): number {
  const { timeSlot }: AnyFields = fields;
  const isThen = (other: AnyFields) => timeSlot !== undefined && other.timeSlot === timeSlot;
  return visits.filter(
    (other) => other.id !== id && isThen(other.fields) && jobOf(other).mechanic?.id === mechanicId,
  ).length;
}
