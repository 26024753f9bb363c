import * as z from 'zod/mini';
import type { NewDelivery } from '../../platform/ledger/records.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { calendarDate } from '../../web/contract/fields.ts';
import type { SlotAlternative, SlotState } from './rules/board.ts';
import { slotIds } from './rules/slot.ts';

export { type WaitReason, waitReasons } from '../../records/slot-ids.ts';
export {
  CONFIRMING_HOLD_MS,
  HOLD_MS,
  MOST_CAPACITY,
  type Seat,
  type SlotAlternative,
  type SlotRefusal,
  type SlotState,
} from './rules/board.ts';
export {
  BOOKING_WINDOW_DAYS,
  bookingDateProblem,
  type DateProblem,
  findSlot,
  firstBookableDay,
  hasBegun,
  isSlotId,
  offeredSlots,
  type Slot,
  type SlotId,
  slotIds,
  slots,
} from './rules/slot.ts';

/** The cities that have a board of slots, as slugs. */
export const slotCities = ['jaipur'] as const;
export type SlotCity = (typeof slotCities)[number];

/** `GET /api/slots/live?city=`. */
export const slotsLiveQuery = lazySchema(() =>
  body(z.object({ city: z._default(z.enum(slotCities), 'jaipur') })),
);

/** `GET /api/slots?city=&date=`. */
export const slotsQuery = lazySchema(() =>
  body(z.object({ city: z._default(z.enum(slotCities), 'jaipur'), date: calendarDate })),
);

const slotState: z.ZodMiniType<SlotState> = lazySchema(() =>
  z.object({
    id: z.enum(slotIds),
    capacity: z.int(),
    left: z.int(),
  }),
);

/** 200 of `GET /api/slots`: only slots that can still be offered. */
export const slotsAnswer = lazySchema(() => z.object({ slots: z.array(slotState) }));

/** A message of the live feed: it is sent on connecting and after every change of that date. */
export const slotsPush = lazySchema(() => z.object({ date: z.string(), slots: z.array(slotState) }));
export type SlotsPush = z.infer<typeof slotsPush>;

/** One reader of the live feed can subscribe to at most this many dates. */
export const MOST_LIVE_DATES = 7;

/**
 * Live feeds that may be open: of a network (a carrier's gateway, or a large company), of a /64 inside it, and in all.
 * Above the last, each network still has its own two, so that nobody's feeds close the city to others.
 */
export const MOST_FEEDS = { network: 32, part: 16, city: 2_000, own: 2 } as const;

/** The Worker adds the visitor's network to a feed's address under this name, for the object alone. */
export const NETWORK_PARAMETER = 'network';
/** The /64 inside it, if it has one. */
export const PART_PARAMETER = 'part';

/** An entry of the 409 `slot_full` answer, nearest slot first. */
export const slotAlternative: z.ZodMiniType<SlotAlternative> = lazySchema(() =>
  z.object({
    date: z.string(),
    id: z.enum(slotIds),
    left: z.int(),
  }),
);
export const slotFullDetail = lazySchema(() => z.object({ alternatives: z.array(slotAlternative) }));

/** The delivery target that applies bookings to the board: a confirmed booking has a seat, a cancelled one none. */
export const SLOT_TARGET = 'slots';

/** The confirmation writes this delivery in its own transaction; every later change of the booking repeats it. */
export const seatDelivery: NewDelivery = { target: SLOT_TARGET, purpose: 'seat' };
