import { and, asc, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import {
  CLOSED,
  isOfTheDay,
  NO_QUESTIONS,
  type NoticeKind,
} from '../../features/chat/rules/message-kinds.ts';
import type { Notice } from '../../features/chat/rules/message-plan.ts';
import { inHours } from '../../features/chat/rules/send-hours.ts';
import { HOUR_MS } from '../../values/durations.ts';
import type { LedgerContext, LedgerDatabase } from '../ledger/database.ts';
import { deliveries } from '../ledger/schema.ts';
import { chatMessages } from '../ledger/schema-chat.ts';

export type ChatMessageRow = typeof chatMessages.$inferSelect;

/** A message that is still under way after this was left by a Worker that died. */
const LOST_MS = 60_000;
/** Records that one minute's cron wakes. */
const MOST_WOKEN = 500;

export const CHAT_TARGET = 'chat';
export const CHAT_DELIVERY = { target: CHAT_TARGET, purpose: 'messages' } as const;

/** An answer of a person or of ours, as its row is stored. */
type QueuedAnswer = Pick<ChatMessageRow, 'recordId' | 'person' | 'kind' | 'fact'> & {
  readonly words?: string;
  readonly by: string;
};

/** The messages that wait, and those of a record. */
export function createMessageQueue(
  database: LedgerDatabase,
  { now, newId }: Pick<LedgerContext, 'now' | 'newId'>,
) {
  /** Stores an answer, and makes its delivery due. */
  async function queue(answer: QueuedAnswer, dueAt: number): Promise<void> {
    const at = now();
    await database.batch([
      database
        .insert(chatMessages)
        .values({
          ...answer,
          ...{ id: newId(), dueAt, until: dueAt + HOUR_MS, at },
          direction: 'out',
          state: 'waiting',
        })
        .onConflictDoNothing({ target: [chatMessages.recordId, chatMessages.fact] }),
      database
        .insert(deliveries)
        .values({ ...CHAT_DELIVERY, id: newId(), recordId: answer.recordId, queuedAt: at, nextAttemptAt: at })
        .onConflictDoUpdate({
          target: [deliveries.recordId, deliveries.target, deliveries.purpose],
          set: { state: 'pending', attempts: 0, queuedAt: at, nextAttemptAt: at, finishedAt: null },
        }),
    ]);
  }

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
          // By the time of the message itself: a late notification must not put a question before its answer.
          .orderBy(sql`coalesce(${chatMessages.sentAt}, ${chatMessages.at})`, asc(chatMessages.id)),
      ]);
      return rows;
    },

    /** Plans messages; a fact that is planned or sent already stays as it is. */
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

    postpone: (id: string, dueAt: number, reason?: string) =>
      database
        .update(chatMessages)
        .set({ dueAt, ...(reason !== undefined && { reason }) })
        .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'))),

    /** Puts the operator's or our own answer into the queue. */
    write: (
      recordId: string,
      person: string,
      { key, words, by }: { readonly key: string; readonly words: string; readonly by: string },
    ) => queue({ recordId, person, kind: 'text', fact: `text:${key}`, words, by }, now()),

    /**
     * Notes that a question needs no answer, unless another has come since: the operator has not read that one. The note is a
     * line of the conversation.
     */
    async close(recordId: string, questionId: string, by: string): Promise<boolean> {
      const at = now();
      const question = await newestQuestion(database, recordId);
      if (question?.id !== questionId) return false;
      await database
        .insert(chatMessages)
        .values({
          ...{
            id: newId(),
            recordId,
            person: question.person,
            kind: CLOSED,
            fact: `closed:${questionId}`,
            by,
          },
          ...{ direction: 'out', state: 'received', dueAt: at, until: at, at },
        })
        .onConflictDoNothing({ target: [chatMessages.recordId, chatMessages.fact] });
      return true;
    },

    /** Puts a template that the operator chose into the queue. */
    writeTemplate: (
      recordId: string,
      person: string,
      { key, kind, by }: { readonly key: string; readonly kind: NoticeKind; readonly by: string },
    ) =>
      queue(
        { recordId, person, kind, fact: `by_hand:${key}`, by },
        isOfTheDay(kind) ? now() : inHours(now()),
      ),

    /** Makes the deliveries due again whose records have a message to send now. */
    wake: () => wakeDue(database, now()),
  };
}

async function newestQuestion(
  database: LedgerDatabase,
  recordId: string,
): Promise<ChatMessageRow | undefined> {
  const [question] = await database
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.recordId, recordId),
        eq(chatMessages.direction, 'in'),
        notInArray(chatMessages.kind, [...NO_QUESTIONS]),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return question;
}

async function wakeDue(database: LedgerDatabase, at: number): Promise<number> {
  const woken = await database
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, queuedAt: at, nextAttemptAt: at, finishedAt: null })
    .where(
      and(
        eq(deliveries.target, CHAT_TARGET),
        sql`${deliveries.state} in ('delivered', 'skipped', 'failed')`,
        sql`${deliveries.recordId} in (select record_id from chat_messages
          where state = 'waiting' and due_at <= ${at} order by due_at limit ${MOST_WOKEN})`,
      ),
    )
    .returning({ id: deliveries.id });
  return woken.length;
}
