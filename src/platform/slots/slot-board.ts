import { DurableObject } from 'cloudflare:workers';
import type * as Workers from '@cloudflare/workers-types';
import { MOST_LIVE_DATES, NETWORK_PARAMETER, PART_PARAMETER } from '../../features/slots/contract.ts';
import {
  type Board,
  capacityOf,
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
import { type Claimant, reasonToWait } from '../../features/slots/rules/fair-share.ts';
import type { SlotId } from '../../features/slots/rules/slot.ts';
import type { WaitReason } from '../../records/slot-ids.ts';
import { addDays, indiaDate, isCalendarDate } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { BoardStore, type OperatorSettings } from './board-store.ts';
import { type Broadcast, createBroadcast } from './broadcast.ts';
import { datesOf, endFeeds, openFeed, push, subscribedDates } from './live-feed.ts';

declare const Response: typeof Workers.Response;

/** How long past seats stay visible to the operator. */
const PAST_DAYS = 7;

/** `SLOT_CAPACITY`: how many cars a slot takes unless the operator set another number. */
type SlotBoardEnvironment = { readonly SLOT_CAPACITY?: string | number };

type Alternatives = { readonly alternatives: readonly SlotAlternative[] };
type SlotAnswer = Result<Seat, SlotRefusal, Alternatives>;
type HoldAnswer = Result<Seat, SlotRefusal | 'must_wait', Alternatives & { readonly reason?: WaitReason }>;

/**
 * The slots of one city. One object handles one call after another, and its writes between two awaits commit together,
 * so a slot cannot be overbooked. The rules live in features/slots/rules; this class stores and pushes. Every method
 * takes the instant (ms since 1970) last, default the platform's clock.
 */
export class SlotBoard extends DurableObject<SlotBoardEnvironment> {
  readonly #store: BoardStore;
  readonly #broadcast: Broadcast;

  constructor(ctx: Workers.DurableObjectState, env: SlotBoardEnvironment) {
    super(ctx, env);
    this.#store = new BoardStore(ctx.storage.sql, configuredCapacity(env.SLOT_CAPACITY));
    this.#broadcast = createBroadcast(ctx, (date, nowMs) => this.board(date, nowMs));
  }

  /** All five slots of a date with the seats left in each. */
  board(date: string, nowMs = Date.now()): readonly SlotState[] {
    return slotStatesOn(this.#store.day(date, nowMs), date, nowMs);
  }

  /**
   * Holds a slot for a record until an instant. It replaces an earlier hold of the record; a taken seat stays. A claimant
   * who has a fair share already gets no seat: `must_wait` (decision 018).
   */
  hold(
    recordId: string,
    date: string,
    slotId: SlotId,
    untilMs: number,
    claimant: Claimant,
    nowMs = Date.now(),
  ): HoldAnswer {
    const wanted = { recordId, date, slotId, heldUntilMs: untilMs };
    const { day, own, refused } = this.#question(wanted, nowMs);
    if (own !== undefined && own.heldUntilMs === undefined) return success(own);
    if (refused !== undefined) return refused;
    const reason = own === undefined ? this.#reasonToWait(day, wanted, claimant, nowMs) : undefined;
    if (reason !== undefined) {
      this.#store.wait(wanted, claimant);
      return failure('must_wait', { alternatives: [], reason });
    }
    this.#claim(wanted, nowMs, () => this.#store.hold(wanted, untilMs, claimant, nowMs));
    return success(wanted);
  }

  /** The free slots nearest to the one that a record waits for, which its visitor would get at once. */
  beside(recordId: string, nowMs = Date.now()): readonly SlotAlternative[] {
    const waiting = this.#store.waitingOf(recordId);
    if (waiting === undefined) return [];
    const dayOf = (date: string) => this.#store.day(date, nowMs, recordId);
    return slotAlternatives(dayOf, waiting.wanted, nowMs, (day, { date, id: slotId }) => {
      const wanted = { recordId, date, slotId };
      return this.#reasonToWait(day, wanted, waiting.claimant, nowMs) === undefined;
    });
  }

  /**
   * Takes a slot permanently and frees the record's other seats. Repeating it changes nothing. The ledger promised the
   * seat, so only the slot's capacity counts.
   */
  take(recordId: string, date: string, slotId: SlotId, nowMs = Date.now()): SlotAnswer {
    const wanted = { recordId, date, slotId };
    const { own, refused } = this.#question(wanted, nowMs);
    if (own !== undefined && own.heldUntilMs === undefined) return success(own);
    if (refused !== undefined) return refused;
    this.#claim(wanted, nowMs, () => this.#store.take(wanted));
    return success(wanted);
  }

  /** Reads the day of a wanted seat, the seat that the record has there already, and the answer if it may have none. */
  #question(wanted: Seat, nowMs: number) {
    const dayOf = (date: string) => this.#store.day(date, nowMs, wanted.recordId);
    const day = dayOf(wanted.date);
    const refusal = slotRefusal(day, wanted, nowMs);
    const refused =
      refusal === undefined
        ? undefined
        : failure(refusal, { alternatives: slotAlternatives(dayOf, wanted, nowMs) });
    return { day, own: ownSeat(day, wanted, nowMs), refused };
  }

  #reasonToWait(day: Board, wanted: Seat, claimant: Claimant, nowMs: number): WaitReason | undefined {
    const capacities = slotStatesOn(day, wanted.date, nowMs).map(({ capacity }) => capacity);
    const seatsOfDay = capacities.reduce((sum, capacity) => sum + capacity, 0);
    const size = { capacity: capacityOf(day, wanted.date, wanted.slotId), seatsOfDay };
    return reasonToWait(this.#store.use(wanted, claimant, nowMs), claimant, size);
  }

  #claim({ date, recordId }: Seat, nowMs: number, write: () => void): void {
    this.#change([date, ...this.#store.datesOf(recordId)], nowMs, write);
    this.#wakeBy(this.#store.nextExpiry());
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

  /** Stops offering a date, or one slot of it; taken seats stay taken. */
  block(date: string, slotId?: SlotId | null, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.block(date, slotId));
  }

  unblock(date: string, slotId?: SlotId | null, nowMs = Date.now()): void {
    this.#change([date], nowMs, () => this.#store.unblock(date, slotId));
  }

  /** The operator's numbers and blocked days, for a backup. */
  settings(): OperatorSettings {
    return this.#store.settings();
  }

  /** Runs when the next hold or feed ends. */
  override alarm(): void {
    this.clean();
  }

  /** Deletes expired holds and past dates, closes ended feeds, and pushes the changed dates. */
  clean(nowMs = Date.now()): void {
    const dates = this.#store.clean(nowMs, addDays(indiaDate(new Date(nowMs)), -PAST_DAYS));
    this.#broadcast.add(dates, nowMs);
    this.#wakeBy(this.#store.nextExpiry());
    this.#wakeBy(endFeeds(this.ctx, Date.now()));
  }

  /** The live feed: a WebSocket that receives the slots of its dates (`?dates=`, else today and tomorrow). */
  override fetch(request: Workers.Request): Workers.Response {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket')
      return new Response(null, { status: 426, headers: { upgrade: 'websocket' } });
    const search = new URL(request.url).searchParams;
    const requested = search.get('dates')?.split(',', MOST_LIVE_DATES) ?? [];
    const dates = requested.filter(isCalendarDate);
    const today = indiaDate(new Date());
    const feed = openFeed(this.ctx, {
      dates: dates.length > 0 ? dates : [today, addDays(today, 1)],
      network: search.get(NETWORK_PARAMETER) ?? '',
      part: search.get(PART_PARAMETER) ?? '',
      nowMs: Date.now(),
    });
    if (feed === undefined) return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    this.#pushAll(feed.socket);
    this.#wakeBy(feed.endsAt);
    return feed.response;
  }

  /** A feed only sends. A reader that writes is no browser of ours, and each message would cost the others time. */
  override webSocketMessage(socket: Workers.WebSocket): void {
    socket.close(1008);
  }

  override webSocketClose(socket: Workers.WebSocket): void {
    socket.close();
  }

  #pushAll(socket: Workers.WebSocket): void {
    for (const date of datesOf(socket)) push(socket, date, this.board(date));
  }

  /** Writes, and soon pushes the dates that the write may have changed. */
  #change(dates: readonly string[], nowMs: number, write: () => void): void {
    this.ctx.storage.transactionSync(write);
    this.#broadcast.add(dates, nowMs);
  }

  /** Sets the alarm for an instant (ms since 1970) unless it rings earlier anyway. */
  #wakeBy(instantMs: number | undefined): void {
    if (instantMs === undefined) return;
    const { storage } = this.ctx;
    const set = async () => {
      const alarm = await storage.getAlarm();
      if (alarm === null || alarm > instantMs) await storage.setAlarm(instantMs);
    };
    this.ctx.waitUntil(set());
  }
}
