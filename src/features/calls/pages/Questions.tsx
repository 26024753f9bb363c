import { Button } from '../../../../client/ui/Button.tsx';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import { adminChatText } from '../../../content/text/admin-chat.ts';
import type { OpenQuestion } from '../../../platform/chat/open-questions.ts';
import { DAY_MS, MINUTE_MS } from '../../../values/durations.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import { adminAddresses, adminEndpoints, adminTime, wishWords } from '../../admin/index.ts';
import { firstWords } from '../rules/first-words.ts';

interface QuestionsProps {
  readonly questions: readonly OpenQuestion[];
  readonly now: Date;
}

/** The id of the section's heading. */
export const QUESTIONS = 'questions';

/** The customers who wait for an answer in the chat, each with a link to the conversation. */
export const Questions = ({ questions, now }: QuestionsProps) =>
  questions.length === 0 ? null : (
    <section aria-labelledby={QUESTIONS}>
      <h2 id={QUESTIONS}>{text.questions}</h2>
      <ul className="admin-list">
        {questions.map((question) => (
          <Question key={question.record.id} question={question} now={now} />
        ))}
      </ul>
    </section>
  );

function Question({
  question: { id, record, kind, words, at, since },
  now,
}: Pick<QuestionsProps, 'now'> & { readonly question: OpenQuestion }) {
  const number = record.mobileNumber === null ? undefined : groupedMobileNumber(record.mobileNumber);
  const title = record.name ?? number ?? wishWords(record, now).main;
  const isOld = at <= now.getTime() - DAY_MS;
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{questionWords({ kind, words })}</small>
        {isOld && <small>{text.tooOld}</small>}
      </span>
      <small>{waited(since, now)}</small>
      <a href={`${adminAddresses.record(record.id)}#chat`}>
        {isOld ? text.openChat : text.answer}
        <span className="vh">, {title}</span>
      </a>
      <form method="post" action={adminEndpoints.chat(record.id)} data-in-place>
        <input type="hidden" name="idempotencyKey" value={newAnswerValues().formKey} />
        <input type="hidden" name="closes" value={id} />
        <Button type="submit" kind="quiet" short>
          {text.needsNone}
          <span className="vh">, {title}</span>
        </Button>
      </form>
    </li>
  );
}

/** The first words of a question, or what came instead. */
export const questionWords = ({ kind, words }: Pick<OpenQuestion, 'kind' | 'words'>): string =>
  words === null ? adminChatText.came(kind) : firstWords(words);

/** How long somebody has waited; after a day, since when. */
function waited(since: number, now: Date): string {
  const ms = now.getTime() - since;
  return ms < DAY_MS
    ? text.waits(Math.max(0, Math.floor(ms / MINUTE_MS)))
    : text.waitsSince(adminTime(since, now));
}
