import { beforeAll, describe, expect, test } from 'vitest';
import { carPage } from '../../../../../../src/features/landing/pages/car-page.tsx';
import { renderedPage, sheetBook } from '../../../web/pages/render-page.ts';
import { sharedPart } from '../../../web/pages/sentences.ts';
import { shinglesOf } from '../../../web/pages/shingles.ts';

/** Words in a row that count as the same text. */
const WORDS = 5;
/** Before the pages had their own comparison, some pairs shared 87% of their text. */
const MOST_SHARED = 0.7;

test('the page of a car without prices of its own is for no search engine', async () => {
  const listed = new Set(carPage.pricedPaths?.(sheetBook));
  const robots = async (path: string) => (await renderedPage(carPage, path)).metadata.robots;
  expect(listed.has('/car-services/hyundai-i20')).toBe(true);
  expect(await robots('/car-services/hyundai-i20')).toBe('index, follow');
  expect(listed.has('/car-services/hyundai-elite-i20')).toBe(false);
  expect(await robots('/car-services/hyundai-elite-i20')).toBe('noindex, follow');
});

test('no page of an electric car sells the work of an engine', async () => {
  const electric = sheetBook.manufacturers
    .flatMap(({ models }) => models)
    .filter(({ fuelTypes }) => fuelTypes.every((fuel) => fuel === 'Electric'));
  expect(electric.length).toBeGreaterThan(30);
  for (const { carId } of electric) {
    const { html } = await renderedPage(carPage, `/car-services/${carId}`);
    const text = html.replace(/<[^>]*>/g, ' ');
    const denials =
      /No oil, oil filter, spark plug or exhaust work|need an oil change\?|has no engine oil|oil and filter change/g;
    expect(text.replace(denials, ''), carId).not.toMatch(
      /\b(?:oil|spark plugs?|exhaust|AdBlue|fuel filter)\b/i,
    );
    expect(text, carId).toContain('12-volt battery');
  }
});

describe('the pages of cars that search engines may list', () => {
  const pages: { path: string; shingles: ReadonlySet<string> }[] = [];
  beforeAll(async () => {
    for (const path of carPage.pricedPaths?.(sheetBook) ?? []) {
      const { html } = await renderedPage(carPage, path);
      pages.push({ path, shingles: shinglesOf(html, WORDS) });
    }
  });

  test('share less than 70% of their runs of five words with any other', () => {
    const shared = pages.flatMap((one, at) =>
      pages.slice(at + 1).map((other) => ({
        part: sharedPart(one.shingles, other.shingles),
        pair: `${one.path} and ${other.path}`,
      })),
    );
    expect(shared.length).toBeGreaterThan(10_000);
    expect(shared.filter(({ part }) => part >= MOST_SHARED)).toEqual([]);
  });

  test('are measured: two copies of a page that differ in the name of the car exceed the limit', () => {
    const [page] = pages;
    const words = [...(page?.shingles ?? [])];
    const copy = new Set(words.map((run) => run.replaceAll('A3', 'Q4')));
    expect(sharedPart(new Set(words), copy)).toBeGreaterThan(MOST_SHARED);
  });
});
