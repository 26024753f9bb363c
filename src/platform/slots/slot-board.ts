import { DurableObject } from 'cloudflare:workers';
import type * as Workers from '@cloudflare/workers-types';
import { MOST_LIVE_DATES } from '../../features/slots/contract.ts';
import {
  configuredCapacity,
  ownSeat,
  type Seat,
  type SlotAlternative,
  type SlotRefusal,
  type SlotState,
  slotAlternatives,
  slotRefusal,
  slotStatesOn,
} from '../../features/slots/rules/board.ts';
import type { SlotId } from '../../features/slots/rules/slot.ts';
import { addDays, indiaDate, isCalendarDate } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { BoardStore } from './board-store.ts';
import { datesAskedFor, datesOf, datesRead, openFeed, push, pushToReaders, subscribe } from './live-feed.ts';

declare const Response: typeof Workers.Response;
declare const WebSocketRequestResponsePair: typeof Workers.WebSocketRequestResponsePair;

/** Seats of the past stay this long, for an operator who looks back. */
const KEPT_DAYS = 7;

/** What configuration says to the board: how many cars a slot takes unless the operator set another number. */
export type SlotBoardEnvironment = { readonly SLOT_CAPACITY?: string | number };

export type SlotAnswer = Result<Seat, SlotRefusal, { readonly alternatives: readonly SlotAlternative[] }>;

/**
 * The slots of one city. One object handles one call after the other, and its writes between two awaits commit
 * together: that is why a slot cannot be overbooked. The rules are the domain's; this class stores and pushes.
 * Every method takes the instant last (ms since 1970), the platform's clock unless given.
 */
export class SlotBoard extends DurableObject<SlotBoardEnvironment> {
  readonly #store: BoardStore;

  constructor(ctx: Workers.DurableObjectState, env: SlotBoardEnvironment) {
    super(ctx, env);
    this.#store = new BoardStore(ctx.storage.sql, configuredCapacity(env.SLOT_CAPACITY));
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** All five slots of a date with what is left of each. */
  board(date: string, nowMs = Date.now()): readonly SlotState[] {
    return slotStatesOn(this.#store.day(date), date, nowMs);
  }

  /** Keeps a slot for a record until an instant; an earlier hold of the record ends, a seat it has taken stays. */
  hold(recordId: string, date: string, slotId: SlotId, untilMs: number, nowMs = Date.now()): SlotAnswer {
    return this.#claim({ recordId, date, slotId, heldUntilMs: untilMs }, nowMs);
  }

  /** Takes a slot for good; whatever else the record held or had taken is free again. Asking again changes nothing. */
  take(recordId: string, date: string, slotId: SlotId, nowMs = Date.now()): SlotAnswer {
    return this.#claim({ recordId, date, slotId }, nowMs);
  }

  #claim(wanted: Seat, nowMs: number): SlotAnswer {
    const day = this.#store.day(wanted.date);
    const own = ownSeat(day, wanted, nowMs);
    if (own !== undefined && own.heldUntilMs === undefined) return success(own);
    const refusal = slotRefusal(day, wanted, nowMs);
    if (refusal !== undefined) {
      const window = this.#store.from(indiaDate(new Date(nowMs)));
      return failure(refusal, { alternatives: slotAlternatives(window, wanted, nowMs) });
    }
    const { heldUntilMs } = wanted;
    const dates = [wanted.date, ...this.#store.datesOf(wanted.recordId)];
    this.#change(dates, nowMs, () =>
      heldUntilMs === undefined ? this.#store.take(wanted) : this.#store.hold(wanted, heldUntilMs),
    );
    this.#wakeForExpiry();
    return success(wanted);
  }

  /** Gives back everything a record holds or has taken. */
  release(recordId: string, nowMs = Date.now()): void {
    this.#change(this.#store.datesOf(recordId), nowMs, () => this.#store.release(recordId));
  }

  /** How many cars a slot takes. `default` means every date without a number of its own; no slot means all of the day. */
  setCapacity(date: string, slotId: SlotId | undefined, capacity: number, nowMs = Date.now()): void {
    const rule = {
      capacity,
      ...(date === 'default' ? {} : { date }),
      ...(slotId === undefined ? {} : { slotId }),
    };
    this.#change(date === 'default' ? datesRead(this.ctx) : [date], nowMs, () =>
      this.#store.setCapacity(rule),
    );
  }

  /** Nothing more is offered on a date; what was taken stays taken. */
  block(date: string, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.block(date));
  }

  unblock(date: string, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.unblock(date));
  }

  /** Runs when the next hold runs out: forgets it, tells whoever is reading, and drops what is past. */
  override alarm(): void {
    this.clean();
  }

  /** What the alarm does, as of an instant. */
  clean(nowMs = Date.now()): void {
    const dates = this.#store.clean(nowMs, addDays(indiaDate(new Date(nowMs)), -KEPT_DAYS));
    for (const date of dates) pushToReaders(this.ctx, date, this.board(date, nowMs));
    this.#wakeForExpiry();
  }

  /** The live feed: a WebSocket that hears what is left of its dates (`?dates=`, else today and tomorrow). */
  override fetch(request: Workers.Request): Workers.Response {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket')
      return new Response(null, { status: 426, headers: { upgrade: 'websocket' } });
    const asked = new URL(request.url).searchParams.get('dates')?.split(',') ?? [];
    const dates = asked.filter(isCalendarDate).slice(0, MOST_LIVE_DATES);
    const today = indiaDate(new Date());
    const { socket, response } = openFeed(this.ctx, dates.length > 0 ? dates : [today, addDays(today, 1)]);
    this.#tell(socket);
    return response;
  }

  /** A reader may ask for other dates at any time. */
  override webSocketMessage(socket: Workers.WebSocket, message: string | ArrayBuffer): void {
    const dates = datesAskedFor(message);
    if (dates === undefined) return;
    subscribe(socket, dates);
    this.#tell(socket);
  }

  override webSocketClose(socket: Workers.WebSocket): void {
    socket.close();
  }

  #tell(socket: Workers.WebSocket): void {
    for (const date of datesOf(socket)) push(socket, date, this.board(date));
  }

  /** Writes, and tells the readers of every date on which the write left another number. */
  #change(dates: readonly string[], nowMs: number, write: () => void): void {
    const state = (date: string) => JSON.stringify(this.board(date, nowMs));
    const before = new Map(dates.map((date) => [date, state(date)]));
    this.ctx.storage.transactionSync(write);
    for (const [date, was] of before)
      if (state(date) !== was) pushToReaders(this.ctx, date, this.board(date, nowMs));
  }

  #wakeForExpiry(): void {
    const next = this.#store.nextExpiry();
    if (next !== undefined) this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }
}
