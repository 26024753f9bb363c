import { afterEach, describe, expect, test } from 'vitest';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { axeFindings } from './axe.ts';
import { fillAdmin } from './filled-admin.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const admin = await fillAdmin(journey.site);
const page = await journey.visit('/about', { reducedMotion: 'reduce', keepsFiles: true });
await page.context().addCookies([{ name: 'admin', value: admin.session, url: journey.site.origin }]);
afterEach(() => journey.expectQuietConsole());

interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}
/** A theme has the same colours on a phone and on a desktop, and in each language. */
const LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];
const LOOKS_IN_HINDI: readonly Look[] = [{ width: 360, colorScheme: 'dark' }];

async function problemsOf(path: string, looks: readonly Look[]): Promise<readonly string[]> {
  const found: string[] = [];
  await page.goto(`${journey.site.origin}${path}`);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) found.push(`${width}: ${sideways} px sideways`);
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page)).map((finding) => `${width} ${colorScheme}: ${finding}`));
  }
  return found;
}

describe('in both themes, on a phone and on a desktop, axe finds nothing', () => {
  test.each([
    ['en', LOOKS],
    ['hi', LOOKS_IN_HINDI],
  ] as const)(
    'on the screens of the operator in %s',
    async (language, looks) => {
      const chosen = { name: '__Host-admin-language', value: language, path: '/', secure: true };
      await page.context().addCookies([{ ...chosen, domain: new URL(journey.site.origin).hostname }]);
      const found: (readonly [string, readonly string[]])[] = [];
      for (const [name, path] of admin.screens) found.push([name, await problemsOf(path, looks)]);
      expect(await page.locator('html').getAttribute('lang')).toMatch(language);
      expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
    240_000,
  );

  test('on the pages of the customer', async () => {
    const found: (readonly [string, readonly string[]])[] = [];
    for (const [name, path] of admin.customer) found.push([name, await problemsOf(path, LOOKS)]);
    expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
  }, 90_000);
});
