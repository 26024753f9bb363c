import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import type { Goal } from '../../features/banners/rules/banner.ts';
import { isBooked, type RecordKind, statusesOf } from '../../records/record-status.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import type { RecordRow } from './record-row.ts';

/** A person who converted after seeing a banner. */
export interface BannerConversion {
  /** The mobile number, else the session, else the record. */
  readonly person: string;
  /** The banners of the person's first such record: `abcdef.a~ghijkl.b`. */
  readonly seen: string;
  readonly city: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface WantedConversions {
  readonly banner: string;
  readonly goal: Goal;
  /** Milliseconds since 1970; `before` is excluded. */
  readonly from: number;
  readonly before: number;
}

const booked = (kind: 'booking' | 'order') =>
  sql`kind = ${kind} AND status IN ${statusesOf(kind).filter((status) => isBooked({ kind, status }))}`;

/** The kinds of records that a goal counts. */
const KINDS: Readonly<Record<Goal, readonly RecordKind[]>> = {
  lead: ['lead', 'service_request', 'booking', 'order'],
  booking: ['booking'],
  order: ['order'],
};

/** A number that was left is a lead, whatever the form. A booking or order counts while it stands. */
const COUNTS: Readonly<Record<Goal, ReturnType<typeof sql>>> = {
  lead: sql`mobile_number IS NOT NULL AND kind IN ${KINDS.lead}`,
  booking: booked('booking'),
  order: booked('order'),
};

type ConvertedRow = Pick<RecordRow, 'id' | 'kind' | 'status' | 'createdAt' | 'mobileNumber' | 'sessionId'> & {
  readonly fields: JsonObject;
};

/** Says of a record outside the ledger what the query says of one inside: undefined where it does not count. */
export function conversionOfRow(
  { id, kind, status, createdAt, mobileNumber, sessionId, fields }: ConvertedRow,
  { banner, goal, from, before }: WantedConversions,
): BannerConversion | undefined {
  const { banners: seen, bannerCity: city = 'elsewhere', suspect = 'unchecked' } = fields;
  if (typeof seen !== 'string' || !seen.includes(`${banner}.`) || suspect !== 'unchecked') return undefined;
  if (createdAt < from || createdAt >= before || !KINDS[goal].includes(kind)) return undefined;
  const counts = goal === 'lead' ? mobileNumber !== null : isBooked({ kind, status });
  return counts
    ? { person: mobileNumber ?? sessionId ?? id, seen, city: String(city), at: createdAt }
    : undefined;
}

export type BannerConversions = (
  wanted: WantedConversions,
) => Promise<Result<readonly BannerConversion[], 'ledger_unavailable'>>;

/** More people than any test needs; beyond them the oldest are left out of both variants alike. */
const MOST_PEOPLE = 20_000;

/** Reads who converted. A person counts once, by number or by session, and records of programs do not count. */
export function createBannerConversions(
  d1: D1Database,
  { report }: Pick<LedgerContext, 'report'>,
): BannerConversions {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return async ({ banner, goal, from, before }) => {
    const found = await attempt('banner conversions', () =>
      database.all<BannerConversion>(sql`
        SELECT coalesce(mobile_number, session_id, id) AS person, min(created_at) AS at, json_extract(fields, '$.banners') AS seen,
          coalesce(json_extract(fields, '$.bannerCity'), 'elsewhere') AS city
        FROM records INDEXED BY records_with_banners
        WHERE json_extract(fields, '$.banners') IS NOT NULL AND created_at >= ${from} AND created_at < ${before}
          AND instr(json_extract(fields, '$.banners'), ${`${banner}.`}) > 0 AND ${COUNTS[goal]}
          AND coalesce(json_extract(fields, '$.suspect'), 'unchecked') = 'unchecked'
        GROUP BY person LIMIT ${MOST_PEOPLE}`),
    );
    return found.ok ? success(found.value) : failure('ledger_unavailable');
  };
}
