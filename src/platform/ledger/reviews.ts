import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import {
  type BookedReview,
  MOST_SHOWN,
  type Review,
  type ReviewState,
  type ReviewTotal,
} from '../../features/reviews/contract.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLineIfChanged } from './audit.ts';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { cutPage, decodeCursor, pastCursor } from './page-cursor.ts';
import { reviews } from './schema.ts';

type Unavailable = 'ledger_unavailable';

interface NewReview extends Omit<Review, 'answer' | 'state' | 'createdAt'> {
  /** The hash by which erasure finds the review. */
  readonly numberHash: string;
}

export interface Reviews {
  /** Adds the only review of a record; `already_there` for a second one. */
  add(review: NewReview): Promise<Result<undefined, 'already_there' | Unavailable>>;
  /** Newest first. */
  list(page: {
    readonly state: ReviewState;
    readonly cursor?: string | undefined;
  }): Promise<Result<{ readonly reviews: readonly Review[]; readonly cursor: string | null }, Unavailable>>;
  /** Publishes, hides or answers; audited. `not_found` also where nothing differs, so that a replay is refused. */
  decide(
    recordId: string,
    decision: { readonly state: ReviewState; readonly answer: string | null },
    by: string,
  ): Promise<Result<undefined, 'not_found' | Unavailable>>;
  /** The totals and the newest published reviews of each service in each city. */
  published(): Promise<
    Result<{ readonly totals: readonly ReviewTotal[]; readonly newest: readonly BookedReview[] }, Unavailable>
  >;
}

const PAGE = 50;

const columns = {
  recordId: reviews.recordId,
  service: reviews.service,
  city: reviews.city,
  place: reviews.place,
  name: reviews.name,
  stars: reviews.stars,
  words: reviews.words,
  answer: reviews.answer,
  state: reviews.state,
  createdAt: reviews.createdAt,
};

const totalsOf = (database: LedgerDatabase) =>
  database
    .select({
      city: reviews.city,
      service: reviews.service,
      count: sql<number>`count(*)`,
      stars: sql<number>`sum(${reviews.stars})`,
    })
    .from(reviews)
    .where(eq(reviews.state, 'published'))
    .groupBy(reviews.city, reviews.service);

/** The newest published reviews of each service in each city. */
function newestOf(database: LedgerDatabase) {
  const ranked = database
    .select({
      ...columns,
      rank: sql<number>`row_number() over (partition by ${reviews.city}, ${reviews.service} order by ${reviews.createdAt} desc)`.as(
        'rank',
      ),
    })
    .from(reviews)
    .where(eq(reviews.state, 'published'))
    .as('ranked');
  return database
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MOST_SHOWN}`)
    .orderBy(desc(ranked.createdAt), desc(ranked.recordId));
}

/** The reviews of finished jobs. */
export function createReviews(d1: D1Database, { now, newId, report }: LedgerContext): Reviews {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  return {
    async add(review) {
      const added = await attempt('add review', () =>
        database
          .insert(reviews)
          .values({ ...review, state: 'new', createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: reviews.recordId }),
      );
      if (!added.ok) return failure('ledger_unavailable');
      return added.value.length === 0 ? failure('already_there') : success(undefined);
    },

    async list({ state, cursor }) {
      const found = await attempt('list reviews', () =>
        database
          .select(columns)
          .from(reviews)
          .where(
            and(
              eq(reviews.state, state),
              pastCursor(reviews.createdAt, reviews.recordId, decodeCursor(cursor), 'descending'),
            ),
          )
          .orderBy(desc(reviews.createdAt), desc(reviews.recordId))
          .limit(PAGE + 1),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const { rows, cursor: next } = cutPage(found.value, PAGE, ({ createdAt, recordId }) => ({
        at: createdAt,
        id: recordId,
      }));
      return success({ reviews: rows, cursor: next });
    },

    async decide(recordId, { state, answer }, by) {
      const at = now();
      const decided = await attempt('decide review', () =>
        database.batch([
          database
            .update(reviews)
            .set({ state, answer, decidedAt: at })
            .where(
              and(
                eq(reviews.recordId, recordId),
                sql`(${ne(reviews.state, state)} or ${reviews.answer} is not ${answer})`,
              ),
            )
            .returning({ id: reviews.recordId }),
          auditLineIfChanged(database, { id: newId(), at, by, action: `review_${state}`, subject: recordId }),
          database.select({ id: reviews.recordId }).from(reviews).where(eq(reviews.recordId, recordId)),
        ]),
      );
      if (!decided.ok) return failure('ledger_unavailable');
      return decided.value[2].length === 0 ? failure('not_found') : success(undefined);
    },

    async published() {
      const found = await attempt('published reviews', () =>
        database.batch([totalsOf(database), newestOf(database)]),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [counted, latest] = found.value;
      return success({
        totals: counted,
        newest: latest.map(({ name, place, stars, words, answer, city, service }) => ({
          name,
          place,
          stars,
          words,
          city,
          service,
          ...(answer !== null && { answer }),
        })),
      });
    },
  };
}
