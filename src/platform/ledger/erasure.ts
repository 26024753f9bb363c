import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, gt, inArray, isNotNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { StoredRecord } from '../../records/record.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type Signer, sha256Hex } from '../../values/signing.ts';
import { auditLine } from './audit.ts';
import { numberOfChat } from './chat-number.ts';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { forgetAtOnce } from './filing.ts';
import { toStored } from './record-row.ts';
import { coupons, deliveries, mechanics, recordHistory, records, reviews, spins } from './schema.ts';
import { calls } from './schema-calls.ts';
import { chatMessages, chatPeople } from './schema-chat.ts';

/** An entry that an outside system has, or may have, about a mobile number. */
export interface RemoteCopy {
  readonly target: string;
  readonly kind: string;
  readonly recordId: string;
  readonly purpose: string;
  readonly remoteId: string | null;
  readonly remoteDocumentId: string | null;
  /** False when the delivery had no clear answer: the operator must look for the entry there. */
  readonly certain: boolean;
}

/** All stored data about a number, to be given to the person. */
export interface NumberExport {
  /** As they are stored, also one that no reader understands. */
  readonly records: readonly StoredRecord[];
  /** Each record's changes after its creation. */
  readonly history: readonly (typeof recordHistory.$inferSelect)[];
  readonly spins: readonly (typeof spins.$inferSelect)[];
  readonly coupons: readonly (typeof coupons.$inferSelect)[];
  readonly reviews: readonly (typeof reviews.$inferSelect)[];
  /** The messages of the business chat about these records, and what the chat knows of the person. */
  readonly messages: readonly (typeof chatMessages.$inferSelect)[];
  readonly chat: readonly (typeof chatPeople.$inferSelect)[];
  /** The number of a mechanic of ours. */
  readonly mechanics: readonly (typeof mechanics.$inferSelect)[];
  /** The calls to the number. */
  readonly calls: readonly (typeof calls.$inferSelect)[];
  /** Undelivered events for ads and analytics that contain the number, its hash or one of its sessions. */
  readonly events: readonly QueuedEvent[];
  readonly remote: readonly RemoteCopy[];
}

interface QueuedEvent {
  readonly target: string;
  readonly purpose: string;
  readonly event: (typeof deliveries.$inferSelect)['event'];
}

export interface Erased {
  readonly records: number;
  /** Entries that the operator must delete in the outside systems. */
  readonly remote: readonly RemoteCopy[];
}

/** The traces of a person in records of the number that are not in the ledger any more. */
export interface MovedTraces {
  /** Who wrote in the chat about them. */
  readonly wrote: readonly string[];
  readonly sessions: readonly string[];
}

const NO_TRACES: MovedTraces = { wrote: [], sessions: [] };

export interface Erasure {
  /** All data of a number, including redirects of the same sessions. The operator exports it before erasing. */
  exportNumber(
    mobileNumber: string,
    moved?: MovedTraces,
  ): Promise<Result<NumberExport, 'ledger_unavailable'>>;
  /** Deletes all of it in one transaction and returns the outside systems' entries. The audit list stores only a hash. */
  eraseNumber(
    mobileNumber: string,
    by: string,
    moved?: MovedTraces,
  ): Promise<Result<Erased, 'ledger_unavailable'>>;
}

interface Person {
  readonly mobileNumber: string;
  /** The number's hashes under every valid signing key. */
  readonly hashes: readonly string[];
  /** The person's names in the chat as a JSON list: the number, and the chat's own ids. */
  readonly chatNames: string;
  /** The sessions of the number's moved records. */
  readonly movedSessions: readonly string[];
}

interface ErasureOptions extends LedgerContext {
  readonly signer: Signer;
}

/** The sessions that submitted the number in a form or spun with it. */
const sessionsOf = (person: Person) => sql`
  SELECT session_id FROM records WHERE mobile_number = ${person.mobileNumber} AND session_id IS NOT NULL
  UNION SELECT session_id FROM spins WHERE number_hash IN (SELECT value FROM json_each(${JSON.stringify(person.hashes)}))
  UNION SELECT value FROM json_each(${JSON.stringify(person.movedSessions)})`;

