import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { share } from '../every-case.ts';
import { startPayments } from '../upstreams/payments.ts';
import { aVisitor } from '../worker/outside.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { orderCalls, paymentVariables } from '../worker/own-orders.ts';
import { payBy } from './card-walk.ts';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';
import {
  expectSameSight,
  type Sight,
  sightOf,
  type TextChanger,
  translations,
  wrappers,
} from './translated-page.ts';

const changers = [...translations, ...wrappers];

const provider = await startPayments();
const journey = await testJourney({ variables: { ...paymentVariables(provider), SLOT_CAPACITY: '60' } });
afterAll(async () => {
  await provider.close();
});
afterEach(() => journey.expectQuietConsole());

/** Every step of a journey leads to another document, which the browser translates again. */
interface OwnJourney {
  readonly name: string;
  /** Makes the record; resolves with the address of its page. */
  readonly start: (page: Page) => Promise<string>;
  readonly steps: readonly ((page: Page) => Promise<unknown>)[];
}

const headed = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

const ownJourneys: readonly OwnJourney[] = [
  {
    name: 'a booking that is moved, then cancelled',
    async start() {
      const calls = bookingCalls(journey.site);
      const draft = await calls.create();
      await calls.confirm(draft, dayAhead(15), '9-11');
      return `/booking/${draft.id}?token=${draft.token}`;
    },
    steps: [
      (page) => headed(page, 'Your booking is confirmed'),
      async (page) => {
        await page.goto(`${page.url()}?from=${dayAhead(14)}#move`);
        await page.locator(`input[value="${dayAhead(14)} 17-19"]`).check();
        await page.getByRole('button', { name: 'Change to this time' }).click();
        await page.getByText('Time changed. We have noted the new time.').waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Cancel the booking' }).click();
        const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
        await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
        await headed(page, 'This booking is cancelled');
      },
    ],
  },
  {
    name: 'an unpaid order that is paid at the second try',
    async start(page) {
      await payBy(page, provider, ['closes', 'pays']);
      const { place, own } = orderCalls(journey.site);
      return own(await place({ date: dayAhead(12), payment: 'card' }));
    },
    steps: [
      async (page) => {
        await headed(page, 'Payment not confirmed yet');
        await hydrated(page, 'pay-order');
      },
      async (page) => {
        await page.getByRole('button', { name: 'Pay ₹299' }).click();
        await page.getByText('The payment was not completed').waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Pay ₹299' }).click();
        await headed(page, 'Paid. Your visit is booked');
      },
    ],
  },
];

async function walk(
  { start, steps }: OwnJourney,
  afterStep: (page: Page, place: number) => Promise<void>,
  changer?: TextChanger,
): Promise<void> {
  const page = await journey.visit('/healthz', { extraHTTPHeaders: aVisitor() });
  page.setDefaultTimeout(10_000);
  const address = await start(page);
  await changer?.before?.(page);
  // A page that is left before its translation began needs none.
  page.on('load', () => void changer?.after?.(page).catch(() => undefined));
  await page.goto(`${journey.site.origin}${address}`);
  for (const [place, step] of steps.entries()) {
    await step(page);
    await afterStep(page, place);
  }
  await page.context().close();
}

describe.each(ownJourneys.map((own, place) => [own.name, own, place] as const))('%s', (_, own, place) => {
  const sights: Sight[] = [];
  beforeAll(() =>
    walk(own, async (page) => {
      await page.waitForLoadState('networkidle');
      sights.push(await sightOf(page));
    }),
  );

  test.each(share(changers, 6, place).map((changer) => [changer.name, changer] as const))(
    'shows after each step what it shows without %s',
    (__, changer) =>
      walk(
        own,
        (page, place) => expectSameSight(page, changer, sights[place] ?? { words: [], fields: [] }),
        changer,
      ),
  );
});
