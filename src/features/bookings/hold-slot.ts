import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { findSlot, type SlotAlternative, type SlotId, type SlotRefusal } from '../slots/contract.ts';
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
}

/** Holds the slot that a draft names for `forMs` milliseconds; a draft without a slot holds none. */
export async function holdSlot(
  { slots, now }: Pick<WriteServices, 'slots' | 'now'>,
  id: string,
  draft: BookingDraft,
  forMs: number,
): Promise<Result<SlotHold, 'slots_unavailable'>> {
  const wanted = wantedSlot(draft);
  if (wanted === undefined) return success({});
  const untilMs = now().getTime() + forMs;
  const hold = await slots.hold(slotCityOf(draft), id, wanted, untilMs);
  if (hold.ok) return success({ untilMs });
  if (hold.code === 'slots_unavailable') return failure('slots_unavailable');
  return success({ refused: { code: hold.code, alternatives: hold.detail?.alternatives ?? [] } });
}
