import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { formEndpoints } from '../../src/web/contract/addresses.ts';
import { allImports } from '../architecture/imports.ts';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { share } from '../every-case.ts';
import { SMALL_FLOOD, withSmallFlood } from '../worker/site.ts';
import { everyForm, fillTraps } from './every-form.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({
  keepsPage: true,
  variables: { SUPPORT_PHONE: '+91 90000 12345' },
  overrides: { ratelimits: withSmallFlood },
});
afterEach(() => journey.expectQuietConsole());

const imports = allImports();

/** An island's own file and the files below `client/islands` that it imports. */
function partsOf(island: string): string[] {
  const files = [island];
  for (const file of files)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && to.startsWith('client/islands/') && !files.includes(to))
        files.push(to);
  return files;
}

/** The islands that take a mobile number, because they or an imported part render the field with the spam trap. */
const islandsWithANumber = imports
  .map(({ from }) => from)
  .filter((file, index, all) => file.endsWith('.island.tsx') && all.indexOf(file) === index)
  .filter((island) => partsOf(island).some((file) => readFileSync(file, 'utf8').includes('<MobileField')))
  .map((island) => /name: '([^']+)'/.exec(readFileSync(island, 'utf8'))?.[1] ?? island);

test('this file tests every island that asks for a number, and every form endpoint', () => {
  expect(everyForm.map(({ island }) => island).sort()).toEqual(islandsWithANumber.sort());
  expect([...new Set(everyForm.map(({ endpoint }) => endpoint))].sort()).toEqual([...formEndpoints].sort());
});

let visitors = 0;
const address = () => ({ 'CF-Connecting-IP': `10.70.0.${visitors}` });
/** Opens a page from a new IP address, so that no test shares its rate limit with another. */
const visit = async (path: string, expectedErrors: readonly RegExp[] = []): Promise<Page> => {
  visitors += 1;
  const page = await journey.visit(path, {
    expectedErrors,
    extraHTTPHeaders: address(),
  });
  page.setDefaultTimeout(10_000);
  return page;
};

/** The site's answer to an address that sends too much. It is the same for each form. */
async function answerToFlood() {
  visitors += 1;
  const sender = address();
  await enoughOfTheMinute(20);
  const flood = Array.from({ length: SMALL_FLOOD + 5 }, () => journey.site.post('/api/leads', {}, sender));
  const refused = (await Promise.all(flood)).find(({ status }) => status === 429);
  if (refused === undefined) throw new Error('no request was refused');
  return { status: 429, headers: Object.fromEntries(refused.headers), body: await refused.text() };
}
const refused = answerToFlood();

const places = everyForm.map((form, place) => ({ ...form, place }));

describe.each(share(places, 4))('$island', ({ path, endpoint, open, fill, send, place }) => {
  const number = `90000${70_000 + place}`;

  test('stores a form with a filled spam trap and marks it as spam', async () => {
    const page = await visit(path);
    const form = await open(page);
    await fill(form, number);
    expect(await fillTraps(page)).toBeGreaterThan(0);
    const answered = page.waitForResponse((response) => response.url().endsWith(endpoint));
    await form.getByRole('button', { name: send }).last().click();
    expect((await answered).status()).toBe(201);
    const records = await journey.site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      number,
    );
    const marks = endpoint.endsWith('/spin')
      ? await journey.site.rows("SELECT code FROM coupons WHERE source = 'spin_suspect'")
      : records.filter(({ fields }) => JSON.parse(fields).suspect === 'trap');
    expect(marks).toHaveLength(1);
  });
});

describe.each(share(places, 4, 1))('$island', ({ path, endpoint, open, fill, send, place }) => {
  const number = `90000${70_000 + place}`;

  test('shows a rate-limited visitor the number to call and keeps the typed text', async () => {
    const page = await visit(path, [/429/]);
    const form = await open(page);
    await fill(form, number);
    const answer = await refused;
    await page.context().route(/\/api\//, (route) => route.fulfill(answer));
    await form.getByRole('button', { name: send }).last().click();
    if (endpoint.endsWith('/bookings')) {
      await form.getByLabel('Full name').fill('Sample Visitor');
      await form.getByRole('button', { name: 'Send' }).last().click();
      await form.getByRole('button', { name: 'Confirm Booking' }).click();
    }
    const alert = form.getByRole('alert').filter({ hasText: 'Too many attempts.' });
    await alert.waitFor();
    const call = alert.getByRole('link', { name: '+91 90000 12345' });
    expect(await call.getAttribute('href')).toBe('tel:+919000012345');
    const isChat = endpoint.endsWith('/bookings');
    if (!isChat) expect(await form.getByRole('textbox', { name: 'Mobile number' }).inputValue()).toBe(number);
  });
});
