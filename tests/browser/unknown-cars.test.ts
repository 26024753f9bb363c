import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { unfoundWords } from '../../src/values/unfound-search.ts';
import { share } from '../every-case.ts';
import { realCars } from '../real-world/cars.ts';
import { PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { hydrated, idleModules } from './journey.ts';
import { languages } from './languages.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

/** The headless browser names itself as a program, whose searches are not counted. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const carsIn = (language: string) =>
  language === 'Hindi'
    ? realCars.kept.filter(({ offer }) => offer === 'none').slice(-8, -3)
    : realCars.kept.slice(0, 5);

async function openAdmin(path: string): Promise<Page> {
  const page = await journey.visit('/healthz', { device: 'desktop' });
  await page.context().addCookies([{ name: 'admin', value: await sessionOf(), url: journey.site.origin }]);
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

describe.each(languages)('cars that no list has, in $language', (shown) => {
  const { language, home, search, form, mobile, bookNow, next } = shown;
  const cars = share(carsIn(language), 8);
  const numberOf = (at: number) => `90000${language === 'Hindi' ? 673 : 672}0${at}`;

  test.each(cars.map(({ typed }, at) => [typed, at] as const))(
    '"%s" goes from Book Now to the record as typed, without another car or its price',
    async (typed, at) => {
      const page = await journey.visit(home, { userAgent, extraHTTPHeaders: aVisitor() });
      await idleModules(page);
      await page.getByRole('button', { name: bookNow }).first().click();
      const dialog = page.getByRole('dialog', { name: form.title });
      await hydrated(page, 'booking');
      const field = dialog.getByLabel(search.which);
      await field.fill(typed);
      await dialog.getByText(search.none(typed)).waitFor();
      const counted = page.waitForResponse('**/api/unfound-searches');
      await dialog.getByLabel(mobile).fill(numberOf(at));
      expect((await counted).status()).toBe(204);
      await dialog.getByRole('button', { name: form.continue }).click();
      await page.getByRole('region', { name: next.title }).waitFor();
      const [row] = await journey.site.rows<{ fields: string }>(
        "SELECT fields FROM records WHERE kind = 'lead' AND mobile_number = ?",
        numberOf(at),
      );
      const fields = JSON.parse(row?.fields ?? '{}');
      expect(fields).toMatchObject({ carModel: typed, priceRange: 'N/A' });
      expect(fields).not.toHaveProperty('carBrand');
    },
  );

  test('stand in the operator’s list of cars that were not found, and on their records', async () => {
    const summary = await openAdmin('/coupon-admin/summary');
    await summary.getByRole('heading', { name: 'Searches that found nothing' }).waitFor();
    for (const { typed } of cars)
      await summary.getByRole('rowheader', { name: unfoundWords(typed) ?? typed, exact: true }).waitFor();
    const records = await openAdmin('/coupon-admin');
    for (const [at, { typed }] of cars.entries()) {
      const number = numberOf(at).replace(/^(\d{5})/, '$1 ');
      const row = records.getByRole('row').filter({ hasText: number });
      await row.getByText(typed).first().waitFor();
    }
  });
});
