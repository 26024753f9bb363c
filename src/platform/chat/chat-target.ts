import type { MessageLanguage } from '../../content/text/customer-messages.ts';
import {
  isNoticeKind,
  isOfTheDay,
  type NoticeKind,
  type SentKind,
} from '../../features/chat/rules/message-kinds.ts';
import { type NoticeFacts, noticesOf, type Told } from '../../features/chat/rules/message-plan.ts';
import { failureOf } from '../../features/chat/rules/send-failure.ts';
import { inHours } from '../../features/chat/rules/send-hours.ts';
import type { TemplateMessage } from '../../features/chat/template-message.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';
import type { ChatApi, ChatContent, SendFailure } from './chat-api.ts';
import type { ChatStore } from './chat-store.ts';
import { CHAT_TARGET, type ChatMessageRow } from './message-queue.ts';
import { PAIR_MS } from './message-sending.ts';

interface ChatTargetParts {
  readonly api: ChatApi;
  readonly store: ChatStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Fills the template of a notice from its record. */
  readonly templateOf: (kind: NoticeKind, record: LedgerRecord) => Promise<TemplateMessage>;
  /** The facts of a record that its messages follow. */
  readonly noticeFactsOf: (record: LedgerRecord, told: Told) => NoticeFacts;
  readonly languageOf: (record: LedgerRecord) => MessageLanguage;
  /** Whether a template that the operator chose is still true of its record. */
  readonly isTrue: (kind: NoticeKind, record: LedgerRecord) => boolean;
}

const DELIVERED: DeliveryOutcome = { kind: 'delivered' };

/** States of a message that the person has, or may have. */
const HEARD: ReadonlySet<ChatMessageRow['state']> = new Set([
  'sending',
  'accepted',
  'sent',
  'delivered',
  'read',
  'unclear',
]);

/** Our messages as the person knows them, those that the operator chose included. */
function toldBy(rows: readonly ChatMessageRow[]): Told {
  const heard = rows
    .filter(({ kind, state }) => isNoticeKind(kind) && HEARD.has(state))
    .sort((one, other) => (one.sentAt ?? one.at) - (other.sentAt ?? other.at));
  return {
    wasNotified: heard.length > 0,
    isCancelled: heard.at(-1)?.kind === 'cancelled',
    cancellations: heard.filter(({ kind }) => kind === 'cancelled').length,
  };
}

const personOf = ({ mobileNumber }: LedgerRecord): string => `91${mobileNumber}`;

/**
 * Makes the messages of a record follow it. It plans those that the record calls for, drops those that are true no more,
 * and sends the due ones. Cron wakes the delivery when a later one is due, so a change or a cancellation always comes first.
 */
export function createChatTarget(parts: ChatTargetParts): DeliveryTarget {
  const { store, now, noticeFactsOf } = parts;

  /** The waiting messages after the plan has been brought up to the record. */
  const planned = async (record: LedgerRecord): Promise<readonly ChatMessageRow[]> => {
    const rows = (await store.ofRecord(record.id)).filter(({ direction }) => direction === 'out');
    const called = noticesOf(noticeFactsOf(record, toldBy(rows)));
    const notices = called.filter(({ until }) => until > now());
    const byFact = new Map(notices.map((notice) => [notice.fact, notice]));
    const isTrue = new Set(called.map(({ fact }) => fact));
    const known = new Set(rows.map(({ fact }) => fact));
    for (const row of rows.filter(({ by }) => by === null)) {
      const notice = byFact.get(row.fact);
      if (row.state === 'waiting' && notice === undefined) await endUnsent(parts, row, isTrue.has(row.fact));
      if (row.state === 'dropped' && notice !== undefined && row.reason === 'too_late')
        await store.revive(row.id, notice.dueAt);
    }
    if (record.mobileNumber !== null)
      await store.plan(
        record.id,
        personOf(record),
        notices.filter(({ fact }) => !known.has(fact)),
      );
    return (await store.ofRecord(record.id)).filter(({ state }) => state === 'waiting');
  };

  return {
    name: CHAT_TARGET,
    async deliver({ record, hasTimedOut }) {
      if (record === null) return { kind: 'skipped', detail: 'no record' };
      const waiting = await planned(record);
      const due = waiting.filter(({ dueAt }) => dueAt <= now()).sort((one, other) => one.dueAt - other.dueAt);
      for (const row of due) {
        if (hasTimedOut?.()) return DELIVERED;
        const outcome = await sendDue(parts, record, row);
        if (outcome !== undefined) return outcome;
      }
      return DELIVERED;
    },
  };
}

