import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities/all-cities.ts';
import { claims } from '../../src/content/claims.ts';
import { jobOpenings } from '../../src/content/company/careers.ts';
import { companyText } from '../../src/content/text/company.ts';
import { hubText } from '../../src/content/text/landing.ts';
import { uiText } from '../../src/content/text/ui.ts';
import { filledIn } from '../../src/values/stated.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { factsOf } from './page-facts.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
const pages = new Map<string, string>();

/** Every address but those of one family that differ only by place, of which each city has one. */
const paths = new Set([
  ...onePathOfEachFamily(pageTable).values(),
  ...pageTable
    .filter(({ audience, family }) => audience !== 'private' && family !== 'manufacturer')
    .flatMap((entry) => entry.paths()),
]);

beforeAll(async () => {
  site = await startSite({ variables: { SAMPLE_CONTENT: 'off' } });
  for (const path of paths) pages.set(path, plain(await (await site.fetch(path)).text()));
}, 120_000);
afterAll(() => site.stop());

/** HTML with its quotes as the content writes them. */
const plain = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const holding = (text: string | RegExp): readonly string[] =>
  [...pages].flatMap(([path, html]) =>
    (typeof text === 'string' ? html.includes(text) : text.test(html)) ? [path] : [],
  );

describe('GET of every family with SAMPLE_CONTENT=off', () => {
  test('shows no sample review', () => {
    const reviews = cities.flatMap((city) => filledIn(city.reviews));
    expect(reviews.length).toBeGreaterThan(50);
    for (const { comment, name } of reviews) {
      expect(holding(comment)).toEqual([]);
      expect(holding(`<b>${name}</b>`)).toEqual([]);
    }
    expect(holding(uiText.sampleReviews)).toEqual([]);
  });

  test('shows no rating, on the page or in its structured data', () => {
    expect(holding('class="rating"')).toEqual([]);
    expect(holding('class="stars')).toEqual(['/feedback']);
    expect(holding(/aggregateRating|reviewCount/)).toEqual([]);
    const { reviewsOnPages } = filledIn(claims.rating);
    expect(holding(`${reviewsOnPages} reviews`)).toEqual([]);
  });

  test('shows no sample count, opening or franchise figure, and no note about samples', () => {
    for (const { value, label } of cities.flatMap((city) => filledIn(city.stats)))
      expect(holding(`<b>${value}</b><span class="small">${label}</span>`)).toEqual([]);
    for (const { summary } of filledIn(jobOpenings)) expect(holding(summary)).toEqual([]);
    expect(holding(/class="matrix sizes"/)).toEqual([]);
    for (const note of [companyText.careers.sample, companyText.franchise.sample, hubText.numbersText])
      expect(holding(note)).toEqual([]);
    expect(holding(uiText.sample)).toEqual([]);
  });

  test('has no empty section, list or heading where samples stood', () => {
    expect(
      holding(/<(section|ul|figure|h1|h2|h3|p)\b(?![^>]* (?:role="status"|aria-live))[^>]*><\/\1>/),
    ).toEqual([]);
    expect(holding(/<div class="(?:reviews|stats|faq|facts)"><\/div>/)).toEqual([]);
    // The facts under the hero are four either way.
    for (const path of ['/', '/about']) {
      const facts = /<div class="facts">(.*?)<\/div><\/div>/s.exec(pages.get(path) ?? '')?.[1] ?? '';
      expect(facts.match(/<b>/g), path).toHaveLength(4);
    }
  });

  test('still takes applications and franchise enquiries', () => {
    const careers = pages.get('/careers') ?? '';
    expect(careers).toContain(companyText.careers.noOpenings);
    expect(careers).toMatch(/<input[^>]* name="position"/);
    const franchise = pages.get('/franchise') ?? '';
    expect(franchise).toContain(companyText.franchise.noFigures);
    expect(franchise).not.toContain('name="investment"');
    expect(franchise).not.toMatch(/<select/);
  });
});

test('a page cached with sample content is not answered where it is off', async () => {
  const persistTo = mkdtempSync(join(tmpdir(), 'samples-'));
  const ratingOf = async (samples: string) => {
    const one = await startSite({ variables: { SAMPLE_CONTENT: samples }, persistTo });
    try {
      return (await (await one.fetch('/about')).text()).includes('class="stars');
    } finally {
      await one.stop();
    }
  };
  try {
    expect([await ratingOf('on'), await ratingOf('off'), await ratingOf('on')]).toEqual([true, false, true]);
  } finally {
    rmSync(persistTo, { recursive: true });
  }
});

test('pages with sample content say that it is one', async () => {
  const on = await startSite();
  try {
    for (const path of ['/', '/about', '/car-service-in-jaipur', '/doorstep-services', '/city/jaipur']) {
      const html = await (await on.fetch(path)).text();
      expect(html, path).toMatch(/\(sample\)|Sample (?:figures|reviews)/);
      expect(factsOf(html).headings).toBe(1);
    }
    expect(await (await on.fetch('/franchise')).text()).toContain(companyText.franchise.sample);
  } finally {
    await on.stop();
  }
});
