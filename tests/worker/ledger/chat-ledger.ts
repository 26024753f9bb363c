import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach } from 'vitest';
import { noticeFactsOf, templateMessage, trueTemplates } from '../../../src/features/chat/index.ts';
import { wishOf } from '../../../src/features/chat/rules/stop-words.ts';
import { languageOf } from '../../../src/features/jobs/index.ts';
import { createChatApi } from '../../../src/platform/chat/chat-api.ts';
import { createChatStore } from '../../../src/platform/chat/chat-store.ts';
import { createChatTarget } from '../../../src/platform/chat/chat-target.ts';
import { readChatWebhook } from '../../../src/platform/chat/webhook.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { RecordChanges } from '../../../src/platform/ledger/records.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import type { JobStep } from '../../../src/records/job-ids.ts';
import type { JsonObject } from '../../../src/values/canonical-json.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { CHAT_KEYS, type ChatStandIn, startChat } from '../../upstreams/chat.ts';
import { type createTestClock, type EmptyLedger, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

interface ChatLedgerParts {
  readonly d1: D1Database;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly chat: ChatStandIn;
  /** Runs while the template of a message is filled, right before its call. */
  readonly whileFilling?: () => Promise<unknown>;
}

const CHAT = { target: 'chat', purpose: 'messages' };

/** The tables that a test of the chat empties. */
const CHAT_TABLES = [
  'deliveries',
  'records',
  'chat_messages',
  'chat_people',
  'chat_paused_templates',
  'chat_switched_off',
  'target_holds',
];

/** For each test of a file an empty ledger, and beside it the chat as it is after its start. */
export async function chatTests() {
  let ledger: EmptyLedger;
  eachOnAnEmptyLedger(CHAT_TABLES, (given) => {
    ledger = given;
  });
  const clock = {
    now: () => ledger.clock.now(),
    pass: (ms: number) => ledger.clock.pass(ms),
    newId: () => ledger.clock.newId(),
  };
  const chat = await startChat(clock.now);
  afterAll(() => chat.close());
  beforeEach(async () => {
    await chat.heal();
    chat.startAgain();
  });
  return {
    chat,
    clock,
    database: () => ledger.d1,
    start: (more: Pick<ChatLedgerParts, 'whileFilling'> = {}) =>
      startChatLedger({ d1: ledger.d1, clock, chat, ...more }),
    /** The sent messages: the kind of a template, or the words of a text. */
    names: () => chat.sent.map(({ template, text }) => text ?? template?.replace(/pahiya_|_1/g, '')),
  };
}

export type ChatLedger = ReturnType<typeof startChatLedger>;

/** The ledger and the outbox with the chat as their only target, as the site builds them. */
function startChatLedger({ d1, clock, chat, whileFilling }: ChatLedgerParts) {
  const context = { now: clock.now, newId: clock.newId };
  const store = createChatStore(d1, context);
  const configuration = {
    ...CHAT_KEYS,
    url: chat.url,
    version: 'v24.0',
    timeoutMs: chat.patience(),
  };
  const target = createChatTarget({
    store,
    now: clock.now,
    api: createChatApi(configuration, fetch),
    languageOf,
    isTrue: (kind, record) => trueTemplates(record).includes(kind),
    noticeFactsOf,
    templateOf: async (kind, record) => {
      await whileFilling?.();
      return templateMessage(kind, record, { brand: 'Pahiya', link: `booking/${record.id}?token=t` });
    },
  });
  const ledger = createLedger(d1, context);
  const outbox = createOutbox(d1, { ...context, targets: [target] });
  let made = 0;
  const book = async (fields: JsonObject, mobileNumber = '9000000101') => {
    made += 1;
    const confirmedAt = new Date(clock.now()).toISOString();
    const input = {
      idempotencyKey: `booking-${made}-${clock.newId()}`,
      mobileNumber,
      status: 'completed',
      service: 'ac',
      fields: { confirmedAt, serviceType: 'ac', servicePrice: 99_900, chatNotice: true, ...fields },
    } as const;
    const { record } = mustBe(await ledger.record('booking', input, [CHAT]));
    await outbox.attempt(record.id);
    return record.id;
  };
  const change = async (id: string, changes: RecordChanges) => {
    mustBe(await ledger.change(id, changes, { by: 'visitor' }));
    await outbox.attempt(id);
  };
  /** The work of cron in one minute. */
  const minute = async () => {
    clock.pass(MINUTE_MS);
    await store.wake();
    await outbox.sweep();
  };
  const passTo = async (at: number) => {
    clock.pass(at - clock.now());
    await minute();
  };
  const move = (id: string, date: string, moves: number) =>
    change(id, { fields: { date, moves, rescheduledAt: new Date(clock.now()).toISOString() } });
  const cancel = (id: string) =>
    change(id, { status: 'cancelled', fields: { cancelledAt: new Date(clock.now()).toISOString() } });
  const step = (id: string, name: JobStep) => {
    const steps = [{ step: name, at: new Date(clock.now()).toISOString() }];
    const job = { steps, mechanic: { id: 'm', name: 'Ravi' }, code: { serial: 1, tries: 0 }, parts: [] };
    return change(id, { fields: { jobStep: name, job } });
  };
  const rows = async (id: string) =>
    (
      await d1
        .prepare('SELECT kind, fact, state, reason FROM chat_messages WHERE record_id = ? ORDER BY at')
        .bind(id)
        .all<{ kind: string; fact: string; state: string; reason: string | null }>()
    ).results;
  /** Takes a signed webhook: the statuses of our messages, and who wrote. */
  const takeWebhook = async ({ body, headers }: ReturnType<ChatStandIn['webhook']>) => {
    const { appSecret, numberId } = CHAT_KEYS;
    const signature = headers['X-Hub-Signature-256'];
    const bytes = new TextEncoder().encode(body);
    const { statuses, messages } = mustBe(await readChatWebhook({ appSecret, numberId }, bytes, signature));
    for (const status of statuses) await store.noteStatus(status);
    for (const message of messages) await store.noteWriter(message, wishOf(message));
    return messages;
  };
  return { takeWebhook, store, ledger, outbox, book, change, minute, passTo, move, cancel, step, rows };
}
