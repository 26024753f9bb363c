import { afterAll, expect, test } from 'vitest';
import { createChatApi } from '../../src/platform/chat/chat-api.ts';
import { CHAT_KEYS } from '../upstreams/chat.ts';
import { chatTests } from '../worker/ledger/chat-ledger.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { sharedFaults } from './share.ts';

const account = new Account();
const table: TableRow[] = [];

const { chat, start } = await chatTests();
afterAll(() => {
  keepRows('business chat', table, account);
  console.info(`chat: ${account}`);
});

const OUTCOMES: Readonly<Record<string, string>> = {
  accepted: 'sent once',
  unclear: 'shown as unclear, never repeated: the notifications or the operator settle it',
  failed: 'shown as failed: the operator calls',
};

// The booking is stored before the outbox calls anybody, so a fault here delays no visitor.
test.each(sharedFaults)('a message meets %s: it goes out once, or the operator is told', async (fault) => {
  await chat.fail(fault, { times: 1, delayMs: 1000 });
  const site = start();
  const id = await site.book({ date: '2026-11-25', timeSlot: '9-11' });
  const stateNow = async () => (await site.rows(id)).find(({ kind }) => kind === 'booked')?.state ?? 'none';
  const meanwhile = await stateNow();
  await chat.heal();
  for (let minutes = 0; minutes < 20 && (await stateNow()) === 'waiting'; minutes += 1) await site.minute();
  const state = await stateNow();
  const sent = new Set(chat.sent.filter(({ link }) => link?.includes(id)).map(({ ours }) => ours)).size;
  expect(OUTCOMES).toHaveProperty(state);
  account.enter(1, state === 'accepted' ? sent : Math.max(sent, 1));
  table.push({
    call: 'POST /{version}/{phone-number-id}/messages',
    fault,
    visitor: 'booked before the call',
    meanwhile: meanwhile === 'waiting' ? 'it waits' : (OUTCOMES[meanwhile] ?? meanwhile),
    afterwards: OUTCOMES[state] ?? state,
  });
});

// The operator's screen of the messages asks for the states of the templates. No message and no visitor waits for them.
test.each(sharedFaults)(
  'the list of templates meets %s: its screen says so, and shows it again',
  async (fault) => {
    const api = createChatApi(
      { ...CHAT_KEYS, url: chat.url, version: 'v24.0', timeoutMs: chat.patience() },
      fetch,
    );
    chat.registered.set('pahiya_booked_1 en', 'APPROVED');
    await chat.fail(fault, { times: 1, delayMs: 1000 });
    const meanwhile = await api.templates();
    await chat.heal();
    const afterwards = await api.templates();
    expect(['read', 'down']).toContain(meanwhile.kind);
    expect(afterwards).toMatchObject({
      kind: 'read',
      templates: [{ name: 'pahiya_booked_1', status: 'APPROVED' }],
    });
    table.push({
      call: 'GET /{version}/{business-account-id}/message_templates',
      fault,
      visitor: 'not concerned',
      meanwhile: meanwhile.kind === 'read' ? 'read' : 'the screen says that the states are not known now',
      afterwards: 'read',
    });
  },
);
