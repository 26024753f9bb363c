import type { DeliveryTarget, LedgerRecord } from '../contract/records.ts';
import { SLOT_TARGET } from '../contract/seat-delivery.ts';
import type { DeliveryOutcome } from '../domain/delivery/outcome.ts';
import { findSlot } from '../domain/slots/slot.ts';
import type { RemoteBoard, SlotBoardNamespace } from './slot-boards.ts';

/**
 * Makes a city's board follow the ledger (decision 012): whatever became of a booking, its seat is taken or given back,
 * at once or, after a crash, by cron. Both calls may be repeated.
 */
export const createSlotTarget = (namespace: SlotBoardNamespace): DeliveryTarget => ({
  name: SLOT_TARGET,
  async deliver({ record }): Promise<DeliveryOutcome> {
    if (record?.kind !== 'booking' || record.city === null) return nothingToDo('no booking with a place');
    const board = namespace.getByName(record.city);
    switch (record.status) {
      case 'cancelled':
        await board.release(record.id);
        return { kind: 'delivered' };
      case 'completed':
        return takeSeat(board, record);
      default:
        return nothingToDo(record.status);
    }
  },
});

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
