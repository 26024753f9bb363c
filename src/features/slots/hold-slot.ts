import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { looksLikeBot } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Signer } from '../../values/signing.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import {
  isSlotId,
  type SlotAlternative,
  type SlotCity,
  type SlotId,
  type SlotRefusal,
  type WaitReason,
} from './contract.ts';
import type { Claimant } from './rules/fair-share.ts';

type WantedSlot = { readonly date: string; readonly slotId: SlotId };

/** Returns the slot that a date and a slot's id name; undefined while one of them is missing. */
export function wantedSlot(visit: {
  readonly date?: unknown;
  readonly timeSlot?: unknown;
}): WantedSlot | undefined {
  const { date, timeSlot } = visit;
  return typeof date === 'string' && isSlotId(timeSlot) ? { date, slotId: timeSlot } : undefined;
}

/** The reason for refusing a slot, and the free slots nearest to it. */
export interface RefusedSlot {
  readonly code: SlotRefusal;
  readonly alternatives: readonly SlotAlternative[];
}

export interface SlotHold {
  /** The hold expires at this time, in ms since 1970; missing when no slot is held. */
  readonly untilMs?: number;
  readonly refused?: RefusedSlot;
  /** Why the claimant waits for the operator although the slot has a free seat. */
  readonly waits?: WaitReason;
}

type SeatedRecord = Pick<LedgerRecord, 'id' | 'mobileNumber'> & { readonly fields: AnyFields };

interface Hold {
  readonly city: SlotCity;
  /** Without a slot nothing is held. */
  readonly slot: WantedSlot | undefined;
  /** The end of the hold, in ms since 1970; nothing is held after it. */
  readonly untilMs: number;
  readonly visitor: SeatVisitor;
}

/** Holds a slot for a booking or an order. A form that looks like a program's never holds a seat. */
export async function holdSlot(
  { slots, now, signer }: Pick<WriteServices, 'slots' | 'now' | 'signer'>,
  record: SeatedRecord,
  { city, slot, untilMs, visitor }: Hold,
): Promise<Result<SlotHold, 'slots_unavailable'>> {
  if (slot === undefined) return success({});
  if (looksLikeBot(record.fields.suspect)) return success({ waits: 'program' });
  if (untilMs <= now().getTime()) return success({});
  const claimant = await claimantOf(signer, visitor, record);
  const hold = await slots.hold(city, record.id, slot, untilMs, claimant);
  if (hold.ok) return success({ untilMs });
  if (hold.code === 'slots_unavailable') return failure('slots_unavailable');
  if (hold.code === 'must_wait') return success({ waits: hold.detail?.reason ?? 'rate' });
  return success({ refused: { code: hold.code, alternatives: hold.detail?.alternatives ?? [] } });
}

/** Returns who claims a record's seat: the visitor of the request, with the record's number and proof. */
async function claimantOf(
  signer: Signer,
  visitor: SeatVisitor,
  { mobileNumber, fields }: SeatedRecord,
): Promise<Claimant> {
  return {
    ...visitor,
    number: await signer.sign('limit', mobileNumber ?? ''),
    isVerified: fields.verified === true,
  };
}
