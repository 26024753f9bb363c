import { expect, test } from 'vitest';
import { createChatFigures } from '../../../src/platform/chat/chat-figures.ts';
import { DAY_MS, HOUR_MS } from '../../../src/values/durations.ts';
import { chatTests } from './chat-ledger.ts';

const { chat, clock, database, start } = await chatTests();

const VISIT = { date: '2026-11-25', timeSlot: '9-11' } as const;
const figures = () => createChatFigures(database(), clock.now);

test('a message that failed for good counts for seven days, and a paused template for an hour', async () => {
  const site = start();
  expect(await figures().health()).toEqual({ failed: 0, unclear: 0, pausedTemplates: 0 });
  chat.refuse.set('919000000111', { status: 400, code: 131026 });
  await site.book(VISIT, '9000000111');
  chat.refuse.set('919000000112', { status: 400, code: 132015 });
  await site.book(VISIT, '9000000112');
  expect(await figures().health()).toEqual({ failed: 1, unclear: 0, pausedTemplates: 1 });
  clock.pass(2 * HOUR_MS);
  expect(await figures().health()).toMatchObject({ failed: 1, pausedTemplates: 0 });
  clock.pass(8 * DAY_MS);
  expect(await figures().health()).toMatchObject({ failed: 0 });
});

test('a message that the interface charges counts in its month and price category', async () => {
  const site = start();
  await site.book(VISIT, '9000000113');
  await site.book(VISIT, '9000000114');
  const month = new Date(clock.now()).toISOString().slice(0, 7);
  for (const { id } of chat.sent)
    await site.store.noteStatus({ id, status: 'sent', pricing: { category: 'utility' } });
  expect(await figures().pricedMonths()).toEqual([{ month, category: 'utility', messages: 2 }]);
});
