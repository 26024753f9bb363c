import { beforeAll, describe, expect, test } from 'vitest';
import { carPage } from '../../../../../../src/features/landing/pages/car-page.tsx';
import { manufacturerPage } from '../../../../../../src/features/landing/pages/manufacturer-page.tsx';
import { renderedPage, sheetBook } from '../../../web/pages/render-page.ts';

/** The manufacturers of the price sheet that take "an". Written by hand, so that no rule checks itself. */
const AN = new Set(['Audi', 'Isuzu', 'MG']);

describe('the pages of cars and manufacturers', () => {
  const texts: { path: string; text: string }[] = [];
  beforeAll(async () => {
    for (const entry of [carPage, manufacturerPage]) {
      for (const path of [...entry.paths(), ...(entry.pricedPaths?.(sheetBook) ?? [])]) {
        const { metadata, html } = await renderedPage(entry, path);
        texts.push({ path, text: `${metadata.description} ${html.replace(/<[^>]*>/g, ' ')}` });
      }
    }
    // Rendering some 340 pages takes a busy machine longer than the usual limit.
  }, 120_000);

  test('have the article that each manufacturer takes', () => {
    const article = new RegExp(
      `\\b(an?) (${sheetBook.manufacturers.map(({ name }) => name).join('|')})\\b`,
      'gi',
    );
    const found = texts.flatMap(({ path, text }) =>
      [...text.matchAll(article)].map(([phrase, written = '', name = '']) => ({
        path,
        phrase,
        written,
        name,
      })),
    );
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter(({ written, name }) => (written.toLowerCase() === 'an') !== AN.has(name))).toEqual(
      [],
    );
  });

  test('write CNG in capitals', () => {
    expect(texts.filter(({ text }) => /\bcng\b/.test(text)).map(({ path }) => path)).toEqual([]);
    expect(texts.some(({ text }) => text.includes('CNG'))).toBe(true);
  });
});
