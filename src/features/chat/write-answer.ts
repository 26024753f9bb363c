import type * as z from 'zod/mini';
import type { WriteServices } from '../../services/services.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { readyWords } from '../jobs/index.ts';
import { answerWay, sentTexts } from './answer-way.ts';
import { writtenCount } from './contract.ts';
import type { chatAnswerBody } from './operator-bodies.ts';

type Answer = z.infer<typeof chatAnswerBody>;

/**
 * Puts the operator's answer into the queue: words or a ready text in the service window, else a template that is true. It is
 * a conflict where somebody has written since the operator's screen was shown.
 */
export async function writeAnswer(
  { chat, ledger, brand, now }: Pick<WriteServices, 'chat' | 'ledger' | 'brand' | 'now'>,
  id: string,
  { idempotencyKey: key, seen, words, ready, template, closes }: Answer,
  by: Operator,
): Promise<Result<undefined, 'chat_off' | 'conflict' | 'not_found' | 'ledger_unavailable'>> {
  if (chat === undefined) return failure('chat_off');
  const found = await ledger.find(id);
  if (!found.ok) return failure(found.code);
  const record = found.value;
  try {
    if (closes !== undefined)
      return (await chat.store.close(id, closes, by)) ? success(undefined) : failure('conflict');
    const messages = await chat.store.ofRecord(id);
    if (messages.some(({ fact }) => fact === `text:${key}` || fact === `by_hand:${key}`))
      return success(undefined);
    if (seen !== undefined && seen !== writtenCount(messages)) return failure('conflict');
    const { mobileNumber } = record;
    const names = mobileNumber === null ? undefined : await chat.store.namesOf(mobileNumber);
    const way = answerWay(record, messages, now().getTime(), names);
    if (way.kind === 'text' && template === undefined) {
      const isSent = ready !== undefined && sentTexts(record).includes(ready);
      const text = isSent ? readyWords(record, ready, brand.name) : words;
      if (text === undefined) return failure('conflict');
      await chat.store.write(id, way.person, { key, words: text, by });
      return success(undefined);
    }
    if (way.kind !== 'template' || template === undefined || !way.templates.includes(template))
      return failure('conflict');
    await chat.store.writeTemplate(id, way.person, { key, kind: template, by });
    return success(undefined);
  } catch {
    return failure('ledger_unavailable');
  }
}
