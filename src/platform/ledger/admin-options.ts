import type { FaultReport } from './database.ts';

/** What every part of the desk is made with, beside the database. */
export interface AdminOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly report?: FaultReport | undefined;
}
