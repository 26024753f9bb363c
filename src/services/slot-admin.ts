import { failure, success } from '../values/result.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { SlotAdmin } from './services.ts';
import type { SlotBoardNamespace } from './slot-boards.ts';

/** The operator's hand on the boards; one that cannot be reached is a code like any other. */
export function createSlotAdmin(namespace: SlotBoardNamespace, log: Log): SlotAdmin {
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
    setCapacity: (city, { date, slot, capacity }) =>
      attempt('capacity', () => namespace.getByName(city).setCapacity(date, slot, capacity)),
    setBlocked: (city, date, isBlocked) =>
      attempt('block', () => {
        const board = namespace.getByName(city);
        return isBlocked ? board.block(date) : board.unblock(date);
      }),
  };
}
