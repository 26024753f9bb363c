import { withTimeout } from '../values/with-timeout.ts';
import { objectNamed } from './objects.ts';
import type { BoardOf, RemoteBoard, SlotBoardNamespace } from './slots.ts';

/** A board that takes longer counts as unreachable; a browser waits for fifteen seconds. */
const CALL_MS = 8_000;
/** Many visitors look at one day; within this time all of them get the same answer. */
const REMEMBERED_MS = 1_000;
/** The days of the booking window fit. */
const MOST_DAYS = 100;

const late = (): Promise<never> => Promise.reject(new Error('The slot board did not answer in time'));

type Days = ReturnType<RemoteBoard['board']>;

interface Remembered {
  readonly at: number;
  readonly days: Days;
}

/**
 * The boards with a time limit on every call. An isolate remembers a day for a second, so that a crowd of readers costs
 * the object one call. A change by this isolate forgets it at once.
 * @param now milliseconds since 1970
 */
export function createBoundedBoards(namespace: SlotBoardNamespace, now: () => number): BoardOf {
  const days = new Map<string, Remembered>();
  const bounded = async <Value>(work: Promise<Value>): Promise<Value> => withTimeout(work, CALL_MS, late);

  const readDay = (city: string, given: Parameters<RemoteBoard['board']>): Days => {
    const key = `${city} ${given[0]}`;
    const known = days.get(key);
    if (known !== undefined && now() - known.at < REMEMBERED_MS) return known.days;
    if (days.size >= MOST_DAYS) days.clear();
    const read = bounded(objectNamed(namespace, city).board(...given));
    days.set(key, { at: now(), days: read });
    read.catch(() => days.delete(key));
    return read;
  };

  const change = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    days.clear();
    try {
      return await bounded(call());
    } finally {
      // A reader may have asked while the change was on its way.
      days.clear();
    }
  };

  return (city) => {
    const board = () => objectNamed(namespace, city);
    return {
      board: (...given) => readDay(city, given),
      beside: (...given) => bounded(board().beside(...given)),
      hold: (...given) => change(() => board().hold(...given)),
      take: (...given) => change(() => board().take(...given)),
      release: (...given) => change(() => board().release(...given)),
      setCapacity: (...given) => change(() => board().setCapacity(...given)),
      block: (...given) => change(() => board().block(...given)),
      unblock: (...given) => change(() => board().unblock(...given)),
      settings: (...given) => bounded(board().settings(...given)),
      fetch: (request) => bounded(board().fetch(request)),
    };
  };
}
