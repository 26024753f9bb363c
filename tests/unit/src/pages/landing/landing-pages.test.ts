import { describe, expect, test } from 'vitest';
import { landingPages } from '../../../../../src/pages/landing/landing-pages.ts';
import { nearestLandingPages } from '../../../../../src/pages/landing/nearest-pages.ts';
import { renderedPage } from '../render-page.ts';

const all = landingPages.flatMap((entry) => entry.paths().map((path) => ({ entry, path })));

describe('every landing address', () => {
  test('renders, with one main heading and a head that search results can show', async () => {
    const problems: string[] = [];
    for (const { entry, path } of all) {
      const { metadata, html } = await renderedPage(entry, path);
      const { title, description, canonicalPath, keywords } = metadata;
      if ((html.match(/<h1/g) ?? []).length !== 1) problems.push(`${path} has not one h1`);
      if (canonicalPath !== path) problems.push(`${path} is canonical to ${canonicalPath}`);
      if (description.length < 70 || description.length > 160)
        problems.push(`${path} has a description of ${description.length} characters`);
      if (title.length > 75) problems.push(`${path} has a title of ${title.length} characters`);
      if (keywords.length < 3) problems.push(`${path} has ${keywords.length} keywords`);
    }
    expect(problems).toEqual([]);
  });

  test('has a title and a description of its own', async () => {
    const titles = new Map<string, string>();
    const twice: string[] = [];
    for (const { entry, path } of all) {
      const { metadata } = await renderedPage(entry, path);
      for (const words of [metadata.title, metadata.description]) {
        const other = titles.get(words);
        if (other !== undefined) twice.push(`${path} and ${other}: ${words}`);
        titles.set(words, path);
      }
    }
    expect(twice).toEqual([]);
  });

  test('of a manufacturer names three to seven of its models in the title', async () => {
    const entry = landingPages.find(({ name }) => name === 'manufacturer');
    for (const path of entry?.paths() ?? []) {
      const { metadata } = entry ? await renderedPage(entry, path) : { metadata: { title: '' } };
      const models = metadata.title.split(': ')[1]?.split(', ') ?? [];
      expect(models.length, metadata.title).toBeGreaterThanOrEqual(3);
      expect(models.length, metadata.title).toBeLessThanOrEqual(7);
    }
  });
});

describe('the nearest real pages of an address without one', () => {
  const hrefs = (path: string) => nearestLandingPages(path).map(({ href }) => href);

  test.each([
    ['/car-service-in-jaipurr', '/car-service-in-jaipur'],
    ['/car-service-in-jaipur/malvia-nagar', '/car-service-in-jaipur/malviya-nagar'],
    ['/marutti-car-service-in-pune', '/maruti-car-service-in-pune'],
    ['/hyundai-car-service-in-dehli', '/hyundai-car-service-in-delhi'],
    ['/car-ac-service-in-mumbay', '/car-ac-service-in-mumbai'],
  ])('%s: first %s', (path, nearest) => {
    expect(hrefs(path)[0]).toBe(nearest);
  });

  test('are pages that exist, at most five', () => {
    const paths = new Set(all.map(({ path }) => path));
    const found = hrefs('/suzuki-car-service-in-new-delhi');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.filter((href) => !paths.has(href))).toEqual([]);
  });

  test.each(['/about', '/nothing-here', `/car-service-in-${'x'.repeat(5000)}`])(
    'are none for %.40s',
    (path) => {
      expect(hrefs(path)).toEqual([]);
    },
  );
});