/** Ends a message that helps no more. Where the chat kept it back so long while it was true, the operator calls. */
function endUnsent({ store }: ChatTargetParts, { id, reason }: ChatMessageRow, wasTrue: boolean) {
  if (!wasTrue) return store.end(id, 'dropped', 'too_late');
  return store.end(id, reason === null ? 'dropped' : 'failed', 'expired');
}

/** Sends one due message; undefined where the delivery may go on with the next. */
async function sendDue(
  parts: ChatTargetParts,
  record: LedgerRecord,
  row: ChatMessageRow,
): Promise<DeliveryOutcome | undefined> {
  const { store, now } = parts;
  const kind = row.kind === 'text' ? 'text' : isNoticeKind(row.kind) ? row.kind : undefined;
  if (kind === undefined || row.until <= now()) {
    await endUnsent(parts, row, true);
    return undefined;
  }
  const mayGoAt = isOfTheDay(kind) ? now() : inHours(now());
  if (mayGoAt > now()) {
    await store.postpone(row.id, mayGoAt);
    return undefined;
  }
  // A number that was corrected since then gets the message; an answer goes to the person who asked.
  const person = row.by === null ? personOf(record) : row.person;
  if (kind !== 'text' && (await isHeld(parts, { record, row, kind }))) return undefined;
  const turn = await store.takeTurn(person, kind === 'text');
  if (turn === 'stopped') {
    await store.end(row.id, 'dropped', 'stopped');
    return undefined;
  }
  if (turn === 'too_soon') {
    await store.postpone(row.id, now() + PAIR_MS);
    return undefined;
  }
  const content = await contentOf(parts, { record, row, kind });
  const claim = await store.claim(row, person, kind === 'text');
  if (claim === 'claimed') return send(parts, { record, row, kind, person, content });
  await store.end(row.id, claim === 'stopped' ? 'dropped' : 'shared', claim);
  return undefined;
}

async function contentOf(
  { templateOf }: ChatTargetParts,
  { record, row, kind }: Omit<Sending, 'person' | 'content'>,
): Promise<ChatContent> {
  return kind === 'text'
    ? { kind: 'text', text: row.words ?? '' }
    : { kind: 'template', template: await templateOf(kind, record) };
}

interface Templated {
  readonly record: LedgerRecord;
  readonly row: ChatMessageRow;
  readonly kind: NoticeKind;
}

/** Whether a template may not go out now: switched off, paused, or chosen by hand before its record changed. */
async function isHeld(
  { store, languageOf, isTrue }: ChatTargetParts,
  { record, row, kind }: Templated,
): Promise<boolean> {
  const { isOff, pausedUntil } = await store.holdOf(kind, languageOf(record));
  // A switch is about what leaves by itself, and the plan has dropped what of that is not true.
  const ended = row.by === null ? isOff && 'off' : !isTrue(kind, record) && 'too_late';
  if (ended) await store.end(row.id, 'dropped', ended);
  else if (pausedUntil !== undefined) await store.postpone(row.id, pausedUntil, 'template_paused');
  else return false;
  return true;
}

interface Sending extends Omit<Templated, 'kind'> {
  readonly kind: SentKind;
  readonly person: string;
  readonly content: ChatContent;
}

async function send(
  { api, store, now, languageOf }: ChatTargetParts,
  { record, row, kind, person, content }: Sending,
): Promise<DeliveryOutcome | undefined> {
  const sent = await api.send(person, content, row.id);
  if (sent.ok) {
    await store.settle(row.id, 'accepted', { remoteId: sent.value });
    return undefined;
  }
  const failed: SendFailure = sent.detail ?? { kind: 'unclear' };
  if (failed.kind === 'unclear') {
    await store.settle(row.id, 'unclear', { reason: 'unclear' });
    return undefined;
  }
  const { rule, reason } = failureOf(failed.code, failed.status);
  if (rule === 'give_up') {
    await store.settle(row.id, 'failed', { reason });
    return undefined;
  }
  await store.settle(row.id, 'waiting', { reason, dueAt: now() + PAIR_MS });
  if (rule === 'pause_template') await store.pauseTemplate(kind, languageOf(record));
  const detail = `code ${failed.code ?? failed.status}`;
  if (rule === 'pause_all') return { kind: 'fault', code: 'unauthorised', detail };
  if (rule === 'slow_down') return { kind: 'fault', code: 'rate_limited', detail };
  return rule === 'retry' ? { kind: 'fault', code: 'server_error', detail } : undefined;
}
