import { NO_REVIEWS, type ReviewBook, storedBook } from '../../features/reviews/contract.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { parseJson } from '../../values/parse-json.ts';
import { sharedTask } from '../../values/shared-task.ts';
import { withTimeout } from '../../values/with-timeout.ts';
import type { KvStore } from '../kv-store.ts';

interface ReviewSourceParts {
  readonly kv: KvStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps the isolate alive for work that continues after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report: (operation: 'get' | 'put') => void;
}

/** The published reviews for pages: from memory, then from KV. A page never waits for the database. */
export interface ReviewSource {
  /** The book in memory, undefined before the first read. An old one is read again in the background. */
  peek(): ReviewBook | undefined;
  /** The book, after at most `patienceMs` for KV. */
  get(patienceMs?: number): Promise<ReviewBook>;
  /** Stores a new book, for this isolate at once and for the others within a minute or two. */
  put(book: ReviewBook): Promise<boolean>;
}

const KEY = 'published-reviews';
/** An isolate asks KV this often. */
const FRESH_MS = MINUTE_MS;
/** A page waits this long for the first read. */
const PATIENCE_MS = 50;
const READ_MS = 3_000;

/** Reads the published reviews as the price sheet is read: pages use memory, and KV refills it. */
export function createReviewSource({ kv, now, waitUntil, report }: ReviewSourceParts): ReviewSource {
  let book: ReviewBook | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const read = sharedTask(
    async () => {
      readAt = now();
      try {
        const stored = storedBook.safeParse(parseJson((await kv.get(KEY)) ?? ''));
        book = stored.success ? stored.data : (book ?? NO_REVIEWS);
      } catch {
        report('get');
        book ??= NO_REVIEWS;
      }
    },
    READ_MS,
    now,
  );
  /** Other requests wait for the same read: it must not end with the request that began it. */
  const readKeptAlive = () => {
    const reading = read();
    waitUntil(reading);
    return reading;
  };

  return {
    peek() {
      if (book !== undefined && now() - readAt >= FRESH_MS) void readKeptAlive();
      return book;
    },
    async get(patienceMs = PATIENCE_MS) {
      if (book === undefined) await withTimeout(readKeptAlive(), patienceMs);
      return book ?? NO_REVIEWS;
    },
    async put(next) {
      book = next;
      readAt = now();
      try {
        await kv.put(KEY, JSON.stringify(next));
        return true;
      } catch {
        report('put');
        return false;
      }
    },
  };
}
