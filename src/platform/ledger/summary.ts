import type { D1Database } from '@cloudflare/workers-types';
import { between, type SQL, sql } from 'drizzle-orm';
import { OPENING_IN } from '../../features/enquiries/contract.ts';
import { RECORD_KINDS, type RecordKind } from '../../records/record-status.ts';
import { addDays } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type CountedValues, storeValues, uncountedParts, uncountedSessions } from './counting.ts';
import { createAttempt, type FaultReport, type LedgerDatabase, openDatabase } from './database.ts';
import { dailyMoney, dailyVisits } from './schema.ts';

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
  /** Pages that were opened from outside the site, counted without personal data. */
  readonly visits: number;
  /** Redirects divided by visits; 0 without visits. */
  readonly conversionRate: number;
  /** In paise; only what has an amount. */
  readonly money: {
    readonly booked: number;
    readonly paid: number;
    readonly byDay: readonly Money[];
    readonly byService: readonly Money[];
    readonly byCity: readonly Money[];
  };
  readonly totals: Readonly<Record<RecordKind, number>>;
  /** The shares of the requested kind, largest first. */
  readonly bySource: readonly Share[];
  readonly byService: readonly Share[];
  readonly byCity: readonly Share[];
  readonly byCampaign: readonly Share[];
  /** The cities in which visitors wish for an opening, the most wished first; a year back, whatever the window. */
  readonly openings: readonly Share[];
  /** Every day of the window, oldest first, including days without records. */
  readonly days: readonly { readonly day: string; readonly counts: Readonly<Record<RecordKind, number>> }[];
}

