import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DeliveryState } from '../../values/delivery-state.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine, auditLineIfChanged } from '../ledger/audit.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { createAttempt, openDatabase } from '../ledger/database.ts';
import { cutPage, decodeCursor, pastCursor } from '../ledger/page-cursor.ts';
import { type ShownDelivery, shownDelivery } from '../ledger/record-row.ts';
import { deliveries, records } from '../ledger/schema.ts';
import { readBacklog, type TargetBacklog, targetsIn } from './backlog.ts';
import { firstRowsWhere, ROWS_AT_ONCE } from './batch.ts';

/** A delivery with a summary of its record. */
export interface AdminDelivery {
  readonly delivery: ShownDelivery;
  readonly record: {
    readonly id: string;
    readonly kind: string;
    readonly name: string | null;
    readonly mobileNumber: string | null;
    readonly bookingId: string | null;
  } | null;
}

export interface DeliveryPage {
  readonly deliveries: readonly AdminDelivery[];
  /** For the next page; null on the last. */
  readonly cursor: string | null;
}

type Unavailable = 'ledger_unavailable';

export interface DeliveryAdmin {
  backlog(): Promise<Result<readonly TargetBacklog[], Unavailable>>;
  /** Failed deliveries newest first; pending and paused ones oldest first. */
  list(page: {
    readonly state: 'pending' | 'paused' | 'failed';
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<Result<DeliveryPage, Unavailable>>;
  /** Makes one delivery due at once, with a new limit of 48 hours; audited. `not_found`: no such delivery can be retried. */
  retry(id: string, by: string): Promise<Result<undefined, 'not_found' | Unavailable>>;
  /** Does the same for all failed and paused deliveries of one target or of all; returns how many. */
  retryAll(by: string, target?: string): Promise<Result<number, Unavailable>>;
}

const PAGE = 50;
/** The most batches of one retry of all: the operator can ask again for the rest. */
const MOST_BATCHES = 50;

// The state must be literal text in the query: a partial index does not match a bound value.
const inState = (state: DeliveryState): SQL => sql`${deliveries.state} = ${sql.raw(`'${state}'`)}`;

export function createDeliveryAdmin(d1: D1Database, { now, newId, report }: LedgerContext): DeliveryAdmin {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const dueNow = () => ({
    state: 'pending' as const,
    attempts: 0,
    setAside: false,
    queuedAt: now(),
    nextAttemptAt: now(),
    finishedAt: null,
  });

  const auditEntry = (by: string, action: string, subject: string) => ({
    id: newId(),
    at: now(),
    by,
    action,
    subject,
  });

  return {
    async backlog() {
      const counted = await attempt('delivery account', () => readBacklog(database, now()));
      return counted.ok ? success(counted.value) : failure('ledger_unavailable');
    },

    async list({ state, cursor, limit = PAGE }) {
      const newestFirst = state === 'failed';
      const at = newestFirst ? deliveries.finishedAt : deliveries.queuedAt;
      const order = newestFirst ? desc : asc;
      const select = (target: SQL | undefined) =>
        database
          .select({
            delivery: deliveries,
            record: {
              id: records.id,
              kind: records.kind,
              name: records.name,
              mobileNumber: records.mobileNumber,
              bookingId: records.bookingId,
            },
          })
          .from(deliveries)
          .leftJoin(records, eq(records.id, deliveries.recordId))
          .where(
            and(
              inState(state),
              target,
              pastCursor(at, deliveries.id, decodeCursor(cursor), newestFirst ? 'descending' : 'ascending'),
            ),
          )
          .orderBy(order(at), order(deliveries.id))
          .limit(limit + 1);
      const found = await attempt('list deliveries', async () => {
        if (newestFirst) return select(undefined);
        // The indexes of pending and paused deliveries begin with the target: one list each, merged here.
        const targets = await database.all<{ target: string }>(targetsIn(state));
        const [first, ...others] = targets.map(({ target }) => select(eq(deliveries.target, target)));
        const lists = first === undefined ? [] : await database.batch([first, ...others]);
        return lists.flat().sort(byQueue);
      });
      if (!found.ok) return failure('ledger_unavailable');
      const { rows, cursor: next } = cutPage(found.value, limit, ({ delivery: row }) => ({
        at: newestFirst ? (row.finishedAt ?? 0) : row.queuedAt,
        id: row.id,
      }));
      return success({
        deliveries: rows.map(({ delivery, record }) => ({ delivery: shownDelivery(delivery), record })),
        cursor: next,
      });
    },

    async retry(id, by) {
      const done = await attempt('retry', () =>
        database.batch([
          database
            .update(deliveries)
            .set(dueNow())
            .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['failed', 'paused', 'pending'])))
            .returning({ id: deliveries.id }),
          auditLineIfChanged(database, auditEntry(by, 'delivery_retried', id)),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      return done.value[0].length === 0 ? failure('not_found') : success(undefined);
    },

    async retryAll(by, target) {
      const of = (state: DeliveryState) =>
        database
          .update(deliveries)
          .set(dueNow())
          .where(
            firstRowsWhere(
              database,
              and(inState(state), target === undefined ? undefined : eq(deliveries.target, target)),
            ),
          )
          .returning({ id: deliveries.id });
      const audited = await attempt('retry all', () =>
        auditLine(database, auditEntry(by, 'deliveries_retried', target ?? 'all')),
      );
      let retried = 0;
      for (let batch = 0; audited.ok && batch < MOST_BATCHES; batch += 1) {
        const done = await attempt('retry all', () => database.batch([of('failed'), of('paused')]));
        if (!done.ok) return failure('ledger_unavailable');
        const sizes = done.value.map((rows) => rows.length);
        retried += sizes.reduce((sum, size) => sum + size, 0);
        if (sizes.every((size) => size < ROWS_AT_ONCE)) break;
      }
      return audited.ok ? success(retried) : failure('ledger_unavailable');
    },
  };
}

const byQueue = (
  { delivery: one }: { readonly delivery: { readonly queuedAt: number; readonly id: string } },
  { delivery: other }: { readonly delivery: { readonly queuedAt: number; readonly id: string } },
): number => one.queuedAt - other.queuedAt || (one.id < other.id ? -1 : 1);
