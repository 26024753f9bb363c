import type { Locator, Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { share } from '../every-case.ts';
import { endRoute, idleModules } from './journey.ts';
import { screens } from './screens.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

interface Form {
  readonly path: string;
  readonly island: string;
  readonly endpoint: string;
  /** Makes the form visible where the page hides it. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly fill: Readonly<Record<string, string>>;
  /** A sheet from below is as high as its result, which then covers the page. */
  readonly isSheet?: true;
}

const person = { name: 'Sample Visitor', mobileNumber: '9000000301' };
const enquiry = { island: 'enquiry', endpoint: endpoints.enquiries };

const forms: Readonly<Record<string, Form>> = {
  contact: { ...enquiry, path: '/contact', fill: { ...person, message: 'Do you come to Tonk Road?' } },
  franchise: { ...enquiry, path: '/franchise', fill: { ...person, city: 'Kota' } },
  career: { ...enquiry, path: '/careers', fill: { ...person, position: '1' } },
  feedback: { ...enquiry, path: '/feedback', fill: { ...person, rating: '5' } },
  partner: {
    ...enquiry,
    path: '/workshop-partner',
    fill: { ...person, workshopName: 'Sample Motors', city: 'Kota' },
  },
  spin: { island: 'spin-wheel', endpoint: endpoints.spin, path: '/spin-to-win', fill: {} },
  'Book Now': {
    island: 'booking',
    endpoint: endpoints.leads,
    path: '/',
    open: (page) => page.locator('[commandfor="book-now"]:visible').first().click(),
    fill: {},
  },
  Schedule: {
    island: 'schedule',
    endpoint: endpoints.serviceRequests,
    path: '/services/ac',
    isSheet: true,
    open: (page) => page.locator('[commandfor="schedule"]:visible').first().click(),
    fill: { name: 'Sample Visitor', carModel: 'Hyundai Creta', serviceType: '1' },
  },
  popup: {
    island: 'lead-popup',
    endpoint: endpoints.leads,
    path: '/about',
    isSheet: true,
    async open(page) {
      await page.clock.install();
      await page.reload();
      await idleModules(page);
      await page.clock.runFor(20_100);
    },
    fill: {},
  },
};

const cases = Object.entries(forms).flatMap(([name, form], place) =>
  share(['', '/hi'] as const, 2, place).map((prefix) => ({
    name,
    language: prefix || 'English',
    prefix,
    ...form,
  })),
);

let count = 0;

async function fill(form: Locator, { fill: fields }: Pick<Form, 'fill'>): Promise<void> {
  const mobileNumber = String(9_000_070_000 + count++);
  for (const [name, value] of Object.entries({ ...fields, mobileNumber })) {
    const field = form.locator(`[name="${name}"]`);
    if (name === 'rating') await field.and(form.locator(`[value="${value}"]`)).check({ force: true });
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ index: Number(value) });
    else await field.fill(value);
  }
}

/** Waits until the result has the focus, and measures where its first line stands in the view. */
async function placeOfFocus(page: Page): Promise<number> {
  const result = page.locator(':is(h2, h3, .alert)[tabindex="-1"]:focus');
  await result.waitFor();
  const top = () => result.evaluate((element) => element.getBoundingClientRect().top);
  let before = Number.NaN;
  for (let now = await top(); now !== before; now = await top()) {
    before = now;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  return before;
}

describe.each(share(cases, 6))(
  'the form of $name, $language',
  ({ island, path, prefix, endpoint, open, isSheet, fill: fields }) => {
    const lowest = isSheet ? screens.phone.height : screens.phone.height / 2;
    const expectAtTop = (top: number) => {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(lowest);
    };

    test('shows a refusal at the top of the screen, and there the success of the next press', async () => {
      const page = await journey.visit(`${prefix}${path}`, { expectedErrors: [/500/] });
      await open?.(page);
      const form = page.locator(`[data-island="${island}"] form`).last();
      await fill(form, { fill: fields });
      const send = form.locator('button[type=submit]');
      const refuse = (route: Route) => route.fulfill({ status: 500, json: {} });
      await page.context().route(`**${endpoint}`, refuse);
      await send.click();
      expectAtTop(await placeOfFocus(page));
      await endRoute(page, `**${endpoint}`, refuse);
      // The next message takes the focus from a field, as from the refusal of a visitor who corrects one.
      await form.locator('[name="mobileNumber"]').focus();
      await send.click();
      expectAtTop(await placeOfFocus(page));
      await page.context().close();
    });
  },
);

test.each(share(['/contact', '/franchise', '/feedback', '/hi/contact'], 3))(
  'the first press of Send on %s shows our own messages',
  async (path) => {
    const page = await journey.visit(path);
    const form = page.locator('[data-island="enquiry"] form');
    await form.locator('button[type=submit]').click();
    await form.locator('.err').first().waitFor();
    expect(await form.locator('.err').count()).toBeGreaterThan(1);
  },
);
