import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, count, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { DeliveryState } from '../../values/delivery-state.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine, auditLineIfChanged } from '../ledger/audit.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { createAttempt, openDatabase } from '../ledger/database.ts';
import { cutPage, decodeCursor, pastCursor } from '../ledger/page-cursor.ts';
import { type ShownDelivery, shownDelivery } from '../ledger/record-row.ts';
import { deliveries, records } from '../ledger/schema.ts';

/** The pending, paused and failed deliveries of one target, for /healthz and the operator. No personal data. */
export interface TargetBacklog {
  readonly target: string;
  readonly owed: number;
  readonly paused: number;
  readonly failed: number;
  /** When the oldest pending or paused delivery was queued, in ms since 1970; null when there is none. */
  readonly oldestOwedAt: number | null;
}

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
  /** The backlog of every target that has one. */
  backlog(): Promise<Result<readonly TargetBacklog[], Unavailable>>;
  /** Failed deliveries newest first; pending and paused ones oldest first. */
  list(page: {
    readonly state: 'owed' | 'paused' | 'failed';
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<Result<DeliveryPage, Unavailable>>;
  /** Makes one delivery due at once, with a new limit of 48 hours; audited. `not_found`: no such delivery can be retried. */
  retry(id: string, by: string): Promise<Result<undefined, 'not_found' | Unavailable>>;
  /** Does the same for all failed and paused deliveries of one target or of all; returns how many. */
  retryAll(by: string, target?: string): Promise<Result<number, Unavailable>>;
}

const PAGE = 50;

// The state must be literal text in the query: a partial index does not match a bound value.
const inState = (state: DeliveryState): SQL => sql`${deliveries.state} = ${sql.raw(`'${state}'`)}`;

/** The operator's view of the deliveries. */
export function createDeliveryAdmin(d1: D1Database, { now, newId, report }: LedgerContext): DeliveryAdmin {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const countIn = (state: DeliveryState) =>
    database
      .select({ target: deliveries.target, count: count(), oldest: min(deliveries.queuedAt) })
      .from(deliveries)
      .where(inState(state))
      .groupBy(deliveries.target);

  const dueNow = () => ({
    state: 'owed' as const,
    attempts: 0,
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
      const counted = await attempt('delivery account', () =>
        database.batch([countIn('owed'), countIn('paused'), countIn('failed')]),
      );
      if (!counted.ok) return failure('ledger_unavailable');
      const [owed, paused, failed] = counted.value;
      const names = [...new Set([...owed, ...paused, ...failed].map(({ target }) => target))].sort();
      const of = (rows: typeof owed, name: string) => rows.find(({ target }) => target === name);
      return success(
        names.map((target) => {
          const ages = [of(owed, target)?.oldest, of(paused, target)?.oldest].filter((age) => age != null);
          return {
            target,
            owed: of(owed, target)?.count ?? 0,
            paused: of(paused, target)?.count ?? 0,
            failed: of(failed, target)?.count ?? 0,
            oldestOwedAt: ages.length === 0 ? null : Math.min(...ages),
          };
        }),
      );
    },

    async list({ state, cursor, limit = PAGE }) {
      const newestFirst = state === 'failed';
      const at = newestFirst ? deliveries.finishedAt : deliveries.queuedAt;
      const after = decodeCursor(cursor);
      const order = newestFirst ? desc : asc;
      const found = await attempt('list deliveries', () =>
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
              pastCursor(at, deliveries.id, after, newestFirst ? 'descending' : 'ascending'),
            ),
          )
          .orderBy(order(at), order(deliveries.id))
          .limit(limit + 1),
      );
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
            .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['failed', 'paused', 'owed'])))
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
          .where(and(inState(state), target === undefined ? undefined : eq(deliveries.target, target)))
          .returning({ id: deliveries.id });
      const done = await attempt('retry all', () =>
        database.batch([
          of('failed'),
          of('paused'),
          auditLine(database, auditEntry(by, 'deliveries_retried', target ?? 'all')),
        ]),
      );
      return done.ok ? success(done.value[0].length + done.value[1].length) : failure('ledger_unavailable');
    },
  };
}

/** The ledger's part of /healthz: counts only, no personal data. */
interface LedgerHealth {
  /** `degraded`: every record is stored, but a delivery failed or has waited too long. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly deliveries: readonly {
    readonly target: string;
    readonly owed: number;
    readonly paused: number;
    readonly failed: number;
    readonly oldestOwedSeconds: number;
  }[];
}

/** A delivery that is pending longer counts as delayed: several sweeps have failed to send it. */
const DELAYED_MS = 5 * 60_000;

const isDelayed = ({ paused, failed, oldestOwedAt }: TargetBacklog, now: number): boolean =>
  paused > 0 || failed > 0 || (oldestOwedAt !== null && now - oldestOwedAt > DELAYED_MS);

/** @param now milliseconds since 1970 */
export async function ledgerHealth(
  deliveries: Pick<DeliveryAdmin, 'backlog'>,
  now: number,
): Promise<LedgerHealth> {
  const backlog = await deliveries.backlog();
  if (!backlog.ok) return { status: 'unavailable', deliveries: [] };
  return {
    status: backlog.value.some((target) => isDelayed(target, now)) ? 'degraded' : 'ok',
    deliveries: backlog.value.map(({ oldestOwedAt, ...target }) => ({
      ...target,
      oldestOwedSeconds: oldestOwedAt === null ? 0 : Math.max(0, Math.round((now - oldestOwedAt) / 1000)),
    })),
  };
}
