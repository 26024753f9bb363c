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
import {
  datesOf,
  openFeed,
  push,
  pushToSubscribers,
  requestedDates,
  subscribe,
  subscribedDates,
} from './live-feed.ts';

declare const Response: typeof Workers.Response;
declare const WebSocketRequestResponsePair: typeof Workers.WebSocketRequestResponsePair;

/** How long past seats stay visible to the operator. */
const PAST_DAYS = 7;

/** `SLOT_CAPACITY`: how many cars a slot takes unless the operator set another number. */
type SlotBoardEnvironment = { readonly SLOT_CAPACITY?: string | number };

type SlotAnswer = Result<Seat, SlotRefusal, { readonly alternatives: readonly SlotAlternative[] }>;

/**
 * The slots of one city. One object handles one call after another, and its writes between two awaits commit together,
 * so a slot cannot be overbooked. The rules live in features/slots/rules; this class stores and pushes. Every method
 * takes the instant (ms since 1970) last, default the platform's clock.
 */
export class SlotBoard extends DurableObject<SlotBoardEnvironment> {
  readonly #store: BoardStore;

  constructor(ctx: Workers.DurableObjectState, env: SlotBoardEnvironment) {
    super(ctx, env);
    this.#store = new BoardStore(ctx.storage.sql, configuredCapacity(env.SLOT_CAPACITY));
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** All five slots of a date with the seats left in each. */
  board(date: string, nowMs = Date.now()): readonly SlotState[] {
    return slotStatesOn(this.#store.day(date), date, nowMs);
  }

  /** Holds a slot for a record until an instant. It replaces an earlier hold of the record; a taken seat stays. */
  hold(recordId: string, date: string, slotId: SlotId, untilMs: number, nowMs = Date.now()): SlotAnswer {
    return this.#claim({ recordId, date, slotId, heldUntilMs: untilMs }, nowMs);
  }

  /** Takes a slot permanently and frees the record's other seats. Repeating it changes nothing. */
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

  /** Frees all held and taken seats of a record. */
  release(recordId: string, nowMs = Date.now()): void {
    this.#change(this.#store.datesOf(recordId), nowMs, () => this.#store.release(recordId));
  }

  /** Sets how many cars a slot takes. `default` means every date without its own number; no slot means the whole day. */
  setCapacity(date: string, slotId: SlotId | undefined, capacity: number, nowMs = Date.now()): void {
    const rule = {
      capacity,
      ...(date === 'default' ? {} : { date }),
      ...(slotId === undefined ? {} : { slotId }),
    };
    this.#change(date === 'default' ? subscribedDates(this.ctx) : [date], nowMs, () =>
      this.#store.setCapacity(rule),
    );
  }

  /** Stops offering a date; taken seats stay taken. */
  block(date: string, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.block(date));
  }

  unblock(date: string, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.unblock(date));
  }

  /** Runs when the next hold expires. */
  override alarm(): void {
    this.clean();
  }

  /** Deletes expired holds and past dates, and pushes the changed dates. */
  clean(nowMs = Date.now()): void {
    const dates = this.#store.clean(nowMs, addDays(indiaDate(new Date(nowMs)), -PAST_DAYS));
    for (const date of dates) pushToSubscribers(this.ctx, date, this.board(date, nowMs));
    this.#wakeForExpiry();
  }

  /** The live feed: a WebSocket that receives the slots of its dates (`?dates=`, else today and tomorrow). */
  override fetch(request: Workers.Request): Workers.Response {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket')
      return new Response(null, { status: 426, headers: { upgrade: 'websocket' } });
    const requested = new URL(request.url).searchParams.get('dates')?.split(',') ?? [];
    const dates = requested.filter(isCalendarDate).slice(0, MOST_LIVE_DATES);
    const today = indiaDate(new Date());
    const { socket, response } = openFeed(this.ctx, dates.length > 0 ? dates : [today, addDays(today, 1)]);
    this.#pushAll(socket);
    return response;
  }

  /** A visitor may subscribe to other dates at any time. */
  override webSocketMessage(socket: Workers.WebSocket, message: string | ArrayBuffer): void {
    const dates = requestedDates(message);
    if (dates === undefined) return;
    subscribe(socket, dates);
    this.#pushAll(socket);
  }

  override webSocketClose(socket: Workers.WebSocket): void {
    socket.close();
  }

  #pushAll(socket: Workers.WebSocket): void {
    for (const date of datesOf(socket)) push(socket, date, this.board(date));
  }

  /** Writes, and pushes every date whose slots the write changed. */
  #change(dates: readonly string[], nowMs: number, write: () => void): void {
    const state = (date: string) => JSON.stringify(this.board(date, nowMs));
    const before = new Map(dates.map((date) => [date, state(date)]));
    this.ctx.storage.transactionSync(write);
    for (const [date, previous] of before)
      if (state(date) !== previous) pushToSubscribers(this.ctx, date, this.board(date, nowMs));
  }

  #wakeForExpiry(): void {
    const next = this.#store.nextExpiry();
    if (next !== undefined) this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }
}
