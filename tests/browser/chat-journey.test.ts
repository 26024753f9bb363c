import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { axeFindings } from './axe.ts';
import {
  bookByBookNow,
  chatNow,
  inChat,
  laterInTheChat,
  openBooking,
  operatorOf,
  press,
  startCode,
} from './chat-walk.ts';
import { testJourney } from './test-journey.ts';

const chat = await startChat(chatNow);
afterAll(() => chat.close());
const withChat = await testJourney({
  variables: { ADMIN_PASSPHRASE: PASSPHRASE, ...chatVariables(chat) },
});
const without = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const referenceIn = (text: string) => /#([2-9A-Z]{6})$/.exec(text)?.[1] ?? '';
const texts = () => chat.sent.map(({ text }) => text);
const templates = () => chat.sent.map(({ template }) => template);

/** Pastes the customer's message into the search, which finds its record. */
async function findByText(page: Page, message: string, number: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/coupon-admin`);
  await page.getByRole('searchbox').fill(message);
  await page.getByRole('searchbox').press('Enter');
  await page
    .getByRole('link', { name: `${number.slice(0, 5)} ${number.slice(5)}` })
    .first()
    .waitFor();
}

test('from Book Now to paid, customer and operator write to each other in the chat', async () => {
  const number = '9000000911';
  const customer = await bookByBookNow(withChat, number);
  const [message = ''] = customer.messages;
  expect(referenceIn(message)).toHaveLength(6);
  const { say, press: pressInChat } = inChat(withChat, chat, number);
  await say(message);
  await say('Where do I park?');

  const operator = await operatorOf(withChat);
  await findByText(operator, message, number);
  const record = await openBooking(withChat, operator, number);
  await operator.getByText('Where do I park?').waitFor();
  await operator.getByLabel('Answer in the chat').fill('Behind the workshop.');
  await operator.getByRole('button', { name: 'Send', exact: true }).click();
  await operator.getByText('Behind the workshop.').waitFor();
  await laterInTheChat(withChat);
  await expect.poll(texts).toContain('Behind the workshop.');

  // A ready answer shows its words first, and says "confirmed" because it is.
  await operator.goto(record);
  const ready = operator.getByRole('group', { name: 'Ready answers' });
  await ready.getByText('Confirm', { exact: true }).click();
  expect(await axeFindings(operator)).toEqual([]);
  await press(operator, 'Send: Confirm');
  await operator.waitForURL(/done=chat_sent/);
  await laterInTheChat(withChat);
  await expect.poll(() => texts().some((text) => text?.includes('is confirmed'))).toBe(true);

  await operator.goto(record);
  await press(operator, 'Assign Ravi Kumar');
  const code = await startCode(customer.page, withChat.site.origin);
  await operator.getByLabel('Start code').fill(code);
  await press(operator, 'Start the job');
  await operator.getByText('Add a part').click();
  await operator.getByLabel('Part or work').fill('Brake pads');
  await operator.getByLabel('Rupees for one').fill('1200');
  await press(operator, 'Ask the customer');
  await operator.waitForURL(/done=job_moved/);
  await laterInTheChat(withChat);
  await expect.poll(templates).toContain('pahiya_part_1');
  const question = chat.sent.find(({ template }) => template === 'pahiya_part_1');
  await pressInChat(question?.payloads[0] ?? '', question?.id ?? '');
  await operator.goto(record);
  await press(operator, 'Car is ready');
  await operator.waitForURL(/done=job_moved/);
  await laterInTheChat(withChat);
  await expect.poll(templates).toContain('pahiya_ready_1');
  const told = chat.sent.find(({ template }) => template === 'pahiya_ready_1');
  const { body, headers } = chat.webhook(chat.status(told?.id ?? '', 'read'));
  await withChat.site.fetch('/api/chat/webhook', { method: 'POST', body, headers });

  // A day later free text is over, and the operator sends a template.
  await withChat.site.rows("UPDATE chat_messages SET at = at - 172800000 WHERE direction = 'in'");
  await operator.goto(record);
  await operator.getByText(/, read$/).waitFor();
  expect(await operator.getByLabel('Answer in the chat').count()).toBe(0);
  const offered = operator.getByRole('group', { name: 'Messages that are true now' });
  await offered.getByText('Car ready', { exact: true }).click();
  expect(await axeFindings(operator)).toEqual([]);
  await press(operator, 'Send: Car ready');
  await operator.waitForURL(/done=chat_sent/);
  await laterInTheChat(withChat);
  await expect.poll(() => templates().filter((name) => name === 'pahiya_ready_1')).toHaveLength(2);

  await operator.goto(record);
  await press(operator, 'Paid by UPI');
  await operator.getByRole('link', { name: 'Open bill' }).waitFor();
  withChat.expectQuietConsole();
}, 120_000);

test('with the switch off the same journey has ordinary chat links, and nothing leaves by itself', async () => {
  const number = '9000000912';
  const customer = await bookByBookNow(without, number);
  const [message = ''] = customer.messages;
  expect(referenceIn(message)).toHaveLength(6);
  const operator = await operatorOf(without);
  await findByText(operator, message, number);
  const record = await openBooking(without, operator, number);
  const link = await operator
    .getByRole('link', { name: 'Confirm', exact: true })
    .first()
    .getAttribute('href');
  expect(link).toMatch(new RegExp(`^https://wa\\.me/91${number}\\?text=`));
  expect(new URL(link ?? '').searchParams.get('text')).toContain('is confirmed');
  expect(await operator.getByRole('heading', { name: 'Chat', exact: true }).count()).toBe(0);
  await press(operator, 'Assign Ravi Kumar');
  const code = await startCode(customer.page, without.site.origin);
  await operator.getByLabel('Start code').fill(code);
  await press(operator, 'Start the job');
  await press(operator, 'Car is ready');
  await press(operator, 'Paid by UPI');
  await operator.getByRole('link', { name: 'Open bill' }).waitFor();
  await operator.goto(record);
  expect(await without.site.rows('SELECT id FROM chat_messages')).toEqual([]);
  without.expectQuietConsole();
}, 120_000);
