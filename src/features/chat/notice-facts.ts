import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { stageOf } from '../../records/record-status.ts';
import { indiaInstant } from '../../values/india-time.ts';
import { isConfirmed, jobOf, stepOf } from '../jobs/contract.ts';
import { findSlot } from '../slots/contract.ts';
import type { NoticeFacts, Told } from './rules/message-plan.ts';

const instantOf = (value: unknown): number | undefined => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
};

/**
 * Whether we may write by ourselves: the form said so at the number. A caller whose booking the operator took has seen no
 * form, and neither has a program.
 */
function mayWrite({ mobileNumber, fields }: LedgerRecord): boolean {
  const { takenBy, suspect, chatNotice }: AnyFields = fields;
  return mobileNumber !== null && chatNotice === true && takenBy === undefined && suspect === undefined;
}

/** The facts of a booking or an order that its messages follow. */
export function noticeFactsOf(record: LedgerRecord, told: Told): NoticeFacts {
  const fields: AnyFields = record.fields;
  const job = jobOf(record);
  const { date, timeSlot, moves } = fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  const bookedAt = instantOf(fields.confirmedAt) ?? record.createdAt;
  const asked = job.parts.filter(({ state: of }) => of === 'asked');
  const stepAt = instantOf(job.steps.at(-1)?.at) ?? bookedAt;
  const stage = mayWrite(record) ? stageOf(record) : undefined;
  const state =
    stage === 'cancelled'
      ? 'cancelled'
      : stage === 'finished' || (stage === 'confirmed' && isConfirmed(record))
        ? 'booked'
        : 'none';
  return {
    state,
    bookedAt,
    cancelledAt: instantOf(fields.cancelledAt) ?? record.updatedAt,
    moves: typeof moves === 'number' ? moves : 0,
    movedAt: instantOf(fields.rescheduledAt),
    date: typeof date === 'string' ? date : undefined,
    visitAt: typeof date === 'string' && slot ? indiaInstant(date, slot.startsAt).getTime() : undefined,
    step: stepOf(job),
    stepAt,
    askedParts: asked.map(({ id }) => id),
    askedAt: instantOf(asked.at(-1)?.askedAt) ?? stepAt,
    isReviewed: fields.reviewed === true,
    saidYes: fields.chatReview === true,
    told,
  };
}
