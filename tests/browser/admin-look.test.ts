import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { axeFindings, COLOUR_RULES } from './axe.ts';
import { fillAdmin } from './filled-admin.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const admin = await fillAdmin(journey.site);
const page = await journey.visit('/about', { isWalk: true });
await page.context().addCookies([{ name: 'admin', value: admin.session, url: journey.site.origin }]);
afterEach(() => journey.expectQuietConsole());

const WIDTHS = [360, 1280] as const;

/** Looks at an address in light and in dark, on a phone or a desktop or both. A theme changes colours alone. */
async function problemsOf(path: string, place: number): Promise<readonly string[]> {
  const found: string[] = [];
  await page.goto(`${journey.site.origin}${path}`);
  for (const width of share(WIDTHS, 2, place)) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) found.push(`${width}: ${sideways} px sideways`);
    const over = await page.locator('.admin-split').evaluateAll((splits) => {
      // A bar may reach into the gap.
      const overlaps = splits.flatMap((split) =>
        [...split.children].map(
          (part) =>
            part.scrollWidth - part.clientWidth - Number.parseFloat(getComputedStyle(split).columnGap),
        ),
      );
      return Math.max(0, ...overlaps);
    });
    if (over > 0) found.push(`${width}: a part lies ${over} px over the one beside it`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await axeFindings(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      found.push(...findings.map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
  }
  return found;
}

describe('in light and in dark, on a phone and on a desktop, axe finds nothing', () => {
  test.each(['en', 'hi'].map((language, place) => [language, place] as const))(
    'on the screens of the operator in %s',
    async (language, place) => {
      const chosen = { name: '__Host-admin-language', value: language, path: '/', secure: true };
      await page.context().addCookies([{ ...chosen, domain: new URL(journey.site.origin).hostname }]);
      const found: (readonly [string, readonly string[]])[] = [];
      for (const [at, [name, path]] of share(admin.screens, 16, place).entries())
        found.push([name, await problemsOf(path, at)]);
      expect(await page.locator('html').getAttribute('lang')).toMatch(language);
      expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
    240_000,
  );

  test('on the pages of the customer', async () => {
    const found: (readonly [string, readonly string[]])[] = [];
    for (const [at, [name, path]] of share(admin.customer, 6).entries())
      found.push([name, await problemsOf(path, at)]);
    expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
  }, 90_000);
});
