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

export interface OutboxParts {
  /** Sends a batch; false where it may be sent again. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<boolean>;
  /** Sends what is left as the page goes; nobody hears of its answer. */
  readonly sendOnLeaving: (events: readonly TrackedEvent[]) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Outbox {
  add(event: TrackedEvent): void;
  /** The page is being left: everything goes, due or not. */
  leave(): void;
  /** The visitor took the consent back: what waits is forgotten. */
  forget(): void;
}

/** Gathers events and sends them in batches by the rules of spec section 9. A batch that did not arrive waits ten seconds. */
export function createOutbox({ send, sendOnLeaving, now }: OutboxParts): Outbox {
  let state: Batching<TrackedEvent> = emptyBatching();
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
    forget() {
      clearTimeout(timer);
      state = emptyBatching();
    },
  };
}
