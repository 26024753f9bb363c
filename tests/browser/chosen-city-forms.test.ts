import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { consentPairs, startOutside } from '../worker/outside.ts';
import { everyForm } from './every-form.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
// The network of every visitor is in Hyderabad.
const journey = await testJourney({
  keepsPage: true,
  variables: outside.variables,
  overrides: { cf: { country: 'IN', city: 'Hyderabad', region: 'Telangana', regionCode: 'TG' } },
});
afterAll(async () => {
  await outside.close();
});

/** Opens a page as a visitor who consented and chose Pune on an earlier page. */
async function visit(path: string): Promise<Page> {
  const page = await journey.visit('/favicon.svg');
  page.setDefaultTimeout(10_000);
  const { hostname } = new URL(journey.site.origin);
  const url = `https://${hostname}/`;
  await page.context().addCookies((await consentPairs()).map((cookie) => ({ ...cookie, url })));
  await page.goto(`${journey.site.origin}/?city=pune`);
  await page.getByRole('button', { name: /^Your city: Pune/ }).waitFor();
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

const recordsOf = (number: string) =>
  journey.site.rows<{ city: string | null; state: string | null; fields: string }>(
    'SELECT city, state, fields FROM records WHERE mobile_number = ?',
    number,
  );

/** Everything that has left the site, from pages and from records. */
const everythingSent = (): string =>
  JSON.stringify([
    outside.cms.requests.map(({ text }) => text),
    outside.ads.counted(),
    outside.analytics.counted(),
  ]);

const pending = (number: string) =>
  journey.site.rows(
    `SELECT target FROM deliveries JOIN records ON records.id = deliveries.record_id
     WHERE mobile_number = ? AND deliveries.state NOT IN ('delivered', 'skipped')`,
    number,
  );

/** Doorstep visits and the assistant's bookings are in Jaipur whatever city the visitor chose. */
const IN_JAIPUR = ['checkout', 'assistant'];

/** A spin makes no record. */
const recording = everyForm.filter(({ island }) => island !== 'spin-wheel');

describe.each(share(recording, 2))('$island', ({ island, path, endpoint, open, fill, send }) => {
  const number = `90000${79_000 + everyForm.findIndex((one) => one.island === island)}`;

  test('a visitor who chose Pune is nowhere in the city of their network', async () => {
    const page = await visit(path);
    if (island === 'assistant') await page.getByRole('button', { name: 'My car is in Jaipur' }).click();
    const form = await open(page);
    await fill(form, number);
    const answered = page.waitForResponse((response) => response.url().endsWith(endpoint));
    await form.getByRole('button', { name: send }).last().click();
    expect((await answered).status()).toBe(201);
    const [record] = await recordsOf(number);
    expect(record?.city).toBe(IN_JAIPUR.includes(island) ? 'jaipur' : 'pune');
    // The operator sees the network's city beside the lead, under its own name.
    const { networkCity: _, networkState: __, ...fields } = JSON.parse(record?.fields ?? '{}');
    expect(JSON.stringify([record?.state, fields])).not.toMatch(/Hyderabad|Telangana/i);
    await expect.poll(() => pending(number)).toEqual([]);
    expect(everythingSent()).not.toMatch(/Hyderabad|Telangana|city_is_guess/i);
  });
});
