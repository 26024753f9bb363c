import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { numbersBy } from '../real-world/inputs.ts';
import { aVisitor } from '../worker/outside.ts';
import { everyForm } from './every-form.ts';
import { hydrated, idleModules } from './journey.ts';
import { languages } from './languages.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });

const numberField = (form: Locator) => form.getByRole('textbox', { name: 'Mobile number' });
const message = (form: Locator) => form.getByText(/Please enter a valid 10-digit mobile number/);

type Entering = (page: Page, field: Locator, text: string) => Promise<void>;

const paste: Entering = async (page, field, text) => {
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(text);
};
const type: Entering = async (_page, field, text) => {
  await field.fill('');
  await field.pressSequentially(text);
};

/** The same code reads the number in Hindi; what differs is the page that comes back. */
const plainNumbers = (language: string) =>
  numbersBy('form').filter(
    ({ input, expected }) => language === 'English' || expected === null || /[०-९]/.test(input),
  );

/** The same code reads the number in Hindi. */
const linesIn = (language: string, mode: 'paste' | 'type') =>
  share(numbersBy(mode), language === 'English' ? 16 : 32);

describe.each(languages)('Book Now in $language', ({ language, home, invalid, mobile, bookNow, form }) => {
  test.each([
    ['pasted', paste, linesIn(language, 'paste')],
    ['typed key by key', type, linesIn(language, 'type')],
  ] as const)('reads every number that is %s, or keeps it and says why', async (_how, enter, lines) => {
    const page = await journey.visit(home);
    await idleModules(page);
    await page.getByRole('button', { name: bookNow }).first().click();
    const dialog = page.getByRole('dialog', { name: form.title });
    await hydrated(page, 'booking');
    const field = dialog.getByRole('textbox', { name: mobile });
    const next = dialog.getByRole('button', { name: form.continue });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/leads')) sent.push(request.url());
    });
    for (const { input, expected } of lines) {
      await enter(page, field, input);
      expect(await field.inputValue()).toBe(expected ?? input);
      expect([input, await next.isEnabled()]).toEqual([input, true]);
      if (expected === null) {
        await next.click();
        await dialog.getByText(invalid).waitFor();
        expect(await field.inputValue()).toBe(input);
      } else expect(await dialog.getByText(invalid).count()).toBe(0);
    }
    expect(sent).toEqual([]);
  });
});

const numbersOfLeads = async (): Promise<readonly unknown[]> =>
  (
    await journey.site.rows<{ mobile_number: string }>(
      "SELECT mobile_number FROM records WHERE kind = 'lead' ORDER BY created_at",
    )
  ).map((row) => row.mobile_number);

describe.each(languages)(
  'the form of $book without JavaScript',
  ({ language, book, thanks, invalid, mobile, form, search }) => {
    let page: Page;
    beforeAll(async () => {
      page = await journey.visit('/healthz', { javaScriptEnabled: false, isWalk: true });
    });

    // The Worker's tests post each of them.
    test.each(share(plainNumbers(language), 12))(
      'reads $input, or keeps it and says why',
      async ({ input, expected }) => {
        const before = await numbersOfLeads();
        // Each number is another visitor's.
        await page.context().clearCookies();
        await page.setExtraHTTPHeaders(aVisitor());
        await page.goto(`${journey.site.origin}${book}`);
        const plain = page.locator('main form').first();
        await plain.getByLabel(mobile).fill(input);
        await plain.getByLabel(search.which).fill('Sample 1000');
        await plain.getByRole('button', { name: form.continue }).click();
        if (expected === null) {
          await page.getByText(invalid).first().waitFor();
          expect(await plain.getByLabel(mobile).inputValue()).toBe(input);
          expect(await plain.getByLabel(search.which).inputValue()).toBe('Sample 1000');
        } else await page.waitForURL(thanks);
        expect((await numbersOfLeads()).slice(before.length)).toEqual(expected === null ? [] : [expected]);
      },
    );
  },
);

describe('Book Now', () => {
  test('says at once that a foreign number of nine digits is none of India, for Continue needs ten', async () => {
    const page = await journey.visit('/about');
    await idleModules(page);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await hydrated(page, 'booking');
    await type(page, numberField(dialog), '+91 90000');
    expect(await message(dialog).count()).toBe(0);
    await type(page, numberField(dialog), '+298 212345');
    await message(dialog).waitFor();
    expect(await dialog.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  });
});

const REFUSED = [
  ['pasted', paste, '+64 21 000 012'],
  ['typed key by key', type, '+60 12-000 0034'],
  ['typed key by key', type, '00966 50 000 0012'],
  ['pasted', paste, '90000 00012 या 90000 00034'],
  ['pasted', paste, '90000 000123'],
] as const;

describe.each(everyForm)('$island', ({ island, path, endpoint, open, fill, send }) => {
  const place = everyForm.findIndex((one) => one.island === island);
  const number = `90000${78_000 + place}`;
  const gujarati = number.replace(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)));

  test('keeps what is no Indian number and says why, then sends the one in a long pasted text', async () => {
    const page = await journey.visit(path);
    page.setDefaultTimeout(10_000);
    const form = await open(page);
    await fill(form, '');
    const field = numberField(form);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(endpoint)) sent.push(request.postDataJSON());
    });
    for (const [, enter, input] of share(REFUSED, 5, place)) {
      await enter(page, field, input);
      expect(await field.inputValue()).toBe(input);
      await form.getByRole('button', { name: send }).last().click();
      await message(form).waitFor();
      expect(await field.inputValue()).toBe(input);
    }
    expect(sent).toEqual([]);
    const written = `Asha, my sister, has a new one: +૯૧ ${gujarati.slice(0, 5)} ${gujarati.slice(5)} (home)`;
    await paste(page, field, written);
    const answered = page.waitForResponse((response) => response.url().endsWith(endpoint));
    await form.getByRole('button', { name: send }).last().click();
    expect((await answered).status()).toBe(201);
    expect(sent).toMatchObject([{ mobileNumber: number }]);
  });
});
