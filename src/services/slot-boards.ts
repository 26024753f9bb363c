import type { SlotBoard } from '../platform/slots/slot-board.ts';

type Called = 'board' | 'hold' | 'take' | 'release' | 'setCapacity' | 'block' | 'unblock';

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
