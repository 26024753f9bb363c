import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { axeFindings } from './axe.ts';
import { readToTheEnd } from './layout.ts';
import { testJourney } from './test-journey.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

interface Written {
  readonly name: string;
  readonly cities?: string;
  readonly headings: readonly string[];
}

/** Fills the form of a new banner as marketing does, and starts it. */
async function write(page: Page, { name, cities, headings }: Written): Promise<void> {
  await page.goto(`${journey.site.origin}/coupon-admin/banners`);
  await page.getByRole('link', { name: 'New banner' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  if (cities) await page.getByLabel('Cities').fill(cities);
  else await page.getByLabel(/^Everywhere else/).check();
  await page.getByLabel('Home', { exact: true }).check();
  for (const [index, heading] of headings.entries()) {
    const letter = 'AB'[index] ?? 'A';
    const variant = page.getByRole('group', { name: `Variant ${letter}` });
    if (letter !== 'A') await page.getByText(`Variant ${letter}`).first().click();
    await variant.getByLabel('Heading').fill(heading);
    await variant.getByLabel('Line').fill('One line about it.');
    await variant.getByLabel('Button text').fill('Book now');
    await variant.getByText('Picture, coupon and weight').click();
    await variant.getByLabel('Picture').selectOption('service-windshield');
  }
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('The draft is there.').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Pages follow within two minutes.').first().waitFor();
}

/** Collects the layout shifts of every later page; the browser reports them with scripts and without. */
async function watchShifts(page: Page): Promise<() => number> {
  const shifts: number[] = [];
  const cdp = await page.context().newCDPSession(page);
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) =>
    shifts.push(event.layoutShiftDetails?.value ?? 0),
  );
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return () => shifts.reduce((sum, value) => sum + value, 0);
}

/** Opens the home page, reads it to the end and comes back to its top, until all of it is there. */
async function readHome(page: Page): Promise<void> {
  await page.goto(`${journey.site.origin}/`);
  await readToTheEnd(page);
  await page.mouse.wheel(0, -20_000);
  await page.locator('footer').scrollIntoViewIfNeeded();
}

const banner = (page: Page, heading: RegExp | string) => page.getByRole('region', { name: heading });

describe('a banner from draft to winner', () => {
  test('is written, started, seen by place without a shift and without JavaScript, and ended with its winner', async () => {
    const admin = await journey.visit('/coupon-admin', { device: 'desktop' });
    admin.setDefaultTimeout(10_000);
    await admin.getByLabel('Passphrase').fill(PASSPHRASE);
    await admin.getByLabel('Your name').fill('Asha');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await write(admin, {
      name: 'Pune test',
      cities: 'Pune',
      headings: ['Rain in {city}', 'Ready for the rain?'],
    });
    await write(admin, { name: 'Jaipur', cities: 'Jaipur', headings: ['Ninety minutes in {city}'] });
    await write(admin, { name: 'The rest', headings: ['Soon near you'] });

    const bare = await journey.visit('/about', { userAgent });
    const shiftedBare = await watchShifts(bare);
    await bare.goto(`${journey.site.origin}/about`);
    await bare.waitForLoadState('networkidle');
    expect(shiftedBare()).toBe(0);

    await admin.goto(`${journey.site.origin}/coupon-admin/banners`);
    const wins = admin.getByRole('table');
    expect(await wins.getByRole('row', { name: /^Pune/ }).innerText()).toContain('Pune test');
    expect(await wins.getByRole('row', { name: /^Delhi/ }).innerText()).toContain('The rest');
    expect(await axeFindings(admin)).toEqual([]);

    const seen = [
      ['pune', /Rain in Pune|Ready for the rain/],
      ['jaipur', /Ninety minutes in Jaipur/],
      ['delhi', /Soon near you/],
    ] as const;
    for (const [place, [city, heading]] of seen.entries())
      for (const javaScriptEnabled of share([true, false], 2, place)) {
        const page = await journey.visit(`/?city=${city}`, { userAgent, javaScriptEnabled });
        await banner(page, heading).getByRole('button', { name: 'Book now' }).waitFor();
        // The place of the visit stays without the parameter.
        const shifted = await watchShifts(page);
        await readHome(page);
        await banner(page, heading).waitFor();
        expect([city, javaScriptEnabled, shifted()]).toEqual([city, javaScriptEnabled, 0]);
        if (javaScriptEnabled) {
          expect(await axeFindings(page)).toEqual([]);
          // The same watch sees a text that comes late.
          await page.evaluate(async () => {
            scrollTo({ top: 0, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            const late = Object.assign(document.createElement('p'), { innerText: 'Late\n'.repeat(9) });
            document.querySelector('main')?.prepend(late);
          });
          await expect.poll(shifted).toBeGreaterThan(0);
        }
        await page.context().close();
      }

    await admin.getByRole('link', { name: 'Pune test' }).click();
    await admin.getByRole('heading', { name: 'Results' }).waitFor();
    await admin.getByRole('link', { name: 'Preview' }).click();
    const frame = admin.frameLocator('iframe[title="The page at 360 px"]');
    await frame.getByRole('heading', { name: /^Rain in/ }).waitFor();
    await admin.goBack();
    // Some visitors prove nothing, so the screen offers no winner. The operator's own decision stands.
    expect(await admin.getByRole('button', { name: /^End and keep/ }).count()).toBe(0);
    const own = new URL(admin.url()).pathname.split('/').at(-1);
    const kept = await admin.request.post(`${journey.site.origin}/api/admin/banners/${own}/keep`, {
      form: { variant: 'b' },
      headers: { Origin: journey.site.origin },
    });
    expect(kept.status()).toBe(200);
    await admin.reload();
    await admin.getByText('Variant B is shown to everyone').waitFor();
    const page = await journey.visit('/?city=pune', { userAgent });
    await banner(page, 'Ready for the rain?').waitFor();
  }, 90_000);
});
