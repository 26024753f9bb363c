import { DAY_MS } from '../../../values/durations.ts';

/** That a visitor was sent to the chat, and from where (redirect record, spec section 3). */
export type RedirectRecord = {
  readonly source: string;
  readonly service?: string;
  readonly car?: string;
  readonly price?: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly sessionId?: string;
  readonly userId?: string;
};

const KEPT_MS = 30 * DAY_MS;

/** The local copies that stay when a page loads: those of the last 30 days (spec section 9). One without a readable time goes. */
export const recentRedirects = <Kept extends Pick<RedirectRecord, 'timestamp'>>(
  records: readonly Kept[],
  now: Date,
): readonly Kept[] => records.filter((record) => now.getTime() - Date.parse(record.timestamp) <= KEPT_MS);
