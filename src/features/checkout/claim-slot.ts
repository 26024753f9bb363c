import type { LedgerRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { looksLikeBot } from '../../web/spam.ts';
import { findSlot, type SlotAlternative, type SlotCity, type WaitReason } from '../slots/contract.ts';
import { claimantOf } from '../slots/index.ts';

/** Doorstep orders and express packages share the slots of one city. */
export const ORDER_CITY: SlotCity = 'jaipur';

interface SlotClaim {
  /** The free alternatives to a full slot. */
  readonly full?: readonly SlotAlternative[];
  readonly waits?: WaitReason;
  /** The board does not answer, so no seat is held. */
  readonly unavailable?: true;
}

/** Holds a slot for an order. An order that looks like a program's waits for the operator. */
export async function claimSlot(
  { slots, now, signer }: Pick<WriteServices, 'slots' | 'now' | 'signer'>,
  record: LedgerRecord,
  wanted: { readonly date?: unknown; readonly timeSlot?: unknown },
  { untilMs, visitor }: { readonly untilMs: number; readonly visitor: SeatVisitor },
): Promise<SlotClaim> {
  const { date, timeSlot } = wanted;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  if (typeof date !== 'string' || slot === undefined) return {};
  if (looksLikeBot(record.fields.suspect)) return { waits: 'program' };
  if (untilMs <= now().getTime()) return {};
  const claimant = await claimantOf(signer, visitor, record);
  const held = await slots.hold(ORDER_CITY, record.id, { date, slotId: slot.id }, untilMs, claimant);
  if (held.ok) return {};
  if (held.code === 'slots_unavailable') return { unavailable: true };
  if (held.code === 'must_wait') return { waits: held.detail?.reason ?? 'rate' };
  return { full: held.detail?.alternatives ?? [] };
}
