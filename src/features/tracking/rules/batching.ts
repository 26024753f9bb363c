/** Spec section 9, analytics settings; times in ms. */
export const BATCH_DEBOUNCE_MS = 500;
export const BATCH_MIN_INTERVAL_MS = 500;
export const BATCH_SIZE = 5;
export const BATCH_TIMEOUT_MS = 10_000;
/** More than this the endpoint does not take at once (design section 4). */
export const BATCH_MAX = 20;
/** While nothing can be sent the oldest give way: events are not worth a page's memory. */
const QUEUE_MAX = 200;

/** What waits to be sent. All instants in ms. */
export interface Batching<Event> {
  readonly queue: readonly Event[];
  readonly firstQueuedAt: number;
  readonly lastQueuedAt: number;
  readonly lastSentAt: number;
}

/** Nothing queued, nothing ever sent. */
export const emptyBatching = <Event>(): Batching<Event> => ({
  queue: [],
  firstQueuedAt: 0,
  lastQueuedAt: 0,
  lastSentAt: Number.NEGATIVE_INFINITY,
});

/** The state with one more event, at `now` (ms); the oldest give way to it when the queue is full. */
export const queued = <Event>(state: Batching<Event>, event: Event, now: number): Batching<Event> => ({
  ...state,
  queue: [...state.queue, event].slice(-QUEUE_MAX),
  firstQueuedAt: state.queue.length === 0 ? now : state.firstQueuedAt,
  lastQueuedAt: now,
});

/**
 * When the next batch is due: at once when full, else after half a second of rest, at the latest 10 s after its first
 * event; never sooner than half a second after the last one. Nothing queued, nothing due.
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

/** The batch to send at `now`, of at most five events; empty while none is due. */
export function takeBatch<Event>(state: Batching<Event>, now: number): Taken<Event> {
  const dueAt = batchDueAt(state);
  return dueAt === undefined || dueAt > now ? { batch: [], state } : take(state, BATCH_SIZE, now);
}

/** The visitor leaves: as much as one beacon takes, due or not. */
export const takeOnLeaving = <Event>(state: Batching<Event>, now: number): Taken<Event> =>
  take(state, BATCH_MAX, now);