/**
 * The person's names in the chat. Who wrote about one of the records is the person, unless the chat knows another number.
 */
const chatNamesOf = (mobileNumber: string, wrote: readonly string[]) => sql`
  SELECT json_group_array(name) AS names FROM (
    SELECT '91' || ${mobileNumber} AS name
    UNION SELECT person FROM chat_people WHERE number = ${mobileNumber}
    UNION SELECT w.name FROM (
      SELECT m.person AS name FROM records r JOIN chat_messages m ON m.record_id = r.id
      WHERE r.mobile_number = ${mobileNumber} AND m.direction = 'in'
      UNION SELECT value FROM json_each(${JSON.stringify(wrote)})) AS w
    LEFT JOIN chat_people AS p ON p.person = w.name
    WHERE ${numberOfChat(sql`w.name`, sql`p.number`, sql`${mobileNumber}`)} = ${mobileNumber})`;

const isNameOf = (column: SQLWrapper, person: Person) =>
  sql`${column} IN (SELECT value FROM json_each(${person.chatNames}))`;

// A redirect has no number; it belongs to the person when it came from one of the person's sessions. Neither has a record
// that a hidden number began in the chat.
const belongsTo = (person: Person) => sql`${records.id} IN (
  SELECT id FROM records WHERE mobile_number = ${person.mobileNumber}
  UNION SELECT r.id FROM chat_messages m JOIN records r ON r.id = m.record_id
  WHERE r.mobile_number IS NULL AND ${isNameOf(sql`m.person`, person)}
  UNION SELECT id FROM records INDEXED BY redirects_by_session
  WHERE kind = 'redirect' AND session_id IN (${sessionsOf(person)}))`;

/** A review is found by the number's hash, or by its record where the number was corrected since. */
const isReviewOf = (person: Person) =>
  or(
    inArray(reviews.numberHash, [...person.hashes]),
    sql`${reviews.recordId} IN (SELECT id FROM records WHERE mobile_number = ${person.mobileNumber})`,
  );

/** The messages about the person's records, and the person's own about the records of others. */
const isMessageOf = (person: Person) =>
  or(
    sql`${chatMessages.recordId} IN (SELECT id FROM records WHERE ${belongsTo(person)})`,
    isNameOf(chatMessages.person, person),
  );

/**
 * The values that identify the person's events without a record: the number and the sessions, plain or hashed. A browser
 * can invent a session id, so a plain one counts only in an event's own `distinctId`.
 */
async function tracesOf(database: LedgerDatabase, person: Person) {
  const found = await database.all<{ session_id: string }>(sessionsOf(person));
  const sessions = found.map(({ session_id: id }) => id);
  const hashed = await Promise.all([`91${person.mobileNumber}`, ...sessions].map(sha256Hex));
  return { anywhere: JSON.stringify([person.mobileNumber, ...hashed]), sessions: JSON.stringify(sessions) };
}

// Ended events are stored empty. An event holds its traces anywhere, so only the few that have not ended are searched.
const isEventOf = ({ anywhere, sessions }: Awaited<ReturnType<typeof tracesOf>>) => sql`${deliveries.id} IN (
  SELECT id FROM deliveries AS waiting INDEXED BY events_not_delivered
  WHERE waiting.record_id IS NULL AND waiting.state IN ('pending', 'paused', 'failed') AND (
    EXISTS (SELECT 1 FROM json_tree(waiting.event) AS part JOIN json_each(${anywhere}) AS trace ON part.atom = trace.value)
    OR json_extract(waiting.event, '$.distinctId') IN (SELECT value FROM json_each(${sessions}))))`;

/** The deliveries that an outside system has, may have, or is receiving at `now` (ms since 1970). */
const remoteOf = (database: LedgerDatabase, person: Person, now: number) =>
  database
    .select({
      target: deliveries.target,
      kind: records.kind,
      recordId: records.id,
      purpose: deliveries.purpose,
      remoteId: deliveries.remoteId,
      remoteDocumentId: deliveries.remoteDocumentId,
      certain: sql`${deliveries.deliveredVersion} is not null`.mapWith(Boolean),
    })
    .from(records)
    .innerJoin(deliveries, eq(deliveries.recordId, records.id))
    .where(
      and(
        belongsTo(person),
        or(
          isNotNull(deliveries.deliveredVersion),
          isNotNull(deliveries.remoteId),
          isNotNull(deliveries.remoteDocumentId),
          deliveries.unclear,
          gt(deliveries.lockedUntil, now),
        ),
      ),
    );