/** Money of a day, a service or a city, in paise. */
export interface Money {
  /** Empty where nobody said it. */
  readonly value: string;
  readonly booked: number;
  readonly paid: number;
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

/** Wishes for an opening are counted for so many days. */
const OPENING_DAYS = 365;

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

const sumBy = (
  rows: readonly (typeof dailyMoney.$inferSelect)[],
  by: 'day' | 'service' | 'city',
): readonly Money[] =>
  [...Map.groupBy(rows, (row) => row[by])]
    .map(([value, of]) => ({
      value,
      booked: of.reduce((sum, { booked }) => sum + booked, 0),
      paid: of.reduce((sum, { paid }) => sum + paid, 0),
    }))
    .filter(({ booked, paid }) => booked !== 0 || paid !== 0);

const moneyOf = (rows: readonly (typeof dailyMoney.$inferSelect)[]): Summary['money'] => ({
  booked: rows.reduce((sum, { booked }) => sum + booked, 0),
  paid: rows.reduce((sum, { paid }) => sum + paid, 0),
  byDay: sumBy(rows, 'day').toSorted((one, other) => one.value.localeCompare(other.value)),
  byService: sumBy(rows, 'service').toSorted((one, other) => other.booked - one.booked),
  byCity: sumBy(rows, 'city').toSorted((one, other) => other.booked - one.booked),
});

/** The days of a summary, YYYY-MM-DD, both included, and the kind of its shares. */
interface CountedWindow {
  readonly from: string;
  readonly today: string;
  readonly kind: RecordKind;
}

/** The counts of a window. They are a minute old at most: the records since then are added here. */
const countsIn = ({ from, today, kind }: CountedWindow): SQL => sql`
  SELECT day, kind, dimension, value, count FROM daily_counts
  WHERE kind IN (SELECT value FROM json_each(${JSON.stringify(RECORD_KINDS)})) AND dimension = 'all'
    AND day BETWEEN ${from} AND ${today}
  UNION ALL SELECT day, kind, dimension, value, count FROM daily_counts
  WHERE kind = ${kind} AND dimension IN ('source', 'service', 'city', 'campaign') AND day BETWEEN ${from} AND ${today}
  UNION ALL SELECT day, kind, dimension, value, 1 FROM (${uncountedParts()})
  WHERE day BETWEEN ${from} AND ${today} AND (dimension = 'all' OR kind = ${kind})`;

const uniqueSessionsIn = ({ from, today }: CountedWindow): SQL<number> => sql<number>`
  coalesce((SELECT sum(count) FROM session_counts WHERE day BETWEEN ${from} AND ${today}), 0) + (
    SELECT count(*) FROM (${uncountedSessions()}) AS n
    WHERE n.day BETWEEN ${from} AND ${today} AND NOT EXISTS (
      SELECT 1 FROM seen_sessions s WHERE s.session_id = n.session_id AND s.last_day BETWEEN ${from} AND ${today}))`;

/**
 * The services of the year's enquiries, the wishes for an opening among them. The plus keeps the index of kinds out of
 * it, which would read every enquiry instead of the few uncounted records.
 */
function enquiredServices(today: string): SQL {
  const yearAgo = addDays(today, -OPENING_DAYS);
  return sql`
  SELECT value, count FROM daily_counts
  WHERE kind = 'enquiry' AND dimension = 'service' AND day BETWEEN ${yearAgo} AND ${today}
  UNION ALL SELECT value, 1 FROM (${uncountedParts()})
  WHERE +kind = 'enquiry' AND dimension = 'service' AND day BETWEEN ${yearAgo} AND ${today}`;
}

/** Reads all that a summary needs in one batch. */
async function readCounts(database: LedgerDatabase, values: CountedValues, window: CountedWindow) {
  const { from, today } = window;
  const [, perDay, shares, sessions, openings, visits, money] = await database.batch([
    storeValues(database, values),
    database
      .select({ day: sql<string>`day`, kind: sql<RecordKind>`kind`, count: sql<number>`sum(count)` })
      .from(sql`(${countsIn(window)})`)
      .where(sql`dimension = 'all'`)
      .groupBy(sql`day`, sql`kind`),
    database
      .select({
        dimension: sql<string>`dimension`,
        value: sql<string>`value`,
        count: sql<number>`sum(count)`,
      })
      .from(sql`(${countsIn(window)})`)
      .where(sql`dimension <> 'all'`)
      .groupBy(sql`dimension`, sql`value`)
      .having(sql`sum(count) > 0`)
      .orderBy(sql`3 DESC`, sql`value`),
    database.select({ count: uniqueSessionsIn(window) }).from(sql`(SELECT 1)`),
    database
      .select({ value: sql<string>`value`, count: sql<number>`sum(count)` })
      .from(sql`(${enquiredServices(today)})`)
      .where(sql`value LIKE ${`${OPENING_IN}%`}`)
      .groupBy(sql`value`)
      .having(sql`sum(count) > 0`)
      .orderBy(sql`2 DESC`, sql`value`)
      .limit(MAX_SHARES),
    database
      .select({ count: sql<number>`coalesce(sum(count), 0)` })
      .from(dailyVisits)
      .where(between(dailyVisits.day, from, today)),
    database
      .select()
      .from(dailyMoney)
      .where(between(dailyMoney.day, from, today)),
  ]);
  return {
    perDay,
    shares,
    uniqueSessions: sessions[0]?.count ?? 0,
    openings: openings.map(({ value, count }) => ({ value: value.slice(OPENING_IN.length), count })),
    visits: visits[0]?.count ?? 0,
    money,
  };
}

/** Reads summaries from the daily counts, so that their cost grows with the days and not with the records. */
export function createSummaries(
  d1: D1Database,
  { report, values }: { readonly report?: FaultReport | undefined; readonly values: CountedValues },
) {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  return async ({
    today,
    days: length,
    kind = 'lead',
  }: SummaryWindow): Promise<Result<Summary, 'ledger_unavailable'>> => {
    const from = addDays(today, 1 - length);
    const found = await attempt('summary', () => readCounts(database, values, { from, today, kind }));
    if (!found.ok) return failure('ledger_unavailable');
    const { perDay, shares, uniqueSessions, openings, visits, money } = found.value;
    const days = fillDays(from, length, perDay);
    const totals = addUp(days);
    const sharesOf = (dimension: string): readonly Share[] =>
      shares
        .filter((share) => share.dimension === dimension)
        .slice(0, MAX_SHARES)
        .map(({ value, count }) => ({ value, count }));
    return success({
      redirects: totals.redirect,
      uniqueSessions,
      visits,
      conversionRate: visits === 0 ? 0 : totals.redirect / visits,
      money: moneyOf(money),
      totals,
      bySource: sharesOf('source'),
      byService: sharesOf('service'),
      byCity: sharesOf('city'),
      byCampaign: sharesOf('campaign'),
      openings,
      days,
    });
  };
}
