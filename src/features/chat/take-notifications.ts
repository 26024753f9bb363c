import { buttonAnswers } from '../../content/text/chat-templates.ts';
import type { ChatStore } from '../../platform/chat/chat-store.ts';
import type { ChatNotifications, ReceivedMessage } from '../../platform/chat/webhook.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { GENERAL_INTEREST } from '../../records/service-words.ts';
import type { WriteServices } from '../../services/services.ts';
import { indiaDate } from '../../values/india-time.ts';
import { cancelBooking } from '../bookings/index.ts';
import { cancelOrder } from '../checkout/index.ts';
import { isConfirmed, jobOf } from '../jobs/contract.ts';
import { changeJob, languageOf } from '../jobs/index.ts';
import { SITE } from './contract.ts';
import { ownPage } from './own-page.ts';
import { isWritten, NO_QUESTIONS } from './rules/message-kinds.ts';
import { storedKind, wishOf } from './rules/stop-words.ts';
import { TEST_PAYLOAD } from './sample-message.ts';

type Services = Omit<WriteServices, 'chat'> & { readonly store: ChatStore };

/**
 * Notes every status, and takes every message once. It throws while the ledger is down, so that the interface repeats;
 * one that fails keeps none of the others back.
 */
export async function takeNotifications(
  services: Services,
  { statuses, messages }: ChatNotifications,
): Promise<void> {
  const faults: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((fault: unknown) => faults.push(fault));
  for (const status of statuses) await attempt(services.store.noteStatus(status));
  for (const message of messages) await attempt(takeMessage(services, message));
  if (faults.length > 0) throw faults[0];
}

async function takeMessage(services: Services, message: ReceivedMessage): Promise<void> {
  const { store } = services;
  if (message.payload === TEST_PAYLOAD) return;
  if (await store.knows(message.id)) return;
  await store.noteWriter(message, wishOf(message));
  const known = await store.recordOf(message);
  if (known === undefined && !isWritten(message.type)) return;
  const found = known ?? (await newLead(services, message));
  // Only a press on our own message acts: a reference in a text is no credential. It acts before it is stored, for a
  // stored one is never taken again, and acting twice changes nothing.
  if (found.isAnswer && message.payload !== undefined) await act(services, found.recordId, message);
  // A new lead rings as such. The fact stands before the message, for a stored message is never taken again.
  const asks = known !== undefined && isQuestion(message);
  if (asks) await services.push?.noteWritten(found.recordId);
  await store.receive(found.recordId, message);
  services.admin?.announce(asks ? 'wrote' : undefined);
  await services.outbox.attempt(found.recordId);
}

/** Whether somebody may have to answer a message. */
const isQuestion = (message: ReceivedMessage): boolean =>
  message.payload === undefined && !NO_QUESTIONS.includes(storedKind(message));

/**
 * A message that belongs to no record is a lead like any other. Two that a person writes in one breath come at once, and
 * are one lead: its key is the person and the day. The key is signed, because a stranger who knows the number could use it
 * first: the message would be refused. Or they learned from a refusal that the number wrote.
 */
async function newLead(
  { ledger, deliveriesFor, outbox, waitUntil, store, now, signer }: Services,
  message: ReceivedMessage,
) {
  const { number, name, person, userId } = message;
  const key = await signer.sign('chat', `${userId ?? person} ${indiaDate(now())}`);
  const service = (await store.pressedServiceOf(message)) ?? GENERAL_INTEREST;
  const lead = {
    idempotencyKey: `chat-${key}`,
    source: 'chat',
    service,
    ...(number !== undefined && { mobileNumber: number }),
    ...(name !== undefined && { name }),
    fields: {
      source: 'chat',
      serviceInterest: service,
      leadStatus: 'new',
      ...(number !== undefined && { mobileNumber: number }),
    },
    content: { chat: key },
  };
  const deliveries = number === undefined ? [] : deliveriesFor('lead', lead);
  const recorded = await ledger.record('lead', lead, deliveries);
  if (!recorded.ok) throw new Error(recorded.code);
  waitUntil(outbox.attempt(recorded.value.record.id));
  return { recordId: recorded.value.record.id, isAnswer: false };
}

/**
 * A pressed button does what the page would do, by the same rules; one that comes too late gets a word for it. It throws
 * while the ledger is down.
 */
async function act(
  services: Services,
  recordId: string,
  { id, payload, person }: ReceivedMessage,
): Promise<void> {
  const [what, about = ''] = (payload ?? '').split(':');
  const found = await services.ledger.find(recordId);
  if (!found.ok) {
    refuse(found.code);
    return;
  }
  const texts = buttonAnswers[languageOf(found.value)];
  const answer = (words: string) => services.store.write(recordId, person, { key: id, words, by: SITE });
  const page = async () => `${services.siteUrl}/${await ownPage(services.signer, found.value)}`;
  switch (what) {
    case 'move':
      await answer(texts.move(await page()));
      return;
    case 'confirm':
      if (!isStillSo(found.value, about)) await answer(texts.changed(await page()));
      return;
    case 'cancel': {
      const cancelled = await (found.value.kind === 'order' ? cancelOrder : cancelBooking)(
        services,
        recordId,
      );
      if (!cancelled.ok && refuse(cancelled.code) === 'conflict')
        await answer(texts.tooLate(services.brand.supportPhone));
      return;
    }
    case 'part_yes':
    case 'part_no':
      for (const partId of partsUntil(found.value, about)) {
        const move = { kind: 'answer_part', partId, agrees: what === 'part_yes' } as const;
        const changed = await changeJob(services, recordId, move, { by: 'visitor' });
        if (!changed.ok && refuse(changed.code)) await answer(texts.tooLate(services.brand.supportPhone));
      }
      return;
  }
}

/** Hands on why something was refused, except that the ledger is down: then the interface repeats the press. */
function refuse<Code extends string>(code: Code): Code {
  if (code === 'ledger_unavailable') throw new Error(code);
  return code;
}

/**
 * The parts that a question was about. It names every part that waited then, and its button only the last of them. An answer
 * to that one alone would leave the others open, and the customer believes that all are answered.
 */
function partsUntil(record: LedgerRecord, last: string): readonly string[] {
  const { parts } = jobOf(record);
  const until = parts.findIndex(({ id }) => id === last);
  const open = parts.filter(({ state }, place) => state === 'asked' && place < until);
  return [...open.map(({ id }) => id), last];
}

/**
 * Whether the visit of a reminder is still the one that stands. The page lets a customer confirm a draft only, and no draft
 * gets a reminder. So the button changes no record: the conversation shows it, and a visit that is another by now says so.
 */
const isStillSo = (record: LedgerRecord, date: string): boolean => {
  const fields: AnyFields = record.fields;
  return isConfirmed(record) && fields.date === date;
};
