import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, gte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CallNote } from '../../features/calls/rules/call.ts';
import { SITE } from '../../features/chat/contract.ts';
import { NO_QUESTIONS } from '../../features/chat/rules/message-kinds.ts';
import type { LedgerRecord } from '../../records/record.ts';
import { DAY_MS } from '../../values/durations.ts';
import { operatorNamed } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { createAttempt, type LedgerContext, openDatabase } from '../ledger/database.ts';
import { readRow } from '../ledger/record-row.ts';
import { records } from '../ledger/schema.ts';
import { chatMessages } from '../ledger/schema-chat.ts';

/** The newest message of a record, which nobody has answered. Instants are milliseconds since 1970. */
export interface OpenQuestion {
  readonly record: LedgerRecord;
  /** The id of the message. */
  readonly id: string;
  /** `text`, or what came otherwise: `image`, `audio`. */
  readonly kind: string;
  readonly words: string | null;
  /** When it was written. */
  readonly at: number;
  /** When the first message was written that nobody has answered. */
  readonly since: number;
}

export type OpenQuestions = () => Promise<Result<readonly OpenQuestion[], 'ledger_unavailable'>>;

/** After so many days nobody waits for an answer any more. */
const DAYS = 7;
const MOST = 50;

const listOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const noQuestions = listOf(NO_QUESTIONS);
const isQuestion = (table: SQL): SQL =>
  sql`${table}.direction = 'in' AND ${table}.kind NOT IN (${noQuestions})`;

/** A message of an operator. One that never went out answers nothing, and neither do the site's own messages. */
const isAnswer = (table: SQL): SQL =>
  sql`${table}.direction = 'out' AND ${table}.by <> ${SITE} AND ${table}.state NOT IN ('failed', 'dropped')`;

/** Results of a call in which somebody spoke to the person. */
const SPOKE: readonly CallNote[] = ['booked', 'call_back', 'asked_price', 'not_ours'];

/** The chat gives the time of a message in whole seconds. */
const SECOND_MS = 1000;

/** Whether an operator has called the person since the message was written. */
const isCalled = sql`EXISTS (SELECT 1 FROM calls c, json_each(c.notes) n WHERE c.mobile_number = ${records.mobileNumber}
  AND json_extract(n.value, '$.at') >= m.at + ${SECOND_MS} AND json_extract(n.value, '$.result') IN (${listOf(SPOKE)})
  AND json_extract(n.value, '$.by') LIKE ${`${operatorNamed(undefined)}%`})`;

const message = alias(chatMessages, 'm');
const [m, later, asked, answer] = [sql`m`, sql`later`, sql`asked`, sql`answer`];

/**
 * Messages are compared by their ids, which follow the order in which they were stored. A message that comes late was not
 * seen by whoever answered before it came, whenever it was written.
 */
const isNewest = sql`NOT EXISTS (SELECT 1 FROM chat_messages later
  WHERE later.record_id = m.record_id AND later.id > m.id AND (${isQuestion(later)} OR ${isAnswer(later)}))`;

const since = sql<number>`(SELECT min(asked.at) FROM chat_messages asked
  WHERE asked.record_id = m.record_id AND ${isQuestion(asked)} AND asked.id > coalesce(
    (SELECT max(answer.id) FROM chat_messages answer
      WHERE answer.record_id = m.record_id AND ${isAnswer(answer)}), ''))`;

/** Makes the function that reads which customers wait for an answer, who waits longest first. */
export function createOpenQuestions(
  d1: D1Database,
  { now, report }: Pick<LedgerContext, 'now' | 'report'>,
): OpenQuestions {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return async () => {
    const found = await attempt('open questions', () =>
      database
        .select({
          row: records,
          id: message.id,
          kind: message.kind,
          words: message.words,
          at: message.at,
          since,
        })
        .from(message)
        .innerJoin(records, eq(records.id, message.recordId))
        .where(and(isQuestion(m), gte(message.at, now() - DAYS * DAY_MS), isNewest, not(isCalled)))
        .orderBy(asc(message.at))
        .limit(MOST),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const questions = found.value.flatMap(({ row, ...question }) => {
      const record = readRow(row, report);
      return record === undefined ? [] : [{ record, ...question }];
    });
    return success(questions.toSorted((one, other) => one.since - other.since));
  };
}
