import { expect, test } from 'vitest';
import { withoutRepeats } from '../../../../../src/web/document/without-repeats.ts';

test('names the files of islands that are the same once, at the first of them', () => {
  const island = (name: string, files: string) => `<div data-island="${name}"${files}></div>`;
  const files = ' data-modules="/assets/a.js /assets/b.js"';
  const other = ' data-modules="/assets/c.js"';
  expect(withoutRepeats(island('a', files) + island('c', other) + island('a', files))).toBe(
    island('a', files) + island('c', other) + island('a', ''),
  );
});

test('requests no picture in the head, and keeps other preloads', () => {
  const script = '<link rel="preload" as="script" href="/a.js"/>';
  expect(withoutRepeats(`<head><link rel="preload" as="image" href="/a.svg"/>${script}</head>`)).toBe(
    `<head>${script}</head>`,
  );
});
