import type { D1Database } from '@cloudflare/workers-types';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type LedgerDatabase = DrizzleD1Database;

/** Hears of every failed call, for the log: the step, and the engine's own words, which hold no bound value. */
export type FaultReport = (fault: { readonly step: string; readonly reason: string }) => void;

/** The ledger's database with typed queries. */
export const openDatabase = (d1: D1Database): LedgerDatabase => drizzle(d1);

// Drizzle's own message repeats the bound values, which are personal data: only the engine's words below it are safe.
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : 'unknown';
  return text.startsWith('Failed query') ? 'query failed' : text.slice(0, 200);
}

export type AttemptResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

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

/** What every part of the desk is made with, beside the database. */
export interface LedgerContext {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report?: FaultReport | undefined;
}
