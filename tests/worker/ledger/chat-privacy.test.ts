import { afterEach, describe, expect, it } from 'vitest';
import { createArchive } from '../../../src/platform/archive/archive.ts';
import { createChatStore } from '../../../src/platform/chat/chat-store.ts';
import type { ReceivedMessage } from '../../../src/platform/chat/webhook.ts';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createRetention } from '../../../src/platform/ledger/retention.ts';
import { olderRecords, queriesWithArchive } from '../../../src/services/archived.ts';
import { createSiteErasure } from '../../../src/services/erasure.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { testArchive } from './archive-database.ts';
import { leastFields } from './least-fields.ts';
import { countedValues, countRows } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const NUMBER = '9000000001';
const OTHER = '9000000002';
const HIDDEN = 'IN.1648738043044942';
const DAY = 86_400_000;

let made = 0;
const { d1, bucket, clock } = await testArchive();
afterEach(async () => {
  // A run that failed moves and deletes nothing, which must not pass for a rule.
  expect(faults.splice(0)).toEqual([]);
});

const faults: unknown[] = [];
const report = (fault: unknown) => faults.push(fault);

const archive = () => createArchive(d1, bucket, { ...clock, report });
const store = () => createChatStore(d1, clock);
const erasure = () =>
  createSiteErasure({
    ledger: createErasure(d1, { ...clock, report, signer: createSigner({ current: 'key' }) }),
    archive: archive(),
    releaseSeat: async () => undefined,
    publishReviews: async () => true,
  });

async function leave(mobileNumber?: string, kind: 'lead' | 'order' = 'lead'): Promise<string> {
  made += 1;
  const input = {
    idempotencyKey: `chat-privacy-${made}`,
    fields: leastFields(kind),
    ...(mobileNumber && { mobileNumber }),
  };
  return mustBe(await createLedger(d1, clock).record(kind, input)).record.id;
}

/** A message that a person sent about a record, by number or by the chat's own id. */
async function write(recordId: string, words: string, by: { number?: string; userId?: string }) {
  made += 1;
  const message: ReceivedMessage = {
    ...{ id: `wamid.${made}`, type: 'text', name: undefined, payload: undefined, answers: undefined, words },
    writtenAt: undefined,
    number: by.number,
    userId: by.userId,
    person: by.number ? `91${by.number}` : (by.userId ?? ''),
  };
  await store().noteWriter(message, undefined);
  await store().receive(recordId, message);
}

const peopleLeft = async () =>
  (await d1.prepare('SELECT person FROM chat_people ORDER BY person').all<{ person: string }>()).results.map(
    ({ person }) => person,
  );
const wordsLeft = async () =>
  (await d1.prepare('SELECT words FROM chat_messages ORDER BY words').all<{ words: string }>()).results.map(
    ({ words }) => words,
  );

describe('erasure and export of a conversation', () => {
  it('take a hidden number with them once it wrote about a record of the number: its own lead too', async () => {
    const lead = await leave();
    await write(lead, 'first words of the hidden number', { userId: HIDDEN });
    const booking = await leave(NUMBER);
    await write(booking, 'about my booking', { userId: HIDDEN });
    const exported = mustBe(await erasure().exportNumber(NUMBER));
    expect(exported.messages.map(({ words }) => words).sort()).toEqual([
      'about my booking',
      'first words of the hidden number',
    ]);
    expect(exported.chat.map(({ person }) => person)).toEqual([HIDDEN]);
    expect(mustBe(await erasure().eraseNumber(NUMBER, 'operator')).records).toBe(2);
    expect([await wordsLeft(), await peopleLeft()]).toEqual([[], []]);
  });

  it('leave another person who wrote about the record as they were, with their STOP', async () => {
    const booking = await leave(NUMBER);
    await write(booking, 'from a relative', { number: OTHER, userId: 'IN.2' });
    const own = await leave(OTHER);
    await write(own, 'about the own booking', { number: OTHER, userId: 'IN.2' });
    const exported = mustBe(await erasure().exportNumber(NUMBER));
    expect(exported.chat).toEqual([]);
    await erasure().eraseNumber(NUMBER, 'operator');
    expect([await wordsLeft(), await peopleLeft()]).toEqual([
      ['about the own booking'],
      [`91${OTHER}`, 'IN.2'],
    ]);
  });

  it('take what the person wrote about the record of another, and leave that record', async () => {
    const others = await leave(OTHER);
    await write(others, 'from me about theirs', { number: NUMBER });
    expect(mustBe(await erasure().exportNumber(NUMBER)).messages).toHaveLength(1);
    await erasure().eraseNumber(NUMBER, 'operator');
    expect([await wordsLeft(), await peopleLeft(), await countRows(d1, 'records')]).toEqual([[], [], 1]);
  });
});

