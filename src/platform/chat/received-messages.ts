import { and, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { CALLED_DAYS } from '../../features/calls/rules/call.ts';
import { storedKind } from '../../features/chat/rules/stop-words.ts';
import { referenceIn } from '../../values/chat-reference.ts';
import { DAY_MS } from '../../values/durations.ts';
import { indiaDate } from '../../values/india-time.ts';
import type { LedgerContext, LedgerDatabase } from '../ledger/database.ts';
import { records } from '../ledger/schema.ts';
import { chatMessages, chatPeople } from '../ledger/schema-chat.ts';
import type { ReceivedMessage } from './webhook.ts';

type WriterFacts = Pick<ReceivedMessage, 'person' | 'userId' | 'number' | 'answers' | 'writtenAt'>;

/** A STOP or a START that was written before the newest one and comes late changes nothing. */
function wishes(wish: 'stop' | 'start' | undefined, at: number) {
  if (wish === undefined) return {};
  const { stoppedAt, wishedAt } = chatPeople;
  return {
    stoppedAt: sql`case when ${wishedAt} > ${at} then ${stoppedAt} else ${wish === 'stop' ? at : null} end`,
    wishedAt: sql`max(coalesce(${wishedAt}, 0), ${at})`,
  };
}

/**
 * After this time of rest a record is the past, and who writes again wants something new: a lead, which somebody calls. Filed
 * under the old record, nobody would look.
 */
const CURRENT_MS = CALLED_DAYS * DAY_MS;

/** Whether a record changed since then, or has its visit later. */
const isCurrent = (since: number): SQL =>
  sql`(${records.updatedAt} >= ${since} OR json_extract(${records.fields}, '$.date') >= ${indiaDate(new Date(since))})`;

/** The number that got our message. Only its receiver can answer it. */
async function numberReached(
  database: LedgerDatabase,
  remoteId: string | undefined,
): Promise<string | undefined> {
  if (remoteId === undefined) return undefined;
  const [row] = await database
    .select({ person: chatMessages.person })
    .from(chatMessages)
    .where(and(eq(chatMessages.remoteId, remoteId), eq(chatMessages.direction, 'out')));
  return /^91(\d{10})$/.exec(row?.person ?? '')?.[1];
}

/** The messages that people write, and whom and what they are about. */
export const createReceivedMessages = (
  database: LedgerDatabase,
  { now, newId }: Pick<LedgerContext, 'now' | 'newId'>,
) => ({
  /** Notes that a person wrote, and whether they want our messages; both of their names go by the newest. */
  async noteWriter(
    { person, userId, number, answers, writtenAt }: WriterFacts,
    wish: 'stop' | 'start' | undefined,
  ): Promise<void> {
    const at = now();
    const wishedAt = Math.min(writtenAt ?? at, at);
    const known = await database
      .select()
      .from(chatPeople)
      .where(eq(chatPeople.person, userId ?? person));
    // An id of a hidden number stands for the number that once came with it, or that our answered message went to.
    const ownNumber = number ?? known[0]?.number ?? (await numberReached(database, answers));
    const names = new Set([person, userId ?? person, ...(ownNumber ? [`91${ownNumber}`] : [])]);
    for (const one of names)
      await database
        .insert(chatPeople)
        .values({
          person: one,
          number: ownNumber ?? null,
          wroteAt: at,
          stoppedAt: wish === 'stop' ? wishedAt : null,
          wishedAt: wish === undefined ? null : wishedAt,
        })
        .onConflictDoUpdate({
          target: chatPeople.person,
          set: { wroteAt: at, ...(ownNumber && { number: ownNumber }), ...wishes(wish, wishedAt) },
        });
  },

  /** The names under which a number writes: itself, and the chat's own ids that came with it. */
  async namesOf(mobileNumber: string): Promise<ReadonlySet<string>> {
    const found = await database
      .select({ person: chatPeople.person })
      .from(chatPeople)
      .where(eq(chatPeople.number, mobileNumber));
    return new Set([`91${mobileNumber}`, ...found.map(({ person }) => person)]);
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
    // Behind a press on a chat link nobody can be reached yet: what follows it is a lead.
    const named =
      reference && (await newest(and(eq(records.reference, reference), ne(records.kind, 'redirect'))));
    if (named) return named;
    const [known] = await database
      .select()
      .from(chatPeople)
      .where(eq(chatPeople.person, userId ?? person));
    const own = number ?? known?.number ?? undefined;
    const since = now() - CURRENT_MS;
    const numbered = own && (await newest(and(eq(records.mobileNumber, own), isCurrent(since))));
    if (numbered) return numbered;
    const [before] = await database
      .select({ recordId: chatMessages.recordId })
      .from(chatMessages)
      .where(and(eq(chatMessages.person, userId ?? person), gte(chatMessages.at, since)))
      .orderBy(desc(chatMessages.at))
      .limit(1);
    return before && { recordId: before.recordId, isAnswer: false };
  },

  /** The service of the page whose chat link the person pressed, by the reference of that press. */
  async pressedServiceOf({ words }: Pick<ReceivedMessage, 'words'>): Promise<string | undefined> {
    const reference = referenceIn(words ?? '');
    if (reference === undefined) return undefined;
    const [press] = await database
      .select({ service: records.service })
      .from(records)
      .where(and(eq(records.reference, reference), eq(records.kind, 'redirect')))
      .orderBy(desc(records.createdAt))
      .limit(1);
    return press?.service ?? undefined;
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
  async receive(recordId: string, message: ReceivedMessage): Promise<boolean> {
    const { id, person, userId, words, writtenAt } = message;
    // The window of free text begins with the writing; a message may come days later.
    const at = Math.min(writtenAt ?? now(), now());
    const stored = await database
      .insert(chatMessages)
      .values({
        ...{
          id: newId(),
          recordId,
          kind: storedKind(message),
          fact: `in:${id}`,
          remoteId: id,
          words: words ?? null,
        },
        ...{ person: userId ?? person, dueAt: at, until: at, at },
        direction: 'in',
        state: 'received',
      })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id });
    return stored.length > 0;
  },
});
