import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { deliveries, records } from './schema.ts';

/** The targets that a record reaches only with consent. */
const WITH_CONSENT = ['ads', 'analytics'];
const DETAIL = 'the visitor withdrew the consent';

export type WithdrawConsent = (consentId: string) => Promise<Result<undefined, 'ledger_unavailable'>>;

/**
 * Takes a consent from every record that was made with it. Later conversions of these records are not sent, and pending
 * ones end as skipped. One that is under way loses its lease, so that a fault does not bring it back.
 */
export function createWithdrawConsent(d1: D1Database, { now, report }: LedgerContext): WithdrawConsent {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return async (consentId) => {
    const isOfConsent = eq(records.consentId, consentId);
    const ofConsent = database.select({ id: records.id }).from(records).where(isOfConsent);
    const done = await attempt('withdraw consent', () =>
      database.batch([
        database
          .update(deliveries)
          .set({
            state: 'skipped',
            event: {},
            finishedAt: now(),
            lockedUntil: null,
            lockedBy: null,
            lastErrorCode: null,
            lastErrorDetail: DETAIL,
          })
          .where(
            and(
              inArray(deliveries.recordId, ofConsent),
              inArray(deliveries.target, WITH_CONSENT),
              inArray(deliveries.state, ['pending', 'paused', 'failed']),
            ),
          ),
        database
          .update(records)
          .set({
            consentId: null,
            consentAds: false,
            consentAnalytics: false,
            // The visit and the clicks were stored by this consent alone.
            fields: sql`json_remove(${records.fields}, '$.adVisit', '$.gclid', '$.gbraid', '$.wbraid', '$.fbclid')`,
          })
          .where(isOfConsent),
      ]),
    );
    return done.ok ? success(undefined) : failure('ledger_unavailable');
  };
}
