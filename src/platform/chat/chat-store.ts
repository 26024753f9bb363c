import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { stateAfter } from '../../features/chat/rules/message-kinds.ts';
import type { Notice } from '../../features/chat/rules/message-plan.ts';
import { failureOf } from '../../features/chat/rules/send-failure.ts';
import { referenceIn } from '../../values/chat-reference.ts';
import { HOUR_MS } from '../../values/durations.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { openDatabase } from '../ledger/database.ts';
import { chatMessages, chatPeople, chatTemplateStates, deliveries, records } from '../ledger/schema.ts';
import type { ChatStatus, ReceivedMessage } from './webhook.ts';

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
export const CHAT_DELIVERY = { target: CHAT_TARGET, purpose: 'messages' } as const;

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

    /**
     * Notes what the interface says of a message, found by its id or by ours, which it sends back. A message never goes
     * back in its states, so notifications may come late, twice and in any order.
     */
    async noteStatus({
      id,
      status,
      biz_opaque_callback_data: ours,
      errors,
      pricing,
    }: ChatStatus): Promise<void> {
      const isIt = or(
        eq(chatMessages.remoteId, id),
        ours === undefined ? undefined : eq(chatMessages.id, ours),
      );
      const [row] = await database.select().from(chatMessages).where(isIt).limit(1);
      if (row === undefined || row.direction === 'in') return;
      const state = stateAfter(row.state, status);
      const code = errors?.[0]?.code;
      await database
        .update(chatMessages)
        .set({
          state,
          at: now(),
          remoteId: row.remoteId ?? id,
          ...(pricing?.category !== undefined && { priced: pricing.category }),
          reason: state === 'failed' ? failureOf(code, 400).reason : null,
        })
        .where(and(eq(chatMessages.id, row.id), eq(chatMessages.state, row.state)));
    },

    /** Notes that a person wrote, and whether they want our messages; both of their names go by the newest. */
    async noteWriter(
      { person, userId, number }: Pick<ReceivedMessage, 'person' | 'userId' | 'number'>,
      wish: 'stop' | 'start' | undefined,
    ): Promise<void> {
      const at = now();
      const stopped = wish === undefined ? {} : { stoppedAt: wish === 'stop' ? at : null };
      const known = await database
        .select()
        .from(chatPeople)
        .where(eq(chatPeople.person, userId ?? person));
      // An id of a hidden number stands for the number that once came with it.
      const ownNumber = number ?? known[0]?.number ?? undefined;
      const names = new Set([person, userId ?? person, ...(ownNumber ? [`91${ownNumber}`] : [])]);
      for (const one of names)
        await database
          .insert(chatPeople)
          .values({ person: one, number: ownNumber ?? null, wroteAt: at, ...stopped })
          .onConflictDoUpdate({
            target: chatPeople.person,
            set: { wroteAt: at, ...(ownNumber && { number: ownNumber }), ...stopped },
          });
    },

    /** The record that a message is about: that of the answered message, of the reference, of the number, of the id. */
    async recordOf({
      answers,
      words,
      number,
      person,
      userId,
    }: ReceivedMessage): Promise<{ readonly recordId: string; readonly isAnswer: boolean } | undefined> {
      if (answers !== undefined) {
        const [row] = await database
          .select({ recordId: chatMessages.recordId })
          .from(chatMessages)
          .where(and(eq(chatMessages.remoteId, answers), eq(chatMessages.direction, 'out')));
        if (row) return { recordId: row.recordId, isAnswer: true };
      }
      const newest = async (condition: SQL | undefined) => {
        const [row] = await database
          .select({ recordId: records.id })
          .from(records)
          .where(condition)
          .orderBy(desc(records.createdAt), desc(records.id))
          .limit(1);
        return row && { recordId: row.recordId, isAnswer: false };
      };
      const reference = referenceIn(words ?? '');
      const named = reference && (await newest(eq(records.reference, reference)));
      if (named) return named;
      const [known] = await database
        .select()
        .from(chatPeople)
        .where(eq(chatPeople.person, userId ?? person));
      const own = number ?? known?.number ?? undefined;
      const numbered = own && (await newest(eq(records.mobileNumber, own)));
      if (numbered) return numbered;
      const [before] = await database
        .select({ recordId: chatMessages.recordId })
        .from(chatMessages)
        .where(eq(chatMessages.person, userId ?? person))
        .orderBy(desc(chatMessages.at))
        .limit(1);
      return before && { recordId: before.recordId, isAnswer: false };
    },

    /** Whether a message was taken before. */
    async knows(remoteId: string): Promise<boolean> {
      const found = await database
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(eq(chatMessages.remoteId, remoteId));
      return found.length > 0;
    },

    /** Stores a message that came; false for one that was stored before. */
    async receive(recordId: string, { id, person, userId, type, words }: ReceivedMessage): Promise<boolean> {
      const at = now();
      const stored = await database
        .insert(chatMessages)
        .values({
          ...{ id: newId(), recordId, kind: type, fact: `in:${id}`, remoteId: id, words: words ?? null },
          ...{ person: userId ?? person, dueAt: at, until: at, at },
          direction: 'in',
          state: 'received',
        })
        .onConflictDoNothing()
        .returning({ id: chatMessages.id });
      return stored.length > 0;
    },

    /** Puts the operator's or our own answer into the queue. */
    async write(
      recordId: string,
      person: string,
      { key, words, by }: { readonly key: string; readonly words: string; readonly by: string },
    ) {
      const at = now();
      await database.batch([
        database
          .insert(chatMessages)
          .values({
            ...{ id: newId(), recordId, person, kind: 'text', fact: `text:${key}`, words, by },
            ...{ dueAt: at, until: at + HOUR_MS, at },
            direction: 'out',
            state: 'waiting',
          })
          .onConflictDoNothing({ target: [chatMessages.recordId, chatMessages.fact] }),
        database
          .insert(deliveries)
          .values({ ...CHAT_DELIVERY, id: newId(), recordId, queuedAt: at, nextAttemptAt: at })
          .onConflictDoUpdate({
            target: [deliveries.recordId, deliveries.target, deliveries.purpose],
            set: { state: 'pending', attempts: 0, queuedAt: at, nextAttemptAt: at, finishedAt: null },
          }),
      ]);
    },

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
