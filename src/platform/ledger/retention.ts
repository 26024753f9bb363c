import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { auditLine } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { audit, coupons, deliveries, records, revokedSessions, spins } from './schema.ts';

/** What one run deleted, and how much of that the outside systems still hold: they have their own clocks. */
export interface Swept {
  readonly records: number;
  readonly remote: number;
}

export interface Retention {
  /**
   * Deletes what is past its time, in bounded batches, at most once a day; nothing when the day's work is done. A run that
   * meets more than it may delete goes on the next time it is asked. Never throws.
   */
  sweep(): Promise<Swept | undefined>;
}

/** Records are kept for 24 months after their last change; the privacy policy says so. */
const KEPT_MONTHS = 24;
/** Orders are kept longer, as accounts. */
const KEPT_MONTHS_OF_ORDERS = 96;
const BATCH = 200;
/** Batches a run: within what one call of cron may do beside its deliveries. */
const BATCHES = 5;
const DONE = 'retention_swept';

/** The same instant so many months earlier, in ms since 1970. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

/** Deletes by age what the privacy policy promises to. The audit list keeps the numbers of each run, nothing of a person. */
export function createRetention(d1: D1Database, { now, newId, report }: LedgerContext): Retention {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const sweptToday = async (): Promise<boolean> => {
    const found = await attempt('read retention', () =>
      database
        .select({ at: audit.at })
        .from(audit)
        .where(and(eq(audit.action, DONE), sql`${audit.at} > ${now() - DAY_MS}`))
        .orderBy(desc(audit.at))
        .limit(1),
    );
    // When in doubt, another minute: nothing is deleted by guesswork.
    return !found.ok || found.value.length > 0;
  };

  /** The oldest records past their time. What was created after the cut-off cannot have changed before it. */
  const past = () => {
    const cutOff = monthsBefore(now(), KEPT_MONTHS);
    const ordersCutOff = monthsBefore(now(), KEPT_MONTHS_OF_ORDERS);
    return database
      .select({ id: records.id })
      .from(records)
      .where(
        and(
          lte(records.createdAt, cutOff),
          lte(records.updatedAt, cutOff),
          sql`(${ne(records.kind, 'order')} or ${records.updatedAt} <= ${ordersCutOff})`,
        ),
      )
      .orderBy(asc(records.createdAt), asc(records.id))
      .limit(BATCH);
  };

  const deleteBatch = () =>
    attempt('retention', () =>
      database.batch([
        database
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(inArray(deliveries.recordId, past()), isNotNull(deliveries.deliveredVersion))),
        database.delete(records).where(inArray(records.id, past())).returning({ id: records.id }),
      ]),
    );

  const finish = (swept: Swept) => {
    const cutOff = monthsBefore(now(), KEPT_MONTHS);
    const detail = `records ${swept.records}, held elsewhere ${swept.remote}, unchanged since before ${new Date(cutOff).toISOString().slice(0, 10)}`;
    return attempt('finish retention', () =>
      database.batch([
        database.delete(coupons).where(and(isNotNull(coupons.expiresAt), lt(coupons.expiresAt, cutOff))),
        database.delete(spins).where(lt(spins.spunAt, cutOff)),
        database.delete(revokedSessions).where(lt(revokedSessions.expiresAt, now())),
        auditLine(database, {
          ...{ id: newId(), at: now(), by: 'schedule' },
          ...{ action: DONE, subject: 'records', detail },
        }),
      ]),
    );
  };

  return {
    async sweep() {
      if (await sweptToday()) return undefined;
      let swept: Swept = { records: 0, remote: 0 };
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const done = await deleteBatch();
        if (!done.ok) return swept;
        const [remote, gone] = done.value;
        swept = { records: swept.records + gone.length, remote: swept.remote + remote.length };
        if (gone.length < BATCH) {
          await finish(swept);
          break;
        }
      }
      return swept;
    },
  };
}
