import type { D1Database } from '@cloudflare/workers-types';
import { and, count, desc, eq, gt, gte, inArray, lte, sql, sum } from 'drizzle-orm';
import { RECORD_KINDS, type RecordKind } from '../../features/admin/rules/record-status.ts';
import { addDays } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { createAttempt, type FaultReport, openDatabase } from './database.ts';
import { dailyCounts, sessions } from './schema.ts';

export interface Share {
  /** Empty for records without a value. */
  readonly value: string;
  readonly count: number;
}

/** The records of a window of days that ends today. */
export interface Summary {
  readonly redirects: number;
  /** Sessions with at least one record of any kind. */
  readonly uniqueSessions: number;
  /** Redirects divided by unique sessions; 0 without sessions. */
  readonly conversionRate: number;
  readonly totals: Readonly<Record<RecordKind, number>>;
  /** The shares of the requested kind, largest first. */
  readonly bySource: readonly Share[];
  readonly byService: readonly Share[];
  readonly byCity: readonly Share[];
  readonly byCampaign: readonly Share[];
  /** Every day of the window, oldest first, including days without records. */
  readonly days: readonly { readonly day: string; readonly counts: Readonly<Record<RecordKind, number>> }[];
}

export interface SummaryWindow {
  /** Today's date in India, YYYY-MM-DD. */
  readonly today: string;
  /** Length in days, today included: 7 or 30. */
  readonly days: number;
  /** The kind of the shares; default lead. */
  readonly kind?: RecordKind | undefined;
}

const MAX_SHARES = 50;

const noCounts = (): Record<RecordKind, number> => ({
  lead: 0,
  service_request: 0,
  booking: 0,
  order: 0,
  enquiry: 0,
  redirect: 0,
});

interface DayCount {
  readonly day: string;
  readonly kind: RecordKind;
  readonly count: number;
}

function fillDays(from: string, length: number, counted: readonly DayCount[]): Summary['days'] {
  const byDay = new Map(Array.from({ length }, (_, offset) => [addDays(from, offset), noCounts()] as const));
  for (const { day, kind, count: found } of counted) {
    const counts = byDay.get(day);
    if (counts !== undefined) counts[kind] = found;
  }
  return [...byDay].map(([day, counts]) => ({ day, counts }));
}

function addUp(days: Summary['days']): Record<RecordKind, number> {
  const totals = noCounts();
  for (const { counts } of days) for (const kind of RECORD_KINDS) totals[kind] += counts[kind];
  return totals;
}

/** Reads summaries from the daily counts, so their cost grows with the days and not with the records. */
export function createSummaries(
  d1: D1Database,
  { report }: { readonly report?: FaultReport | undefined } = {},
) {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  return async ({
    today,
    days: length,
    kind = 'lead',
  }: SummaryWindow): Promise<Result<Summary, 'ledger_unavailable'>> => {
    const from = addDays(today, 1 - length);
    const inWindow = and(gte(dailyCounts.day, from), lte(dailyCounts.day, today));
    const found = await attempt('summary', () =>
      database.batch([
        database
          .select({ day: dailyCounts.day, kind: dailyCounts.kind, count: dailyCounts.count })
          .from(dailyCounts)
          .where(
            and(inArray(dailyCounts.kind, [...RECORD_KINDS]), eq(dailyCounts.dimension, 'all'), inWindow),
          ),
        database
          .select({
            dimension: dailyCounts.dimension,
            value: dailyCounts.value,
            count: sum(dailyCounts.count).mapWith(Number),
          })
          .from(dailyCounts)
          .where(
            and(
              eq(dailyCounts.kind, kind),
              inArray(dailyCounts.dimension, ['source', 'service', 'city', 'campaign']),
              inWindow,
              gt(dailyCounts.count, 0),
            ),
          )
          .groupBy(dailyCounts.dimension, dailyCounts.value)
          .orderBy(desc(sql`3`), dailyCounts.value),
        database
          .select({ count: count() })
          .from(sessions)
          .where(and(gte(sessions.lastDay, from), lte(sessions.lastDay, today))),
      ]),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [perDay, shares, [counted]] = found.value;
    const days = fillDays(from, length, perDay);
    const totals = addUp(days);
    const uniqueSessions = counted?.count ?? 0;
    const sharesOf = (dimension: string): readonly Share[] =>
      shares
        .filter((share) => share.dimension === dimension)
        .slice(0, MAX_SHARES)
        .map(({ value, count: found }) => ({ value, count: found }));
    return success({
      redirects: totals.redirect,
      uniqueSessions,
      conversionRate: uniqueSessions === 0 ? 0 : totals.redirect / uniqueSessions,
      totals,
      bySource: sharesOf('source'),
      byService: sharesOf('service'),
      byCity: sharesOf('city'),
      byCampaign: sharesOf('campaign'),
      days,
    });
  };
}
