import { afterEach, describe, expect, test } from 'vitest';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const SIGN = '.loading.away';

/**
 * Opens a page whose links and forms get an answer only when the test gives it. Playwright can ask a page nothing while
 * it waits for the next one, so the page itself reports what its sign says.
 */
async function openSlow(path: string) {
  const page = await journey.visit(path);
  await idleModules(page);
  const shown: string[] = [];
  page.on('console', (message) => shown.push(message.text()));
  await page.evaluate((selector) => {
    const sign = document.querySelector(selector);
    if (sign) new MutationObserver(() => console.info(sign.textContent)).observe(sign, { childList: true });
  }, SIGN);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route(/\/(?:about|search\?q)/, async (route) => {
    await answered;
    await route.continue();
  });
  return { page, answer, shown };
}

describe('a page that is slow to come', () => {
  test.each([
    ['link', () => document.querySelector<HTMLElement>('a[href="/about"]')?.click()],
    [
      'form',
      () => {
        const form = document.querySelector<HTMLFormElement>('main form[action="/search"]');
        if (form) form.noValidate = true;
        form?.requestSubmit();
      },
    ],
  ])('shows "Loading..." after a press on a %s, and no sign after the return from it', async (_, press) => {
    const { page, answer, shown } = await openSlow('/search');
    await page.evaluate(press);
    await expect.poll(() => shown).toEqual(['Loading...']);
    answer();
    await page.waitForURL(/\/about|q=/);
    await page.goBack();
    await idleModules(page);
    expect(await page.locator(SIGN).textContent()).toBe('');
  });
});

test('a place on the same page, a new tab and a file show no sign', async () => {
  const page = await journey.visit('/services');
  await page.clock.install();
  await page.reload();
  await idleModules(page);
  await page.evaluate(() => {
    for (const [href, attribute] of [
      ['#compare'],
      ['/about', 'target'],
      ['/about', 'download'],
      ['tel:+911'],
    ]) {
      const link = document.createElement('a');
      link.href = href ?? '';
      if (attribute) link.setAttribute(attribute, '_blank');
      document.body.append(link);
      // The last listener keeps the tab where it is.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
    }
  });
  await page.clock.runFor(1000);
  expect(await page.locator(SIGN).textContent()).toBe('');
});
