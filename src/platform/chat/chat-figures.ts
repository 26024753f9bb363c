import type { D1Database } from '@cloudflare/workers-types';
import { and, count, gt, isNotNull, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { openDatabase } from '../ledger/database.ts';
import { chatMessages, chatPausedTemplates } from '../ledger/schema-chat.ts';

/** The troubles of the business chat, for /healthz and the operator. No personal data. */
export interface ChatHealth {
  /** Messages of the last seven days that failed for good. */
  readonly failed: number;
  /** Messages of the last seven days that nobody knows to have arrived. */
  readonly unclear: number;
  /** Templates that the interface refuses now. */
  readonly pausedTemplates: number;
}

/** The messages of a month (YYYY-MM, in India) in one price category of the interface. */
export interface PricedMonth {
  readonly month: string;
  readonly category: string;
  readonly messages: number;
}

/** Messages older than this no longer count as trouble. */
const TROUBLED_MS = 7 * DAY_MS;
/** The months that the operator sees. */
const PRICED_MS = 100 * DAY_MS;

const month = sql<string>`strftime('%Y-%m', ${chatMessages.sentAt} / 1000, 'unixepoch', '+330 minutes')`;

/** Counts the messages of the business chat. Its calls throw when the database fails. */
export function createChatFigures(d1: D1Database, now: () => number) {
  const database = openDatabase(d1);
  return {
    async health(): Promise<ChatHealth> {
      const [troubled, paused] = await database.batch([
        database
          .select({ state: chatMessages.state, messages: count() })
          .from(chatMessages)
          // The words of the index's own condition, by which the database finds it.
          .where(and(sql`state in ('failed', 'unclear')`, gt(chatMessages.at, now() - TROUBLED_MS)))
          .groupBy(chatMessages.state),
        database
          .select({ templates: count() })
          .from(chatPausedTemplates)
          .where(gt(chatPausedTemplates.until, now())),
      ]);
      const countOf = (state: string) => troubled.find((one) => one.state === state)?.messages ?? 0;
      return {
        failed: countOf('failed'),
        unclear: countOf('unclear'),
        pausedTemplates: paused[0]?.templates ?? 0,
      };
    },

    /** The newest month first. */
    pricedMonths: (): Promise<readonly PricedMonth[]> =>
      database
        .select({ month, category: sql<string>`${chatMessages.priced}`, messages: count() })
        .from(chatMessages)
        .where(and(isNotNull(chatMessages.priced), gt(chatMessages.sentAt, now() - PRICED_MS)))
        .groupBy(month, chatMessages.priced)
        .orderBy(sql`1 desc`, chatMessages.priced),
  };
}
export type ChatFigures = ReturnType<typeof createChatFigures>;
