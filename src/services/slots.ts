import { NETWORK_PARAMETER, PART_PARAMETER, type SlotCity } from '../features/slots/contract.ts';
import type { Seat, SlotAlternative, SlotRefusal, SlotState } from '../features/slots/rules/board.ts';
import type { Claimant } from '../features/slots/rules/fair-share.ts';
import type { SlotId } from '../features/slots/rules/slot.ts';
import type { SlotBoard } from '../platform/slots/slot-board.ts';
import type { WaitReason } from '../records/slot-ids.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { VisitorNetwork } from '../web/api/visitor-network.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { ObjectNamespace } from './objects.ts';

type SlotHold = Result<
  Seat,
  SlotRefusal | 'must_wait' | 'slots_unavailable',
  { readonly alternatives: readonly SlotAlternative[]; readonly reason?: WaitReason }
>;

/** The slot boards, one for each city. */
export interface SlotBoards {
  /** All five slots of a date (YYYY-MM-DD) with their free places. */
  board(city: SlotCity, date: string): Promise<Result<readonly SlotState[], 'slots_unavailable'>>;
  /** The free slots beside the one that a record waits for, which its visitor would get at once; none for any other. */
  beside(city: SlotCity, recordId: string): Promise<Result<readonly SlotAlternative[], 'slots_unavailable'>>;
  /**
   * Holds a slot for a booking until an instant (ms since 1970). A delivery from the ledger takes it permanently.
   * `must_wait`: the claimant gets no seat without the operator.
   */
  hold(
    city: SlotCity,
    bookingId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
    untilMs: number,
    claimant: Claimant,
  ): Promise<SlotHold>;
  /**
   * Releases the booking's held and taken slots at once. If this fails, a delivery from the ledger releases them later.
   */
  release(city: SlotCity, bookingId: string): Promise<void>;
  /**
   * The live feed's answer to a request to switch to a WebSocket.
   * @param visitor whose network and /64 may have only so many feeds open
   */
  live(
    city: SlotCity,
    request: Request,
    visitor: VisitorNetwork,
  ): Promise<Result<Response, 'slots_unavailable'>>;
}

/** The boards behind their Durable Objects. One that cannot be reached is a code like any other, never an exception. */
export function createSlotBoards(boardOf: BoardOf, log: Log): SlotBoards {
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

type Called =
  | 'board'
  | 'beside'
  | 'hold'
  | 'take'
  | 'release'
  | 'setCapacity'
  | 'block'
  | 'unblock'
  | 'settings';

/** A city's board from outside its object: every method answers later. */
export type RemoteBoard = {
  readonly [Method in Called]: (
    ...given: Parameters<SlotBoard[Method]>
  ) => Promise<ReturnType<SlotBoard[Method]>>;
} & { fetch(request: Request): Promise<Response> };

/** The used part of the board's stubs; the platform's own types speak of another `Request`. */
export type SlotBoardNamespace = ObjectNamespace<RemoteBoard>;

/** The board of a city. */
export type BoardOf = (city: string) => RemoteBoard;
