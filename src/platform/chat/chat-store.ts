import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Notice } from '../../features/chat/rules/message-plan.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { openDatabase } from '../ledger/database.ts';
import { chatMessages, chatPeople, chatTemplateStates, deliveries } from '../ledger/schema.ts';

export type ChatMessageRow = typeof chatMessages.$inferSelect;

/** A person gets at most one message in this time. */
export const PAIR_MS = 6000;
/** A message that is still under way after this was left by a Worker that died. */
const LOST_MS = 60_000;
/** A template that the interface refused is tried again after this. */
const PAUSED_MS = 60 * 60_000;
/** Records that one minute's cron wakes. */
const MOST_WOKEN = 500;

export const CHAT_TARGET = 'chat';

/** The messages of the business chat in the ledger's database. Its calls throw when the database fails. */
export function createChatStore(d1: D1Database, { now, newId }: Pick<LedgerContext, 'now' | 'newId'>) {
  const database = openDatabase(d1);
  return {
    /** The messages of a record, the oldest first. One that a dead Worker left is unclear. */
    async ofRecord(recordId: string): Promise<readonly ChatMessageRow[]> {
      const [, rows] = await database.batch([
        database
          .update(chatMessages)
          .set({ state: 'unclear', reason: 'unclear', at: now() })
          .where(
            and(
              eq(chatMessages.recordId, recordId),
              eq(chatMessages.state, 'sending'),
              lte(chatMessages.sentAt, now() - LOST_MS),
            ),
          ),
        database
          .select()
          .from(chatMessages)
          .where(eq(chatMessages.recordId, recordId))
          .orderBy(asc(chatMessages.at), asc(chatMessages.id)),
      ]);
      return rows;
    },

    /** Plans messages; a fact that is planned or told already stays as it is. */
    async plan(recordId: string, person: string, notices: readonly Notice[]): Promise<void> {
      for (const { kind, fact, dueAt, until } of notices)
        await database
          .insert(chatMessages)
          .values({
            ...{ id: newId(), recordId, person, kind, fact, dueAt, until, at: now() },
            direction: 'out',
            state: 'waiting',
          })
          .onConflictDoNothing();
    },

    /** Ends a message that has not gone out; one that is under way goes its way. */
    end: (id: string, state: 'dropped' | 'failed' | 'shared', reason: string) =>
      database
        .update(chatMessages)
        .set({ state, reason, at: now() })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'))),

    /** A dropped message whose fact has come true again waits once more. */
    revive: (id: string, dueAt: number) =>
      database
        .update(chatMessages)
        .set({ state: 'waiting', reason: null, dueAt, at: now() })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'dropped'))),

    postpone: (id: string, dueAt: number) =>
      database
        .update(chatMessages)
        .set({ dueAt })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'))),

    /**
     * Takes the person's turn. One statement looks at the last message and at a STOP. So no two Workers write at once, and
     * nothing goes out after a STOP is stored.
     */
    async takeTurn(person: string, isAnswer: boolean): Promise<'taken' | 'stopped' | 'too_soon'> {
      const at = now();
      const taken = await database
        .insert(chatPeople)
        .values({ person, sentAt: at })
        .onConflictDoUpdate({
          target: chatPeople.person,
          set: { sentAt: at },
          setWhere: sql`coalesce(${chatPeople.sentAt}, 0) <= ${at - PAIR_MS} and (${chatPeople.stoppedAt} is null or ${isAnswer ? 1 : 0})`,
        })
        .returning({ person: chatPeople.person });
      if (taken.length > 0) return 'taken';
      const [known] = await database.select().from(chatPeople).where(eq(chatPeople.person, person));
      return known?.stoppedAt != null && !isAnswer ? 'stopped' : 'too_soon';
    },

    /**
     * Claims a message before the call: only one Worker sends it, and none repeats it. A reminder is claimed only if no
     * other booking of the person has told of the same day.
     */
    async claim({ id, person, fact, kind }: ChatMessageRow): Promise<boolean> {
      const isFirst =
        kind === 'reminder'
          ? sql`not exists (select 1 from chat_messages o where o.person = ${person} and o.fact = ${fact} and o.id <> ${id}
              and o.state not in ('waiting', 'dropped', 'failed', 'shared'))`
          : sql`true`;
      const claimed = await database
        .update(chatMessages)
        .set({ state: 'sending', sentAt: now(), at: now() })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'), isFirst))
        .returning({ id: chatMessages.id });
      return claimed.length > 0;
    },

    /** Writes how a call ended. A notification that came first has the later state. */
    settle: (
      id: string,
      state: 'accepted' | 'failed' | 'unclear' | 'waiting',
      more: { readonly remoteId?: string; readonly reason?: string; readonly dueAt?: number } = {},
    ) =>
      database
        .update(chatMessages)
        .set({ state, at: now(), ...more })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'sending'))),

    /** Whether a template may be used: the operator left it on, and the interface has not refused it this hour. */
    async isUsable(kind: string, language: string): Promise<'yes' | 'off' | 'paused'> {
      const [row] = await database
        .select()
        .from(chatTemplateStates)
        .where(and(eq(chatTemplateStates.kind, kind), eq(chatTemplateStates.language, language)));
      if (row?.isOff) return 'off';
      const isRefused = row?.state != null && row.state !== 'APPROVED';
      return isRefused && (row.readAt ?? 0) > now() - PAUSED_MS ? 'paused' : 'yes';
    },

    noteTemplate: (kind: string, language: string, state: string) =>
      database
        .insert(chatTemplateStates)
        .values({ kind, language, state, readAt: now() })
        .onConflictDoUpdate({
          target: [chatTemplateStates.kind, chatTemplateStates.language],
          set: { state, readAt: now() },
        }),

    /** Makes the deliveries due again whose records have a message to send now. */
    async wake(): Promise<number> {
      const woken = await database
        .update(deliveries)
        .set({ state: 'pending', attempts: 0, queuedAt: now(), nextAttemptAt: now(), finishedAt: null })
        .where(
          and(
            eq(deliveries.target, CHAT_TARGET),
            sql`${deliveries.state} in ('delivered', 'skipped', 'failed')`,
            sql`${deliveries.recordId} in (select record_id from chat_messages
              where state = 'waiting' and due_at <= ${now()} order by due_at limit ${MOST_WOKEN})`,
          ),
        )
        .returning({ id: deliveries.id });
      return woken.length;
    },
  };
}
export type ChatStore = ReturnType<typeof createChatStore>;
