import { beforeAll, describe, expect, test } from 'vitest';
import { landingPages } from '../../../../../../src/features/landing/pages/landing-pages.ts';
import { renderedPage } from '../../../web/pages/render-page.ts';
import { sentencesOf, sharedPart } from '../../../web/pages/sentences.ts';

const MOST_SHARED = 0.6;

describe.each(
  landingPages.filter((entry) => entry.paths().length > 1).map((entry) => [entry.family, entry] as const),
)('the pages of the family %s', (_family, entry) => {
  const pages: { path: string; sentences: ReadonlySet<string> }[] = [];
  beforeAll(async () => {
    for (const path of entry.paths()) {
      pages.push({ path, sentences: sentencesOf((await renderedPage(entry, path)).html) });
    }
  });

  test('share less than 60% of their sentences with any sibling', () => {
    const alike = pages.flatMap((one, at) =>
      pages.slice(at + 1).flatMap((other) => {
        const shared = sharedPart(one.sentences, other.sentences);
        return shared < MOST_SHARED ? [] : [`${one.path} and ${other.path}: ${Math.round(shared * 100)}%`];
      }),
    );
    expect(alike).toEqual([]);
  });
});