describe('the archive', () => {
  it('shows, exports and erases the conversation of a moved record, and what the chat knows of a hidden number', async () => {
    const id = await leave(NUMBER);
    await write(id, 'words in the archive', { userId: HIDDEN });
    clock.pass(91 * DAY);
    expect(await archive().moveOldest()).toBe(1);
    expect(await wordsLeft()).toEqual([]);
    const ledger = createLedger(d1, { ...clock, older: olderRecords(archive()) });
    const queries = queriesWithArchive(
      createRecordQueries(d1, { ...clock, ledger }),
      archive(),
      countedValues,
    );
    expect(mustBe(await queries.details(id)).movedMessages).toMatchObject([
      { words: 'words in the archive' },
    ]);
    const exported = mustBe(await erasure().exportNumber(NUMBER));
    expect(exported.messages.map(({ words }) => words)).toEqual(['words in the archive']);
    expect(exported.chat.map(({ person }) => person)).toEqual([HIDDEN]);
    expect(mustBe(await erasure().eraseNumber(NUMBER, 'operator')).records).toBe(1);
    expect([await peopleLeft(), await archive().find(id)]).toEqual([[], undefined]);
  });

  it.each([
    ['that goes on', async () => leave(NUMBER), { number: NUMBER }, 90],
    ['that a hidden number began', async () => leave(), { userId: HIDDEN }, 0],
    ['with somebody else', async () => leave(NUMBER), { number: OTHER }, 0],
  ])('leaves a conversation %s in the ledger', async (_, record, by, after) => {
    const id = await record();
    clock.pass(after * DAY);
    await write(id, 'words', by);
    clock.pass((91 - after) * DAY);
    expect(await archive().moveOldest()).toBeUndefined();
    expect(await wordsLeft()).toEqual(['words']);
  });
});

describe('retention', () => {
  it('deletes a conversation after 24 months, with its record or out of an account that stays', async () => {
    await write(await leave(NUMBER), 'about a lead', { number: NUMBER });
    const order = await leave(NUMBER, 'order');
    await write(order, 'about an order', { number: NUMBER });
    clock.pass(23 * 31 * DAY);
    await createRetention(d1, clock).sweep();
    expect(await wordsLeft()).toEqual(['about a lead', 'about an order']);
    clock.pass(2 * 31 * DAY);
    await createRetention(d1, clock).sweep();
    expect([await wordsLeft(), await peopleLeft(), await countRows(d1, 'records')]).toEqual([[], [], 1]);
  });

  it('deletes the conversation of an account in the archive after 24 months, and the account after eight years', async () => {
    const order = await leave(NUMBER, 'order');
    await write(order, 'about an order', { number: NUMBER });
    clock.pass(91 * DAY);
    expect(await archive().moveOldest()).toBe(1);
    expect(await archive().expireOldest()).toBeUndefined();
    // 24 months and a day after the order.
    clock.pass(Date.UTC(2028, 0, 11, 6, 30) - clock.now());
    expect(await archive().expireOldest()).toBe(0);
    const moved = await archive().find(order);
    expect([moved?.record.id, moved?.messages]).toEqual([order, []]);
    expect(await archive().expireOldest()).toBeUndefined();
    // Eight years and two days: as long as no cron ran, nothing is passed over.
    clock.pass(Date.UTC(2034, 0, 12, 6, 30) - clock.now());
    expect(await archive().expireOldest()).toBe(1);
    expect(await archive().find(order)).toBeUndefined();
  });
});
