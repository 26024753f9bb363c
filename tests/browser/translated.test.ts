import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { aVisitor } from '../worker/outside.ts';
import { type Journey, startJourney } from './journey.ts';
import { type IslandJourney, islandJourneys } from './translated-journeys.ts';
import {
  expectSameSight,
  type Sight,
  sightOf,
  type TextChanger,
  translations,
  wrappers,
} from './translated-page.ts';

let journey: Journey;
beforeAll(async () => {
  // Every visitor of this file books the same slot.
  journey = await startJourney({ variables: { SLOT_CAPACITY: '60' } });
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

async function opened(
  { path, before, expectedErrors = [] }: IslandJourney,
  changer?: TextChanger,
): Promise<Page> {
  const page = await journey.visit('/healthz', {
    expectedErrors,
    reducedMotion: 'reduce',
    extraHTTPHeaders: aVisitor(),
  });
  page.setDefaultTimeout(6_000);
  await before?.(page);
  await changer?.before?.(page);
  await page.goto(`${journey.site.origin}${path}`);
  await changer?.after?.(page);
  return page;
}

/** Walks through the journey on a page that nothing else changes, and reads the page after each step. */
async function sightsAlone(walk: IslandJourney): Promise<readonly Sight[]> {
  const page = await opened(walk);
  const sights: Sight[] = [];
  for (const step of walk.steps) {
    await step(page);
    // The answer to the step may still be on its way.
    let [before, now] = [await sightOf(page), await sightOf(page)];
    do {
      before = now;
      await page.waitForTimeout(150);
      now = await sightOf(page);
    } while (JSON.stringify(before) !== JSON.stringify(now));
    sights.push(now);
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

describe.each(islandJourneys.map((walk) => [walk.island, walk.path, walk] as const))(
  'the island %s on %s',
  (_, __, walk) => {
    let sights: readonly Sight[];
    beforeAll(async () => {
      sights = await sightsAlone(walk);
    });
    test.each([...translations, ...wrappers].map((changer) => [changer.name, changer] as const))(
      'shows after each step what it shows without %s',
      async (_, changer) => walkWith(changer, walk, sights),
    );
  },
);
