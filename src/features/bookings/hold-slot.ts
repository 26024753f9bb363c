import type { LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { looksLikeBot } from '../../web/spam.ts';
import {
  findSlot,
  HOLD_MS,
  type SlotAlternative,
  type SlotId,
  type SlotRefusal,
  type WaitReason,
} from '../slots/contract.ts';
import { claimantOf } from '../slots/index.ts';
import { slotCityOf } from './record.ts';
import type { BookingDraft } from './rules/booking-record.ts';

type WantedSlot = { readonly date: string; readonly slotId: SlotId };

/** Returns the slot that a draft names; undefined while its date or time is missing. */
export function wantedSlot({ date, timeSlot }: BookingDraft): WantedSlot | undefined {
  const slot = timeSlot === undefined ? undefined : findSlot(timeSlot);
  return date === undefined || slot === undefined ? undefined : { date, slotId: slot.id };
}

/** The reason for refusing a slot, and the free slots nearest to it. */
export interface RefusedSlot {
  readonly code: SlotRefusal;
  readonly alternatives: readonly SlotAlternative[];
}

/** Removes a refused slot from a draft: the time, and also the date when the date itself cannot be booked. */
export function withoutSlot(draft: BookingDraft, { code }: RefusedSlot): BookingDraft {
  const { timeSlot: _, date, ...rest } = draft;
  const isDateBookable = code === 'slot_full' || code === 'slot_begun';
  return date !== undefined && isDateBookable ? { ...rest, date } : rest;
}

/**
 * Returns the form field that a refusal concerns. A full slot is no input error and has its own answer, 409
 * `slot_full`.
 */
export const refusedField = (code: Exclude<SlotRefusal, 'slot_full'>): Readonly<Record<string, FieldCode>> =>
  code === 'slot_begun' ? { timeSlot: code } : { date: code };

export interface SlotHold {
  /** The hold expires at this time, in ms since 1970; missing when no slot is held. */
  readonly untilMs?: number;
  readonly refused?: RefusedSlot;
  /** The claimant gets no seat without the operator, and the slot has one. */
  readonly waits?: WaitReason;
}

interface Hold {
  /** The end of the hold, in ms since 1970. */
  readonly untilMs: number;
  readonly visitor: SeatVisitor;
}

/**
 * Holds the slot that a draft names; a draft without a slot holds none, and so does one whose hold has had its end. A
 * form that looks like a program's never holds a seat.
 */
export async function holdSlot(
  { slots, now, signer }: Pick<WriteServices, 'slots' | 'now' | 'signer'>,
  record: Pick<LedgerRecord, 'id' | 'mobileNumber' | 'fields'>,
  draft: BookingDraft,
  { untilMs, visitor }: Hold,
): Promise<Result<SlotHold, 'slots_unavailable'>> {
  const wanted = wantedSlot(draft);
  if (wanted === undefined) return success({});
  if (looksLikeBot(record.fields.suspect)) return success({ waits: 'program' });
  if (untilMs <= now().getTime()) return success({});
  const claimant = await claimantOf(signer, visitor, record);
  const hold = await slots.hold(slotCityOf(draft), record.id, wanted, untilMs, claimant);
  if (hold.ok) return success({ untilMs });
  if (hold.code === 'slots_unavailable') return failure('slots_unavailable');
  if (hold.code === 'must_wait') return success({ waits: hold.detail?.reason ?? 'rate' });
  return success({ refused: { code: hold.code, alternatives: hold.detail?.alternatives ?? [] } });
}

/**
 * Returns the end of a draft's hold, in ms since 1970: ten minutes after the draft was made, however often it changes.
 * A later confirmation still takes a seat that is free then.
 */
export const draftHoldEnd = ({ createdAt }: Pick<LedgerRecord, 'createdAt'>): number => createdAt + HOLD_MS;
