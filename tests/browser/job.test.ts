import type { Page } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

/** Opens the admin on a phone of 390 px. */
async function openAdmin(): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await journey.visit('/coupon-admin', { viewport, extraHTTPHeaders: aVisitor() });
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

test('an open page follows the job by itself', async () => {
  const calls = bookingCalls(journey.site);
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(7), '9-11');
  const customer = await journey.visit('/');
  await customer.clock.install();
  await customer.goto(`${journey.site.origin}/booking/${draft.id}?token=${draft.token}`);
  await customer.locator('html[data-idle-status=started]').waitFor({ state: 'attached', timeout: 20_000 });
  const loaded = customer.waitForResponse((response) =>
    response.url().endsWith(`/api/bookings/${draft.id}/job`),
  );
  const operator = await openAdmin();
  await operator.goto(`${journey.site.origin}/coupon-admin/mechanics`);
  await operator.getByRole('textbox', { name: 'Name', exact: true }).fill('Imran Khan');
  await operator.getByRole('textbox', { name: 'Mobile number' }).fill('90000 00078');
  await operator.getByRole('button', { name: 'Add' }).click();
  await operator.goto(`${journey.site.origin}/coupon-admin/records/${draft.id}`);
  await operator.getByRole('button', { name: 'Assign Imran Khan' }).click();
  await customer.clock.runFor(16_000);
  await loaded;
  await customer.getByText('Imran Khan is your mechanic.').waitFor();
});
