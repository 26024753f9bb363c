import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SlotAlternative, SlotRefusal } from '../slots/contract.ts';
import { findSlot, type SlotId } from '../slots/contract.ts';
import { boardOf } from './booking-record.ts';
import type { BookingDraft } from './rules/booking-record.ts';

type WantedSlot = { readonly date: string; readonly slotId: SlotId };

/** The slot that a draft asks for, or nothing while date or time is open. */
export function wantedSlot({ date, timeSlot }: BookingDraft): WantedSlot | undefined {
  const slot = timeSlot === undefined ? undefined : findSlot(timeSlot);
  return date === undefined || slot === undefined ? undefined : { date, slotId: slot.id };
}

/** Why a slot was refused, and what is free instead. */
export interface RefusedSlot {
  readonly code: SlotRefusal;
  readonly alternatives: readonly SlotAlternative[];
}

/** A draft without what was refused: the time, and the date too where it is the date that can't be booked. */
export function withoutSlot(draft: BookingDraft, { code }: RefusedSlot): BookingDraft {
  const { timeSlot: _, date, ...rest } = draft;
  const isDateGood = code === 'slot_full' || code === 'slot_begun';
  return date !== undefined && isDateGood ? { ...rest, date } : rest;
}

/** The field of the form that a refusal is about; a full slot is nobody's mistake and has an answer of its own. */
export const refusedField = (code: Exclude<SlotRefusal, 'slot_full'>): Readonly<Record<string, FieldCode>> =>
  code === 'slot_begun' ? { timeSlot: code } : { date: code };

interface Held {
  /** Until when, ms since 1970; missing where nothing is held. */
  readonly untilMs?: number;
  readonly refused?: RefusedSlot;
}

/** Holds the slot that a draft asks for, if it asks for one, for some milliseconds from now. */
export async function holdSlot(
  { slots, now }: Pick<WriteServices, 'slots' | 'now'>,
  id: string,
  draft: BookingDraft,
  forMs: number,
): Promise<Result<Held, 'slots_unavailable'>> {
  const wanted = wantedSlot(draft);
  if (wanted === undefined) return success({});
  const untilMs = now().getTime() + forMs;
  const hold = await slots.hold(boardOf(draft), id, wanted, untilMs);
  if (hold.ok) return success({ untilMs });
  if (hold.code === 'slots_unavailable') return failure('slots_unavailable');
  return success({ refused: { code: hold.code, alternatives: hold.detail?.alternatives ?? [] } });
}
