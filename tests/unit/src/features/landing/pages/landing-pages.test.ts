import { describe, expect, test } from 'vitest';
import { sharedImages } from '../../../../../../src/content/share-images.ts';
import { landingPages } from '../../../../../../src/features/landing/pages/landing-pages.ts';
import { renderedPage } from '../../../web/pages/render-page.ts';

const all = landingPages.flatMap((entry) => entry.paths().map((path) => ({ entry, path })));

describe('every landing address', () => {
  test('renders, with one main heading and a head that search results can show', async () => {
    const problems: string[] = [];
    for (const { entry, path } of all) {
      const { metadata, html } = await renderedPage(entry, path);
      const { title, description, canonicalPath, keywords, image } = metadata;
      if ((html.match(/<h1/g) ?? []).length !== 1) problems.push(`${path} has not one h1`);
      if (canonicalPath !== path) problems.push(`${path} is canonical to ${canonicalPath}`);
      if (description.length < 70 || description.length > 160)
        problems.push(`${path} has a description of ${description.length} characters`);
      if (title.length > 75) problems.push(`${path} has a title of ${title.length} characters`);
      if (!(image in sharedImages)) problems.push(`${path} has no share image ${image}`);
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
      const models = metadata.title.split(' | ')[0]?.split(': ')[1]?.split(', ') ?? [];
      expect(models.length, metadata.title).toBeGreaterThanOrEqual(3);
      expect(models.length, metadata.title).toBeLessThanOrEqual(7);
    }
  });
});
