import { NETWORK_PARAMETER, PART_PARAMETER } from '../features/slots/contract.ts';
import type { SlotBoard } from '../platform/slots/slot-board.ts';
import { failure, success } from '../values/result.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { SlotBoards } from './services.ts';

/** The boards behind their Durable Objects. One that cannot be reached is a code like any other, never an exception. */
export function createSlotBoards(namespace: SlotBoardNamespace, log: Log): SlotBoards {
  const boardOf = (city: string) => namespace.getByName(city);
  const attempt = async <Value>(step: string, call: () => Promise<Value>) => {
    try {
      return success(await call());
    } catch {
      log.note('slots_unavailable', { step });
      return failure('slots_unavailable');
    }
  };
  return {
    board: (city, date) => attempt('board', async () => boardOf(city).board(date)),
    beside: (city, recordId) => attempt('beside', async () => boardOf(city).beside(recordId)),
    async hold(city, bookingId, { date, slotId }, untilMs, claimant) {
      const answered = await attempt('hold', async () =>
        boardOf(city).hold(bookingId, date, slotId, untilMs, claimant),
      );
      return answered.ok ? answered.value : answered;
    },
    async release(city, bookingId) {
      await attempt('release', async () => boardOf(city).release(bookingId));
    },
    live: (city, request, { network, part = '' }) => {
      const url = new URL(request.url);
      url.searchParams.set(NETWORK_PARAMETER, network);
      url.searchParams.set(PART_PARAMETER, part);
      return attempt('live', () => boardOf(city).fetch(new Request(url, request)));
    },
  };
}

type Called = 'board' | 'beside' | 'hold' | 'take' | 'release' | 'setCapacity' | 'block' | 'unblock';

/** A city's board from outside its object: every method answers later. */
export type RemoteBoard = {
  readonly [Method in Called]: (
    ...given: Parameters<SlotBoard[Method]>
  ) => Promise<ReturnType<SlotBoard[Method]>>;
} & { fetch(request: Request): Promise<Response> };

/** The part of the platform's namespace that is used here; its own types speak of another `Request`. */
export interface SlotBoardNamespace {
  getByName(city: string): RemoteBoard;
}
