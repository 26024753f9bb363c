import type { Page } from 'playwright-core';
import type { ChatStandIn } from '../upstreams/chat.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor, everyMinute } from '../worker/outside.ts';
import type { Journey } from './journey.ts';
import { slotJourney, type Visitor, visitorOn } from './journey-walk.ts';

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Books tomorrow at 3 PM by Book Now, with the chat's tab on the way. */
export async function bookByBookNow(journey: Journey, number: string): Promise<Visitor> {
  const page = await journey.visit('/', { extraHTTPHeaders: aVisitor() });
  const visitor = visitorOn(page, number);
  for (const step of slotJourney) await step.walk(visitor);
  return visitor;
}

/** The customer's side of the chat. */
export function inChat({ site }: Journey, chat: ChatStandIn, number: string) {
  let said = 0;
  const post = async (content: object) => {
    said += 1;
    const value = chat.written({ id: `wamid.of-${number}-${said}`, ...content }, { number });
    const { body, headers } = chat.webhook(value);
    const answer = await site.fetch('/api/chat/webhook', { method: 'POST', body, headers });
    if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
    for (const person of [`91${number}`, `IN.16487${number}`]) chat.inWindow.add(person);
  };
  return {
    say: (body: string) => post({ type: 'text', text: { body } }),
    press: (payload: string, id: string) =>
      post({ type: 'button', button: { payload, text: payload }, context: { id } }),
  };
}

let passed = 0;
/** The clock of the chat's stand-in, which keeps two messages to a person apart. */
export const chatNow = () => Date.now() + passed;

/** Lets the six seconds between two messages pass, and runs one minute of cron. */
export async function laterInTheChat({ site }: Journey): Promise<void> {
  passed += 6000;
  await site.rows('UPDATE chat_people SET sent_at = 0');
  await site.rows("UPDATE chat_messages SET due_at = 0 WHERE state = 'waiting' AND kind <> 'reminder'");
  await everyMinute(site);
}

/** Signs an operator in, and adds the mechanic. */
export async function operatorOf(journey: Journey): Promise<Page> {
  const page = await journey.visit('/coupon-admin', {
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: aVisitor(),
  });
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByLabel('Your name').fill('Asha');
  await press(page, 'Sign in');
  await page.goto(`${journey.site.origin}/coupon-admin/mechanics`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Kumar');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('90000 00077');
  await press(page, 'Add');
  await page.getByText('Saved.').waitFor();
  return page;
}

/** Finds the booking of a number by the search, and opens it. */
export async function openBooking({ site }: Journey, page: Page, number: string): Promise<string> {
  const [row] = await site.rows<{ id: string }>(
    "SELECT id FROM records WHERE kind = 'booking' AND mobile_number = ?",
    number,
  );
  const record = `${site.origin}/coupon-admin/records/${row?.id}`;
  await page.goto(record);
  return record;
}

/** The start code, as the customer reads it on the own page. */
export async function startCode(customer: Page, origin: string): Promise<string> {
  await customer.goto(`${origin}/my-bookings`);
  await customer.locator('main a[href*="/booking/"]').first().click();
  return shownStartCode(customer);
}

/** The start code on the page. The browser renders a section below the screen later, and gives no inner text of it before. */
export const shownStartCode = async (customer: Page): Promise<string> =>
  ((await customer.locator('.start-code .digits').textContent()) ?? '').trim();
