import { and, eq, or, sql } from 'drizzle-orm';
import { stateAfter } from '../../features/chat/rules/message-kinds.ts';
import { failureOf } from '../../features/chat/rules/send-failure.ts';
import { HOUR_MS } from '../../values/durations.ts';
import type { LedgerContext, LedgerDatabase } from '../ledger/database.ts';
import { chatMessages, chatPausedTemplates, chatPeople, chatSwitchedOff } from '../ledger/schema-chat.ts';
import type { ChatMessageRow } from './message-queue.ts';
import type { ChatStatus } from './webhook.ts';

/** A person gets at most one message in this time. */
export const PAIR_MS = 6000;
/** So often a status is noted again after a change between its read and its write: each raises the state. */
const MOST_ROUNDS = 10;
/** A template that the interface refused is tried again after this. */
const PAUSED_MS = HOUR_MS;

async function hasStopped(database: LedgerDatabase, person: string): Promise<boolean> {
  const [known] = await database.select().from(chatPeople).where(eq(chatPeople.person, person));
  return known?.stoppedAt != null;
}

/**
 * Joins the two names of a person who got a message of ours. Without it a STOP of a hidden number, which comes under the
 * chat's own id, would not hold for the number that we write to.
 */
async function joinNames(
  database: LedgerDatabase,
  { person, sentAt }: ChatMessageRow,
  userId: string,
): Promise<void> {
  const [, number] = /^91(\d{10})$/.exec(person) ?? [];
  if (number === undefined) return;
  await database
    .insert(chatPeople)
    .values({ person: userId, number, sentAt })
    .onConflictDoUpdate({
      target: chatPeople.person,
      set: { number },
      setWhere: sql`${chatPeople.number} is not ${number}`,
    });
}

/** The steps of one message on its way, and what the interface says of it. */
export const createMessageSending = (database: LedgerDatabase, { now }: Pick<LedgerContext, 'now'>) => ({
  /**
   * Takes the person's turn. One statement looks at the last message and at a STOP, so no two Workers write at once.
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
    return (await hasStopped(database, person)) && !isAnswer ? 'stopped' : 'too_soon';
  },

  /**
   * Claims a message right before the call: only one Worker sends it, and none repeats it. A STOP that came since the turn
   * was taken holds it back. A reminder is claimed only if no other booking of the person has told of the same day.
   */
  async claim(
    { id, fact, kind }: ChatMessageRow,
    person: string,
    isAnswer: boolean,
  ): Promise<'claimed' | 'stopped' | 'shared'> {
    const isFirst =
      kind === 'reminder'
        ? sql`not exists (select 1 from chat_messages o where o.person = ${person} and o.fact = ${fact} and o.id <> ${id}
            and o.state not in ('waiting', 'dropped', 'failed', 'shared'))`
        : sql`true`;
    const isWanted = isAnswer
      ? sql`true`
      : sql`not exists (select 1 from chat_people p where p.person = ${person} and p.stopped_at is not null)`;
    const claimed = await database
      .update(chatMessages)
      .set({ state: 'sending', person, sentAt: now(), at: now() })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'), isFirst, isWanted))
      .returning({ id: chatMessages.id });
    if (claimed.length > 0) return 'claimed';
    return (await hasStopped(database, person)) && !isAnswer ? 'stopped' : 'shared';
  },

  /** Writes how a call ended. A notification that came first has the later state. */
  settle: (
    id: string,
    state: 'accepted' | 'failed' | 'unclear' | 'waiting',
    more: { readonly remoteId?: string; readonly reason?: string; readonly dueAt?: number } = {},
  ) =>
    // The reason of an earlier try is no longer one once the message has gone.
    database
      .update(chatMessages)
      .set({ state, at: now(), reason: null, ...more })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'sending'))),

  /** Whether an operator switched a message off, and until when its template waits, in ms since 1970. */
  async holdOf(
    kind: string,
    language: string,
  ): Promise<{ readonly isOff: boolean; readonly pausedUntil: number | undefined }> {
    const [off, paused] = await database.batch([
      database.select().from(chatSwitchedOff).where(eq(chatSwitchedOff.kind, kind)),
      database
        .select()
        .from(chatPausedTemplates)
        .where(and(eq(chatPausedTemplates.kind, kind), eq(chatPausedTemplates.language, language))),
    ]);
    const until = paused[0]?.until ?? 0;
    return { isOff: off.length > 0, pausedUntil: until > now() ? until : undefined };
  },

  /** The interface refused a template: its messages wait, until somebody may have repaired it. */
  pauseTemplate: (kind: string, language: string) =>
    database
      .insert(chatPausedTemplates)
      .values({ kind, language, until: now() + PAUSED_MS })
      .onConflictDoUpdate({
        target: [chatPausedTemplates.kind, chatPausedTemplates.language],
        set: { until: now() + PAUSED_MS },
      }),

  /**
   * Notes what the interface says of a message, found by its id or by ours, which it sends back. A message never goes
   * back in its states, so notifications may come late, twice and in any order.
   */
  async noteStatus(status: ChatStatus): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) if (await noteOnce(database, status, now())) return;
    throw new Error('a message changes too often');
  },
});

/** Notes a status on the message as it is read; false where another change came between, whose state may be less. */
async function noteOnce(database: LedgerDatabase, status: ChatStatus, at: number): Promise<boolean> {
  const { id, biz_opaque_callback_data: ours, recipient_user_id: userId, errors, pricing } = status;
  const isIt = or(eq(chatMessages.remoteId, id), ours === undefined ? undefined : eq(chatMessages.id, ours));
  const [row] = await database.select().from(chatMessages).where(isIt).limit(1);
  if (row === undefined || row.direction === 'in') return true;
  if (userId !== undefined) await joinNames(database, row, userId);
  const state = stateAfter(row.state, status.status);
  const isNews = state !== row.state;
  const noted = await database
    .update(chatMessages)
    .set({
      state,
      remoteId: row.remoteId ?? id,
      ...(pricing?.category !== undefined && { priced: pricing.category }),
      // A repeat tells nothing new, so neither the time of the state nor its reason change.
      ...(isNews && { at, reason: state === 'failed' ? failureOf(errors?.[0]?.code, 400).reason : null }),
    })
    .where(and(eq(chatMessages.id, row.id), eq(chatMessages.state, row.state)))
    .returning({ id: chatMessages.id });
  return noted.length > 0;
}
