import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { jobOf } from '../../features/jobs/contract.ts';
import type { LedgerRecord } from '../../records/record.ts';
import { DAY_MS } from '../../values/durations.ts';
import { indiaDate } from '../../values/india-time.ts';
import { SCHEDULE } from '../../values/operator.ts';
import { auditLine } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { forgetAtOnce } from './filing.ts';
import { audit, coupons, deliveries, records, reviews, revokedSessions, spins } from './schema.ts';
import { dailyCalls } from './schema-calls.ts';
import { chatMessages, chatPeople } from './schema-chat.ts';

/** The deleted records, and how many of them the outside systems still have. */
interface Swept {
  readonly records: number;
  readonly remote: number;
}

/** Whether a record is an accounting record: an order, or a booking with a bill. */
const isAccount = (record: Pick<LedgerRecord, 'kind' | 'fields'>): boolean =>
  record.kind === 'order' || jobOf(record).billNumber !== undefined;

/** When a record is deleted that nobody changes any more, in ms since 1970. */
export const endOfRecord = (record: Pick<LedgerRecord, 'kind' | 'fields' | 'updatedAt'>): number =>
  addMonths(record.updatedAt, isAccount(record) ? ORDER_RETENTION_MONTHS : RETENTION_MONTHS);

/** Likewise the conversation about it. The conversation about an account goes at the age of other records. */
export const endOfTalk = (
  { updatedAt }: Pick<LedgerRecord, 'updatedAt'>,
  messages: readonly { readonly at: number }[],
): number => addMonths(Math.max(updatedAt, ...messages.map(({ at }) => at)), RETENTION_MONTHS);

interface Retention {
  /**
   * Deletes expired records in bounded batches, once a day; undefined when the day's run is complete. A run that reaches
   * its limit continues at the next call. Never throws.
   */
  sweep(): Promise<Swept | undefined>;
}

/** The privacy policy promises deletion 24 months after the last change. */
const RETENTION_MONTHS = 24;
/** Orders, and bookings with a bill, are accounting records and stay longer. */
const ORDER_RETENTION_MONTHS = 96;
const BATCH = 200;
/** Batches per run: cron's invocation also needs calls for its deliveries. */
const BATCHES = 5;
const DONE = 'retention_swept';

/** The same instant so many months later, or earlier for a negative number; in ms since 1970. */
function addMonths(at: number, months: number): number {
  const date = new Date(at);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

/** Deletes records by age, as the privacy policy promises. The audit list stores the counts of each run, no personal data. */
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
    // After a fault it waits for the next minute: it must not delete on a guess.
    return !found.ok || found.value.length > 0;
  };

  /** The oldest expired records. A record created after the cut-off cannot have changed before it. */
  const expired = () => {
    const cutOff = addMonths(now(), -RETENTION_MONTHS);
    const ordersCutOff = addMonths(now(), -ORDER_RETENTION_MONTHS);
    return database
      .select({ id: records.id })
      .from(records)
      .where(
        and(
          lte(records.createdAt, cutOff),
          lte(records.updatedAt, cutOff),
          sql`((${ne(records.kind, 'order')} and json_extract(${records.fields}, '$.job.billNumber') is null)
            or ${records.updatedAt} <= ${ordersCutOff})`,
        ),
      )
      .orderBy(asc(records.createdAt), asc(records.id))
      .limit(BATCH);
  };

  const deleteBatch = () =>
    attempt('retention', () =>
      database.batch([
        forgetAtOnce(database, true),
        database
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(inArray(deliveries.recordId, expired()), isNotNull(deliveries.deliveredVersion))),
        database.delete(records).where(inArray(records.id, expired())).returning({ id: records.id }),
        forgetAtOnce(database, false),
      ]),
    );

  const finish = (swept: Swept) => {
    const cutOff = addMonths(now(), -RETENTION_MONTHS);
    const detail = `records ${swept.records}, held elsewhere ${swept.remote}, unchanged since before ${new Date(cutOff).toISOString().slice(0, 10)}`;
    return attempt('finish retention', () =>
      database.batch([
        database.delete(coupons).where(and(isNotNull(coupons.expiresAt), lt(coupons.expiresAt, cutOff))),
        database.delete(spins).where(lt(spins.spunAt, cutOff)),
        database.delete(reviews).where(lt(reviews.createdAt, cutOff)),
        // The conversation about an account goes at the age of other records.
        database.delete(chatMessages).where(
          sql`${chatMessages.recordId} IN (SELECT r.id FROM records r
            WHERE r.created_at <= ${cutOff} AND r.updated_at <= ${cutOff}) AND ${chatMessages.at} <= ${cutOff}`,
        ),
        database
          .delete(chatPeople)
          .where(sql`max(coalesce(wrote_at, 0), coalesce(sent_at, 0), coalesce(stopped_at, 0)) < ${cutOff}`),
        database.delete(dailyCalls).where(lt(dailyCalls.day, indiaDate(new Date(cutOff)))),
        database.delete(revokedSessions).where(lt(revokedSessions.expiresAt, now())),
        auditLine(database, {
          id: newId(),
          at: now(),
          by: SCHEDULE,
          action: DONE,
          subject: 'records',
          detail,
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
        const [, remote, gone] = done.value;
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
