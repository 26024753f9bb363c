import { afterAll, afterEach, expect, test } from 'vitest';
import { chatNoticeText } from '../../src/content/text/chat-notice.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { answerAll, press } from './assistant-walk.ts';
import { axeFindings } from './axe.ts';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const chat = await startChat();
const journey = await testJourney({ keepsPage: true, variables: chatVariables(chat) });
afterAll(() => chat.close());
afterEach(() => journey.expectQuietConsole());

const noticeOf = async (number: string) => {
  const [row] = await journey.site.rows<{ fields: string }>(
    "SELECT fields FROM records WHERE mobile_number = ? AND kind = 'booking' AND status = 'completed'",
    number,
  );
  return row && JSON.parse(row.fields).chatNotice;
};

test('the panel after Book Now says that we write in the chat, and the booking keeps that it did', async () => {
  const page = await journey.visit('/', { viewport: { width: 360, height: 740 } });
  await idleModules(page);
  await page
    .getByRole('region', { name: 'Price for your car' })
    .getByRole('button', { name: 'Book Now' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Which car?').fill('baleno');
  await dialog
    .getByRole('button', { name: /^Maruti Baleno/ })
    .first()
    .click();
  await dialog.getByLabel('Mobile number').fill('9000000651');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const panel = page.getByRole('region', { name: 'We have your number' });
  await panel.getByText('Tomorrow').click();
  await panel.getByText(/^3-5 PM/).click();
  await panel.getByText(chatNoticeText).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Confirm/ }).click();
  await panel.getByText('Your booking is confirmed').waitFor();
  expect(await noticeOf('9000000651')).toBe(true);
});

test('the assistant says it where the booking is confirmed, and the booking keeps that it did', async () => {
  const page = await journey.visit('/assistant', {
    viewport: { width: 360, height: 740 },
  });
  const box = page.locator('.chat-page');
  await box.getByRole('button', { name: 'Maruti', exact: true }).waitFor();
  await answerAll(box, '9000000652', /^1-3 PM/);
  await box.getByText(chatNoticeText).waitFor();
  await press(box, 'Confirm Booking');
  await box
    .getByText(/CAR\d+/)
    .first()
    .waitFor();
  expect(await noticeOf('9000000652')).toBe(true);
});
