import { type BoardSettings, boardSettings } from '../features/admin/contract/backup.ts';
import { SLOT_TARGET, type SlotCity, slotCities } from '../features/slots/contract.ts';
import type { SlotRefusal } from '../features/slots/rules/board.ts';
import type { SlotId } from '../features/slots/rules/slot.ts';
import type { RemoteCopy } from '../platform/ledger/erasure.ts';
import type { DeliveryTarget } from '../platform/ledger/records.ts';
import type { DeliveryOutcome } from '../platform/outbox/outcome.ts';
import type { AnyFields, LedgerRecord } from '../records/record.ts';
import { stageOf } from '../records/record-status.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { EraseOwn } from './erasure.ts';
import type { BoardOf, RemoteBoard, SlotBoards } from './slots.ts';

/** The operator's access to the slot boards. */
export interface SlotAdmin {
  /**
   * Sets how many cars a slot takes. No slot means every slot of the date; `default` means every date without its own
   * number.
   */
  setCapacity(
    city: SlotCity,
    rule: { readonly date: string; readonly slot: SlotId | undefined; readonly capacity: number },
  ): Promise<Result<undefined, 'slots_unavailable'>>;
  /** Takes a seat at once, without a share of the visitors' limits; the record's earlier seat is free after it. */
  take(
    city: SlotCity,
    recordId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
  ): Promise<Result<undefined, SlotRefusal | 'slots_unavailable'>>;
  /** Stops or resumes offering a date, or one slot of it; taken seats stay taken. */
  setBlocked(
    city: SlotCity,
    what: { readonly date: string; readonly slot?: SlotId | undefined },
    isBlocked: boolean,
  ): Promise<Result<undefined, 'slots_unavailable'>>;
  /** The capacities and blocked days, for a backup. */
  settings(city: SlotCity): Promise<Result<BoardSettings, 'slots_unavailable'>>;
}

/**
 * Makes a city's slot board follow the ledger (decision 018). A record's status takes its seat or releases it, at once
 * or, after a crash, by cron. Both calls can be repeated.
 */
export const createSlotTarget = (boardOf: BoardOf): DeliveryTarget => ({
  name: SLOT_TARGET,
  async deliver({ record, delivery }): Promise<DeliveryOutcome> {
    const restored = boardSettings.safeParse(delivery.event);
    if (restored.success) return setBoard(boardOf(restored.data.city), restored.data);
    if (record === null || record.city === null) return nothingToDo('no record with a place');
    const board = boardOf(record.city);
    const stage = stageOf(record);
    if (stage === 'confirmed') return takeSeat(board, record);
    // An unpaid order holds its seat. A draft of a booking has one only after its confirmation was taken back.
    const isFree = stage === 'cancelled' || (stage === 'draft' && record.kind === 'booking');
    if (!isFree) return nothingToDo(record.status);
    await board.release(record.id);
    return { kind: 'delivered' };
  },
});

/** A restored ledger brings what the operator had set (decision 017). */
async function setBoard(board: RemoteBoard, { capacity, blocked }: BoardSettings): Promise<DeliveryOutcome> {
  for (const { date = 'default', slotId, capacity: cars } of capacity)
    await board.setCapacity(date, slotId, cars);
  for (const { date, slotId } of blocked) await board.block(date, slotId);
  return { kind: 'delivered' };
}

const nothingToDo = (detail: string): DeliveryOutcome => ({ kind: 'skipped', detail });

async function takeSeat(board: RemoteBoard, record: LedgerRecord): Promise<DeliveryOutcome> {
  const { date, timeSlot }: AnyFields = record.fields;
  if (date === undefined || timeSlot === undefined) return nothingToDo('no slot');
  const answer = await board.take(record.id, date, timeSlot);
  if (answer.ok) return { kind: 'delivered' };
  // No visitor can fix a slot that is full although it was held, so the admin's list shows it as failed.
  return answer.code === 'slot_full'
    ? { kind: 'fault', code: 'refused', detail: answer.code }
    : nothingToDo(answer.code);
}

/** The operator's access to the boards; an unreachable board is an error code like any other. */
export function createSlotAdmin(boardOf: BoardOf, log: Log): SlotAdmin {
  const attempt = async (step: string, call: () => Promise<void>) => {
    try {
      await call();
      return success(undefined);
    } catch {
      log.note('slots_unavailable', { step });
      return failure('slots_unavailable');
    }
  };
  return {
    async take(city, recordId, { date, slotId }) {
      try {
        const answer = await boardOf(city).take(recordId, date, slotId);
        return answer.ok ? success(undefined) : failure(answer.code);
      } catch {
        log.note('slots_unavailable', { step: 'take' });
        return failure('slots_unavailable');
      }
    },
    setCapacity: (city, { date, slot, capacity }) =>
      attempt('capacity', () => boardOf(city).setCapacity(date, slot, capacity)),
    setBlocked: (city, { date, slot }, isBlocked) =>
      attempt('block', () => {
        const board = boardOf(city);
        return isBlocked ? board.block(date, slot) : board.unblock(date, slot);
      }),
    async settings(city) {
      try {
        const { capacity, blocked } = await boardOf(city).settings();
        return success({ city, capacity: [...capacity], blocked: [...blocked] });
      } catch {
        log.note('slots_unavailable', { step: 'settings' });
        return failure('slots_unavailable');
      }
    },
  };
}

const isSeat = ({ target }: RemoteCopy): boolean => target === SLOT_TARGET;

/** Every slot city for a record whose city is unknown: releasing a seat that a board does not have is harmless. */
const seatCities = (city: string | null | undefined): readonly SlotCity[] => {
  const own = slotCities.filter((slotCity) => slotCity === city);
  return own.length > 0 ? own : slotCities;
};

/** A seat is ours and holds nothing about a person, so nobody has to delete it elsewhere. */
export const withoutSeats = (remote: readonly RemoteCopy[]): readonly RemoteCopy[] =>
  remote.filter((copy) => !isSeat(copy));

/** Releases the seats of the erased records, each in its record's own city. */
export const releaseSeats =
  (release: SlotBoards['release']): EraseOwn =>
  async ({ found }, { records, remote }) => {
    const cityOf = new Map(found.records.map(({ id, city }) => [id, city]));
    await Promise.all(
      remote
        .filter(isSeat)
        .flatMap(({ recordId }) => seatCities(cityOf.get(recordId)).map((city) => release(city, recordId))),
    );
    return success({ records, remote: withoutSeats(remote) });
  };
