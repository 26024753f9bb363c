import type { D1Database } from '@cloudflare/workers-types';
import { gt, sql } from 'drizzle-orm';
import type { DeliveryState } from '../../values/delivery-state.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { sharedAnswer } from '../../values/shared-answer.ts';
import { auditLine } from './audit.ts';
import { createAttempt, type LedgerContext, openDatabase } from './database.ts';
import { adTest } from './schema-campaigns.ts';

type Unavailable = 'ledger_unavailable';

/** An event that was queued for an outside system, without personal data. */
export interface SentEvent {
  readonly target: string;
  readonly name: string;
  /** The id by which the outside system counts it once; null for a record that is no event. */
  readonly eventId: string | null;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  readonly finishedAt: number | null;
  readonly errorCode: string | null;
  readonly errorDetail: string | null;
}

/** A paid job whose visitor came by an advertisement and agreed to ads. */
export interface OfflineConversion {
  /** The id of the click by its name: `gclid`, `gbraid` or `wbraid`. */
  readonly name: string;
  readonly click: string;
  /** Milliseconds since 1970. */
  readonly paidAt: number;
  /** In paise. */
  readonly paid: number;
}

export interface AdEvents {
  /** The last fifty of each outside system, the newest first. */
  sent(): Promise<Result<readonly SentEvent[], Unavailable>>;
  /** The test code and its end; undefined while no test runs. */
  test(): Promise<{ readonly code: string; readonly until: number } | undefined>;
  /** The code of a test, as events carry it; ten seconds old at most. */
  testCode(): Promise<string | undefined>;
  /** Marks the events of the next half hour as tests; without a code it ends the test. */
  setTest(code: string | undefined, by: string): Promise<Result<undefined, Unavailable>>;
  /** The paid jobs since an instant. */
  offline(since: number): Promise<Result<readonly OfflineConversion[], Unavailable>>;
}

/** So many of the newest deliveries are looked through. */
const NEWEST = 2000;
const OF_EACH = 50;
const TEST_MS = 30 * MINUTE_MS;
/** Each isolate asks for the test this often. */
const TEST_CHECK_MS = 10_000;
const MOST_OFFLINE = 5000;

const SENT = sql`
  SELECT target, purpose AS name, event ->> '$.eventId' AS eventId, state, attempts, queued_at AS queuedAt,
    finished_at AS finishedAt, last_error_code AS errorCode, last_error_detail AS errorDetail
  FROM (
    SELECT *, row_number() OVER (PARTITION BY target ORDER BY rowid DESC) AS place
    FROM (SELECT rowid, * FROM deliveries ORDER BY rowid DESC LIMIT ${NEWEST}) AS newest)
  WHERE place <= ${OF_EACH} ORDER BY target, queuedAt DESC`;

/** A job paid at its end has the time of that step; an order that was paid by card has its own. */
const paidSince = (since: number) => sql`
  SELECT c.key AS name, c.value AS click, (SELECT sum(m.paid) FROM record_money m WHERE m.place = r.rowid) AS paid,
    coalesce((SELECT max(unixepoch(s.value ->> '$.at')) * 1000 FROM json_each(r.fields, '$.job.steps') AS s
      WHERE s.value ->> '$.step' = 'paid'), r.created_at) AS paidAt
  FROM records r JOIN json_each(r.fields) c ON c.key IN ('gclid', 'gbraid', 'wbraid')
  WHERE r.created_at >= ${since} AND +r.kind IN ('booking', 'order') AND r.consent_ads
    AND (SELECT sum(m.paid) FROM record_money m WHERE m.place = r.rowid) > 0
  ORDER BY r.created_at LIMIT ${MOST_OFFLINE}`;

export function createAdEvents(d1: D1Database, { now, newId, report }: LedgerContext): AdEvents {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const test: AdEvents['test'] = async () => {
    const found = await attempt('ad test', () =>
      database.select().from(adTest).where(gt(adTest.until, now())),
    );
    return found.ok ? found.value[0] : undefined;
  };
  const stored = sharedAnswer(test, TEST_CHECK_MS, now);
  return {
    async sent() {
      const found = await attempt('sent events', () => database.all<SentEvent>(SENT));
      return found.ok ? success(found.value) : failure('ledger_unavailable');
    },

    test,

    async testCode() {
      const running = await stored();
      return running !== undefined && running.until > now() ? running.code : undefined;
    },

    async setTest(code, by) {
      const row = { one: 1, code: code ?? '', until: code === undefined ? now() : now() + TEST_MS };
      const action = code === undefined ? 'ad_test_ended' : 'ad_test_began';
      const done = await attempt('set ad test', () =>
        database.batch([
          database.insert(adTest).values(row).onConflictDoUpdate({ target: adTest.one, set: row }),
          auditLine(database, { id: newId(), at: now(), by, action, subject: 'ads' }),
        ]),
      );
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },

    async offline(since) {
      const found = await attempt('offline conversions', () =>
        database.all<OfflineConversion>(paidSince(since)),
      );
      return found.ok ? success(found.value) : failure('ledger_unavailable');
    },
  };
}
