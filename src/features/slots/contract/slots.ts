import * as z from 'zod/mini';
import { body } from '../../../web/contract/body.ts';
import { calendarDate } from '../../../web/contract/fields.ts';
import { slotIds } from '../rules/slot.ts';

/** The cities that have a board of slots, as slugs. */
export const slotCities = ['jaipur'] as const;
export type SlotCity = (typeof slotCities)[number];

/** `GET /api/slots/live?city=`. */
export const slotsLiveQuery = z.lazy(() =>
  body(z.object({ city: z._default(z.enum(slotCities), 'jaipur') })),
);

/** `GET /api/slots?city=&date=`. */
export const slotsQuery = z.lazy(() =>
  body(z.object({ city: z._default(z.enum(slotCities), 'jaipur'), date: calendarDate })),
);

/** How full one slot is: `left` is what another visitor may still take. */
export const slotState = z.lazy(() =>
  z.object({
    id: z.enum(slotIds),
    label: z.string(),
    capacity: z.int(),
    left: z.int(),
  }),
);
export type SlotState = z.infer<typeof slotState>;

/** 200 of `GET /api/slots`: only slots that can still be offered. */
export const slotsAnswer = z.lazy(() => z.object({ slots: z.array(slotState) }));

/** What the live feed pushes over its WebSocket: at once, and after every change of that date. */
export const slotsPush = z.lazy(() => z.object({ date: z.string(), slots: z.array(slotState) }));
export type SlotsPush = z.infer<typeof slotsPush>;

/** One reader of the live feed hears about at most this many dates. */
export const MOST_LIVE_DATES = 7;

/** What a browser asks of the live feed, once it is open: the dates to hear about. */
export const slotsSubscription = z.lazy(() =>
  z.object({ dates: z.array(calendarDate).check(z.maxLength(MOST_LIVE_DATES)) }),
);

/** 409 `slot_full`: what to offer instead, nearest first. */
export const slotAlternative = z.lazy(() =>
  z.object({
    date: z.string(),
    id: z.enum(slotIds),
    label: z.string(),
    left: z.int(),
  }),
);
export type SlotAlternative = z.infer<typeof slotAlternative>;
export const slotFullDetail = z.lazy(() => z.object({ alternatives: z.array(slotAlternative) }));
