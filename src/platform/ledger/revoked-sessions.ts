import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { revokedSessions } from './schema.ts';

/** Operator sessions that were signed out before they expired. The daily retention run deletes expired rows. */
export interface RevokedSessions {
  has(sessionId: string): Promise<Result<boolean, 'ledger_unavailable'>>;
  /** @param expiresAt when the session expires by itself, in ms since 1970 */
  add(sessionId: string, expiresAt: number): Promise<Result<undefined, 'ledger_unavailable'>>;
}

export function createRevokedSessions(d1: D1Database, { report }: LedgerContext): RevokedSessions {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async has(sessionId) {
      const found = await attempt('read revoked session', () =>
        database
          .select({ sessionId: revokedSessions.sessionId })
          .from(revokedSessions)
          .where(eq(revokedSessions.sessionId, sessionId)),
      );
      return found.ok ? success(found.value.length > 0) : failure('ledger_unavailable');
    },

    async add(sessionId, expiresAt) {
      const done = await attempt('revoke session', () =>
        database.insert(revokedSessions).values({ sessionId, expiresAt }).onConflictDoNothing(),
      );
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },
  };
}
