import type { RecordKind } from '../features/admin/rules/record-status.ts';
import { SLOT_TARGET } from '../features/slots/contract.ts';
import { findSlot } from '../features/slots/rules/slot.ts';
import type { DeliveryTarget, LedgerRecord } from '../platform/ledger/records.ts';
import type { DeliveryOutcome } from '../platform/outbox/outcome.ts';
import type { RemoteBoard, SlotBoardNamespace } from './slot-boards.ts';

/**
 * Makes a city's board follow the ledger (decision 010): whatever became of a booking or an order, its seat is taken or given back,
 * at once or, after a crash, by cron. Both calls may be repeated.
 */
export const createSlotTarget = (namespace: SlotBoardNamespace): DeliveryTarget => ({
  name: SLOT_TARGET,
  async deliver({ record }): Promise<DeliveryOutcome> {
    if (record === null || record.city === null) return nothingToDo('no record with a place');
    const board = namespace.getByName(record.city);
    switch (SEATS[record.kind]?.[record.status]) {
      case 'given_back':
        await board.release(record.id);
        return { kind: 'delivered' };
      case 'taken':
        return takeSeat(board, record);
      case undefined:
        return nothingToDo(record.status);
    }
  },
});

/** What becomes of the seat in each status; in any other it is held at most. */
const SEATS: Partial<Record<RecordKind, Readonly<Record<string, 'taken' | 'given_back'>>>> = {
  booking: { completed: 'taken', cancelled: 'given_back' },
  order: { pay_after_service: 'taken', paid: 'taken', cancelled: 'given_back', refunded: 'given_back' },
};

const nothingToDo = (detail: string): DeliveryOutcome => ({ kind: 'skipped', detail });

async function takeSeat(board: RemoteBoard, record: LedgerRecord): Promise<DeliveryOutcome> {
  const { date, timeSlot } = record.fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  if (typeof date !== 'string' || slot === undefined) return nothingToDo('no slot');
  const answer = await board.take(record.id, date, slot.id);
  if (answer.ok) return { kind: 'delivered' };
  // A slot that is full although it was held: no visitor can mend that, so it stands on the desk as failed.
  return answer.code === 'slot_full'
    ? { kind: 'fault', code: 'refused', detail: answer.code }
    : nothingToDo(answer.code);
}