/** Access and erasure of a person's data, as the DPDP Act requires. */
export function createErasure(d1: D1Database, { now, newId, signer, report }: ErasureOptions): Erasure {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  /** Reads the names in the chat, so a call throws when the database fails. */
  const personOf = async (mobileNumber: string, { wrote, sessions }: MovedTraces): Promise<Person> => {
    const [known] = await database.all<{ names: string }>(chatNamesOf(mobileNumber, wrote));
    return {
      mobileNumber,
      hashes: [...(await signer.signAll('number', mobileNumber))],
      chatNames: known?.names ?? '[]',
      movedSessions: sessions,
    };
  };

  return {
    async exportNumber(mobileNumber, moved = NO_TRACES) {
      const found = await attempt('export number', async () => {
        const person = await personOf(mobileNumber, moved);
        const { hashes } = person;
        const ids = database.select({ id: records.id }).from(records).where(belongsTo(person));
        const traces = await tracesOf(database, person);
        return database.batch([
          database
            .select()
            .from(records)
            .where(belongsTo(person))
            .orderBy(asc(records.createdAt), asc(records.id)),
          database.select().from(recordHistory).where(inArray(recordHistory.recordId, ids)),
          database.select().from(spins).where(inArray(spins.numberHash, hashes)),
          database.select().from(coupons).where(inArray(coupons.numberHash, hashes)),
          database.select().from(reviews).where(isReviewOf(person)),
          database.select().from(mechanics).where(eq(mechanics.mobileNumber, mobileNumber)),
          database.select().from(chatMessages).where(isMessageOf(person)),
          database.select().from(chatPeople).where(isNameOf(chatPeople.person, person)),
          database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber)),
          remoteOf(database, person, now()),
          database
            .select({ target: deliveries.target, purpose: deliveries.purpose, event: deliveries.event })
            .from(deliveries)
            .where(isEventOf(traces)),
        ]);
      });
      if (!found.ok) return failure('ledger_unavailable');
      const [rows, history, spun, bound, written, employed, messages, chat, called, remote, events] =
        found.value;
      return success({
        records: rows.map(toStored),
        history,
        spins: spun,
        coupons: bound,
        reviews: written,
        mechanics: employed,
        messages,
        chat,
        calls: called,
        events,
        remote,
      });
    },

    async eraseNumber(mobileNumber, by, moved = NO_TRACES) {
      const done = await attempt('erase number', async () => {
        const person = await personOf(mobileNumber, moved);
        const { hashes } = person;
        const auditEntry = { id: newId(), at: now(), by, action: 'number_erased', subject: hashes[0] ?? '' };
        const traces = await tracesOf(database, person);
        return database.batch([
          remoteOf(database, person, now()),
          forgetAtOnce(database, true),
          database.delete(deliveries).where(isEventOf(traces)),
          database.delete(reviews).where(isReviewOf(person)),
          database.delete(mechanics).where(eq(mechanics.mobileNumber, mobileNumber)),
          database.delete(chatPeople).where(isNameOf(chatPeople.person, person)),
          // Before the messages: a record without a number is found by them.
          database.delete(records).where(belongsTo(person)).returning({ id: records.id }),
          database.delete(chatMessages).where(isNameOf(chatMessages.person, person)),
          database.delete(calls).where(eq(calls.mobileNumber, mobileNumber)),
          database.delete(spins).where(inArray(spins.numberHash, hashes)),
          database.delete(coupons).where(inArray(coupons.numberHash, hashes)),
          auditLine(database, auditEntry),
          forgetAtOnce(database, false),
        ]);
      });
      if (!done.ok) return failure('ledger_unavailable');
      const [remote, , , , , , erased] = done.value;
      return success({ records: erased.length, remote });
    },
  };
}
