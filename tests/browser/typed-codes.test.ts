import { afterEach, test } from 'vitest';
import { codesOf } from '../real-world/inputs.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(journey.site, await sessionOf());
for (const code of new Set(codesOf('coupons').map(({ expected }) => expected)))
  await operator.form(
    '/api/admin/coupons',
    { code, kind: 'percent', value: '10', description: `Ten percent by ${code}`, maxUses: '' },
    aVisitor(),
  );
afterEach(() => journey.expectQuietConsole());

const openCheckout = async () => {
  const page = await journey.visit('/healthz');
  await page.evaluate(() =>
    localStorage.setItem('pahiya-cart', '{"items":[{"serviceId":"quick-vacuum","quantity":1}]}'),
  );
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  return page;
};

test('the checkout takes every spelling of a pasted coupon for the coupon', async () => {
  const page = await openCheckout();
  for (const { typed, expected } of codesOf('coupons')) {
    await page.setExtraHTTPHeaders(aVisitor());
    await page.getByLabel('Coupon code').fill('');
    await page.getByLabel('Coupon code').focus();
    await page.keyboard.insertText(typed);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText(`Ten percent by ${expected}`).waitFor();
  }
});

test('the area check takes every spelling of a pasted PIN code for the PIN code', async () => {
  const page = await journey.visit('/doorstep-services');
  const area = page.getByLabel('PIN code or area in Jaipur');
  for (const { typed } of codesOf('pins')) {
    await area.fill('110001');
    await area.press('Enter');
    await page.getByText('Yes, we come to Malviya Nagar.').waitFor({ state: 'detached' });
    await area.fill('');
    await area.focus();
    await page.keyboard.insertText(typed);
    await area.press('Enter');
    await page.getByText('Yes, we come to Malviya Nagar.').waitFor();
  }
});
