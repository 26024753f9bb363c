import type { MessageLanguage } from '../../content/text/customer-messages.ts';
import type { Chat } from '../../services/chat.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { NoticeKind } from './rules/message-kinds.ts';
import { type FailureReason, failureOf } from './rules/send-failure.ts';
import { sampleMessage } from './sample-message.ts';

export type TestFailure = `chat_${FailureReason | 'too_soon'}` | 'ledger_unavailable';

/** Sends a sample to a number at once. A person's turn and STOP hold here too. */
export async function sendTest(
  { api, store }: Pick<Chat, 'api' | 'store'>,
  mobileNumber: string,
  kind: NoticeKind,
  language: MessageLanguage,
): Promise<Result<undefined, TestFailure>> {
  const person = `91${mobileNumber}`;
  const turn = await store.takeTurn(person, false).catch(() => undefined);
  if (turn === undefined) return failure('ledger_unavailable');
  if (turn !== 'taken') return failure(`chat_${turn}`);
  const template = sampleMessage(kind, language);
  const sent = await api.send(person, { kind: 'template', template }, 'test');
  if (sent.ok) return success(undefined);
  return sent.detail?.kind === 'refused'
    ? failure(`chat_${failureOf(sent.detail.code, sent.detail.status).reason}`)
    : failure('chat_unclear');
}
