import { afterEach, describe, expect, test } from 'vitest';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const angleOf = () => {
  const disc = document.querySelector('.wheel-disc');
  const matrix = new DOMMatrix(disc === null ? undefined : getComputedStyle(disc).transform);
  return ((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI + 360) % 360;
};

describe('Spin to win', () => {
  test('turns the wheel to the segment that the server drew, and shows its coupon in the chat message', async () => {
    const page = await journey.visit('/spin-to-win', { reducedMotion: 'no-preference' });
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000601');
    await hydrated(page, 'spin-wheel');
    const answered = page.waitForResponse('**/api/spin');
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    const { segment, coupon } = await (await answered).json();
    await page.getByText(coupon.code).waitFor();
    expect(await page.locator('.wheel-part.won').count()).toBe(1);
    const place = await page
      .locator('.wheel-part')
      .evaluateAll((parts) => parts.findIndex((part) => part.classList.contains('won')));
    const rest = ((await page.evaluate(angleOf)) + (place + 0.5) * 45) % 360;
    expect(Math.min(rest, 360 - rest)).toBeLessThan(1);
    expect(segment).toBeTruthy();
    const chat = await page.getByRole('link', { name: 'Book with this coupon' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(coupon.code);

    await page.reload();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000601');
    // Before that the browser may send the form itself, and its answer is a page without this form.
    await hydrated(page, 'spin-wheel');
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.getByText(coupon.code).waitFor();

    await page.reload();
    await page.getByRole('textbox', { name: 'Mobile number' }).focus();
    await page.getByRole('link', { name: 'Your coupon' }).click();
    await page.waitForURL('**/spin-to-win/result');
    await page.getByText(coupon.code).waitFor();

    const other = await journey.visit('/spin-to-win', { expectedErrors: [/409/] });
    await other.getByRole('textbox', { name: 'Mobile number' }).fill('9000000601');
    await other.getByRole('button', { name: 'Spin the wheel' }).click();
    await other.getByText('was used in the last 30 days').waitFor();
    expect(await other.getByRole('link', { name: 'Your coupon' }).count()).toBe(0);
  });

  test('does not turn with reduced motion', async () => {
    const page = await journey.visit('/spin-to-win', { reducedMotion: 'reduce' });
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000602');
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.getByText(/SPIN-/).first().waitFor();
    expect(await page.evaluate(angleOf)).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('posts without JavaScript, and leads to a page with the coupon', async () => {
    // A network has four spins an hour, which the tests above have used.
    const page = await journey.visit('/spin-to-win', {
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'CF-Connecting-IP': '10.20.30.40' },
    });
    await page.locator('#spin-mobileNumber').fill('9000000603');
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.waitForURL('**/spin-to-win/result');
    await page.getByText(/^SPIN-[A-Z2-9]{8}$/).waitFor();
  });
});
