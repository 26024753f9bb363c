import type { TrackedEvent } from '../../src/features/tracking/contract.ts';
import {
  BATCH_TIMEOUT_MS,
  type Batching,
  batchDueAt,
  emptyBatching,
  queued,
  takeBatch,
  takeOnLeaving,
} from '../../src/features/tracking/rules/batching.ts';
import type { Emitted } from './page-events.ts';

/** An event as the endpoint takes it; JSON leaves out what is undefined. */
export type WaitingEvent = Emitted & Pick<TrackedEvent, 'eventId' | 'time' | 'url'>;

interface EventQueueParts {
  /** Sends a batch; answers false where the queue may send it again. */
  readonly send: (events: readonly WaitingEvent[]) => Promise<boolean>;
  /** Sends a batch as the visitor leaves the page, without waiting for an answer. */
  readonly sendOnLeaving: (events: readonly WaitingEvent[]) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface EventQueue {
  add(event: WaitingEvent): void;
  /** Sends all waiting events, due or not, as the visitor leaves the page. */
  leave(): void;
}

/** Collects events and sends them in batches (rules/batching.ts). A failed batch waits ten seconds. */
export function createEventQueue({ send, sendOnLeaving, now }: EventQueueParts): EventQueue {
  let state: Batching<WaitingEvent> = emptyBatching();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quietUntil = 0;

  const plan = () => {
    clearTimeout(timer);
    const dueAt = batchDueAt(state);
    if (dueAt !== undefined) timer = setTimeout(sendDue, Math.max(0, dueAt - now(), quietUntil - now()));
  };

  const sendDue = async () => {
    const taken = takeBatch(state, now());
    state = taken.state;
    if (taken.batch.length > 0 && !(await send(taken.batch))) {
      quietUntil = now() + BATCH_TIMEOUT_MS;
      state = { ...state, queue: [...taken.batch, ...state.queue] };
    }
    plan();
  };

  return {
    add(event) {
      state = queued(state, event, now());
      plan();
    },
    leave() {
      clearTimeout(timer);
      while (state.queue.length > 0) {
        const taken = takeOnLeaving(state, now());
        state = taken.state;
        sendOnLeaving(taken.batch);
      }
    },
  };
}
