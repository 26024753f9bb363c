import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { byteBudgets, type PageBytes, pageBytes } from '../bench/page-bytes.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
const pages = new Map<string, PageBytes>();

beforeAll(async () => {
  site = await startSite();
  for (const [family, path] of onePathOfEachFamily(pageTable)) {
    pages.set(family, await pageBytes(site, path));
  }
});
afterAll(() => site.stop());

const sourcesOf: Record<string, [string, number][]> = JSON.parse(
  readFileSync('dist/client/.vite/modules.json', 'utf8'),
);

const largest = (sizes: Readonly<Record<string, number>>): string =>
  Object.entries(sizes)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([name, size]) => `${name} ${size.toFixed(1)} KB${sources(name)}`)
    .join('; ');

const sources = (file: string): string => {
  const named = (sourcesOf[file] ?? []).slice(0, 4).map(([source, bytes]) => `${source} ${bytes} bytes`);
  return named.length === 0 ? '' : ` (${named.join(', ')})`;
};

/** One sentence for each page family above its budget: the family, the figure, and its largest files. */
const over = (figure: 'page' | 'script' | 'everything'): readonly string[] =>
  [...pages].flatMap(([family, bytes]) =>
    bytes[figure] <= byteBudgets[figure]
      ? []
      : [
          `${family}: ${bytes[figure].toFixed(2)} KB, budget ${byteBudgets[figure]}; ${largest(figure === 'everything' ? bytes.modules : bytes.parts)}`,
        ],
  );

describe('the size of a page', () => {
  test('every family is measured', () => {
    expect(pages.size).toBeGreaterThan(25);
  });

  test('HTML, styles and loader fit the first round trip of TCP', () => {
    expect(over('page')).toEqual([]);
  });

  test('the loader is small', () => {
    expect(over('script')).toEqual([]);
  });

  test('all the JavaScript that a page can load stays small', () => {
    expect(over('everything')).toEqual([]);
  });
});

/** The files that run at idle without a call: it leaves out dynamic imports. */
function startedAtIdle(): readonly string[] {
  const manifest: Record<string, { readonly file: string; readonly imports?: readonly string[] }> =
    JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const found = new Set(['client/idle/run.ts']);
  for (const source of found) for (const imported of manifest[source]?.imports ?? []) found.add(imported);
  return [...found].map((source) => `/${manifest[source]?.file}`);
}

describe('the script that every page runs at idle', () => {
  test('needs neither the schemas nor the runtime of the islands', () => {
    const sources = startedAtIdle().flatMap((file) => (sourcesOf[file] ?? []).map(([source]) => source));
    // The build lists only the largest of a file's sources, and which of ours these are changes.
    expect(sources.some((source) => source.startsWith('client/idle/'))).toBe(true);
    expect(sources.filter((source) => /node_modules\/(?:zod|react|react-dom)\//.test(source))).toEqual([]);
  });
});
