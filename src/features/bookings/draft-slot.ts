import type { LedgerRecord } from '../../records/record.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { HOLD_MS, type SlotRefusal } from '../slots/contract.ts';
import type { RefusedSlot } from '../slots/index.ts';
import type { BookingDraft } from './rules/booking-record.ts';

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

/**
 * Returns the end of a draft's hold, in ms since 1970: ten minutes after the draft was made, however often it changes.
 * A later confirmation still takes a seat that is free then.
 */
export const draftHoldEnd = ({ createdAt }: Pick<LedgerRecord, 'createdAt'>): number => createdAt + HOLD_MS;
