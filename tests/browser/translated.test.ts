import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, test, vi } from 'vitest';
import { share } from '../every-case.ts';
import { aVisitor } from '../worker/outside.ts';
import { testJourney } from './test-journey.ts';
import { type IslandJourney, islandJourneys } from './translated-journeys.ts';
import {
  expectSameSight,
  type Sight,
  sightOf,
  type TextChanger,
  translations,
  wrappers,
} from './translated-page.ts';

const changers = [...translations, ...wrappers];

// Every visitor of this file books the same slot.
const journey = await testJourney({ variables: { SLOT_CAPACITY: '60' } });
afterEach(() => journey.expectQuietConsole());

async function opened(
  { path, before, expectedErrors = [] }: IslandJourney,
  changer?: TextChanger,
): Promise<Page> {
  const page = await journey.visit('/healthz', {
    expectedErrors,
    extraHTTPHeaders: aVisitor(),
  });
  page.setDefaultTimeout(20_000);
  await before?.(page);
  await changer?.before?.(page);
  await page.goto(`${journey.site.origin}${path}`);
  await changer?.after?.(page);
  return page;
}

/** Waits until no part of the page says that it waits for an answer, and two looks in a row are the same. */
async function untilItRests(page: Page): Promise<void> {
  let last: string | undefined;
  await vi.waitFor(
    async () => {
      const before = last;
      last = JSON.stringify(await sightOf(page));
      const waiting = await page.locator('[aria-busy=true]').filter({ visible: true }).count();
      if (waiting > 0) throw new Error('the page waits for an answer');
      if (last !== before) throw new Error('the page still changes');
    },
    { interval: 150, timeout: 15_000 },
  );
}

/** Walks through the journey on a page that nothing else changes, and reads the page after each step. */
async function sightsAlone(walk: IslandJourney): Promise<readonly Sight[]> {
  const page = await opened(walk);
  const sights: Sight[] = [];
  for (const step of walk.steps) {
    await step(page);
    await untilItRests(page);
    sights.push(await sightOf(page));
  }
  await page.context().close();
  return sights;
}

async function walkWith(changer: TextChanger, walk: IslandJourney, sights: readonly Sight[]): Promise<void> {
  const page = await opened(walk, changer);
  for (const [place, step] of walk.steps.entries()) {
    const path = new URL(page.url()).pathname;
    await step(page);
    if (new URL(page.url()).pathname !== path) await changer.after?.(page);
    await expectSameSight(page, changer, sights[place] ?? { words: [], fields: [] });
  }
  await page.context().close();
}

const walks = islandJourneys.map((walk, place) => [walk.island, walk.path, walk, place] as const);

describe.each(share(walks, 6))('the island %s on %s', (_, __, walk, place) => {
  let sights: readonly Sight[];
  beforeAll(async () => {
    sights = await sightsAlone(walk);
  });
  test.each(share(changers, 6, Math.floor(place / 6)).map((changer) => [changer.name, changer] as const))(
    'shows after each step what it shows without %s',
    async (_, changer) => walkWith(changer, walk, sights),
  );
});
