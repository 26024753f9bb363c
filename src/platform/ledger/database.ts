import type { D1Database } from '@cloudflare/workers-types';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type LedgerDatabase = DrizzleD1Database;

/** Logs a failed database call: the step and the engine's message, which contains no bound value. */
export type FaultReport = (fault: { readonly step: string; readonly reason: string }) => void;

/** The ledger's database with typed queries. */
export const openDatabase = (d1: D1Database): LedgerDatabase => drizzle(d1);

// Drizzle's own message repeats the bound values, which are personal data; only the engine's message in `cause` is safe.
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : 'unknown';
  return text.startsWith('Failed query') ? 'query failed' : text.slice(0, 200);
}

type AttemptResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/** Runs one step against the database; a failure is reported and becomes `ok: false`. */
export function createAttempt(report: FaultReport | undefined) {
  return async <Value>(step: string, run: () => PromiseLike<Value>): Promise<AttemptResult<Value>> => {
    try {
      return { ok: true, value: await run() };
    } catch (error) {
      report?.({ step, reason: reasonOf(error) });
      return { ok: false };
    }
  };
}

export type Attempt = ReturnType<typeof createAttempt>;

/** The clock, id source and fault report that every part of the ledger shares. */
export interface LedgerContext {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report?: FaultReport | undefined;
}
