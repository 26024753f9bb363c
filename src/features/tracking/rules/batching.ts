/** These times (ms) and sizes decide when the browser sends its queued events. */
const BATCH_DEBOUNCE_MS = 500;
const BATCH_MIN_INTERVAL_MS = 500;
const BATCH_SIZE = 5;
export const BATCH_TIMEOUT_MS = 10_000;
/** The endpoint refuses a larger batch. */
export const BATCH_MAX = 20;
/** While sending fails, the oldest events are dropped to save the page's memory. */
const QUEUE_MAX = 200;

/** The queue and its times in ms. */
export interface Batching<Event> {
  readonly queue: readonly Event[];
  readonly firstQueuedAt: number;
  readonly lastQueuedAt: number;
  readonly lastSentAt: number;
}

export const emptyBatching = <Event>(): Batching<Event> => ({
  queue: [],
  firstQueuedAt: 0,
  lastQueuedAt: 0,
  lastSentAt: Number.NEGATIVE_INFINITY,
});

/** Adds an event at `now` (ms); a full queue drops its oldest. */
export const queued = <Event>(state: Batching<Event>, event: Event, now: number): Batching<Event> => ({
  ...state,
  queue: [...state.queue, event].slice(-QUEUE_MAX),
  firstQueuedAt: state.queue.length === 0 ? now : state.firstQueuedAt,
  lastQueuedAt: now,
});

/**
 * Returns the time of the next batch, in ms; undefined for an empty queue. Five events are due at once, fewer after
 * half a second without a new event and at most 10 s after the first. Batches are at least half a second apart.
 */
export function batchDueAt<Event>(state: Batching<Event>): number | undefined {
  if (state.queue.length === 0) return undefined;
  const rested = Math.min(state.lastQueuedAt + BATCH_DEBOUNCE_MS, state.firstQueuedAt + BATCH_TIMEOUT_MS);
  const ready = state.queue.length >= BATCH_SIZE ? state.lastQueuedAt : rested;
  return Math.max(ready, state.lastSentAt + BATCH_MIN_INTERVAL_MS);
}

interface Taken<Event> {
  readonly batch: readonly Event[];
  readonly state: Batching<Event>;
}

const take = <Event>(state: Batching<Event>, count: number, now: number): Taken<Event> => ({
  batch: state.queue.slice(0, count),
  state: {
    ...state,
    queue: state.queue.slice(count),
    firstQueuedAt: now,
    lastQueuedAt: now,
    lastSentAt: now,
  },
});

/** Takes the batch that is due at `now`: at most five events, or none. */
export function takeBatch<Event>(state: Batching<Event>, now: number): Taken<Event> {
  const dueAt = batchDueAt(state);
  return dueAt === undefined || dueAt > now ? { batch: [], state } : take(state, BATCH_SIZE, now);
}

/** Takes as many events as one beacon may hold, due or not: the visitor is leaving. */
export const takeOnLeaving = <Event>(state: Batching<Event>, now: number): Taken<Event> =>
  take(state, BATCH_MAX, now);
