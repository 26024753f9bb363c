import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { placeOf, type Site, startSite } from './site.ts';

const families = [...onePathOfEachFamily(pageTable)];
const pages = new Map<string, string>();

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const [family, path] of families) pages.set(family, await (await site.fetch(path)).text());
});
afterAll(() => site.stop());

const htmlOf = (family: string): string => pages.get(family) ?? '';

const tags = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);

const MEASURES = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The brand's name is at the top of every page; every other eager picture must have a reason. */
const isWordmark = (picture: string): boolean => attribute(picture, 'src') === '/images/wordmark.svg';

describe.each(families)('a page of the family %s (%s)', (family) => {
  test('names one font file, never waits for it nor shows it late, and has a face of the same measures', () => {
    const faces = htmlOf(family).match(/@font-face\{[^}]*\}/g) ?? [];
    const fetched = faces.filter((face) => face.includes('url('));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain('font-display:optional');
    const own = faces.filter((face) => face.includes('local('));
    expect(own.length).toBeGreaterThan(0);
    for (const face of own) for (const measure of MEASURES) expect(face).toContain(measure);
    expect(htmlOf(family)).not.toMatch(/rel="preload"[^>]*as="font"/);
  });

  test('reserves the size of each picture and loads all but the first lazily', () => {
    const pictures = tags(htmlOf(family), 'img');
    for (const picture of pictures) {
      expect(attribute(picture, 'width'), picture).toMatch(/^\d+$/);
      expect(attribute(picture, 'height'), picture).toMatch(/^\d+$/);
    }
    const atOnce = pictures.filter(
      (picture) => attribute(picture, 'loading') !== 'lazy' && !isWordmark(picture),
    );
    expect(atOnce.length).toBeLessThanOrEqual(1);
    for (const picture of atOnce) expect(attribute(picture, 'fetchpriority')).toBe('high');
  });

  test('fetches no script and no stylesheet before its first paint', () => {
    expect(tags(htmlOf(family), 'script').filter((tag) => attribute(tag, 'src') !== undefined)).toEqual([]);
    expect(tags(htmlOf(family), 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet')).toEqual([]);
  });
});

describe('the font', () => {
  const linkFor = async (cf: Readonly<Record<string, number>>) =>
    (await site.fetch('/about', { cf: { ...placeOf.jaipur, ...cf } })).headers.get('Link');

  test('is preloaded on a quick connection, by the address that the page uses', async () => {
    const [address] = /\/assets\/[\w-]+\.woff2/.exec(htmlOf('company')) ?? [];
    const link = `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
    expect(await linkFor({ clientTcpRtt: 20 })).toBe(link);
    expect(await linkFor({ clientTcpRtt: 0, clientQuicRtt: 20 })).toBe(link);
  });

  test('holds no text up on a slow one', async () => {
    expect(await linkFor({ clientTcpRtt: 150 })).toBeNull();
    expect(await linkFor({ clientTcpRtt: 0, clientQuicRtt: 150 })).toBeNull();
  });
});

const IMAGES = 'dist/client/images';

describe('a picture of ours', () => {
  const files = readdirSync(IMAGES);
  const drawings = files.filter(
    (file) => file.endsWith('.svg') && files.some((other) => isRaster(file, other)),
  );

  test('is drawn: one file for every width and density', () => {
    expect(drawings.length).toBeGreaterThan(30);
  });

  test.each(drawings)('%s is smaller than the smallest of its rasters', (drawing) => {
    const size = brotliCompressSync(readFileSync(`${IMAGES}/${drawing}`)).byteLength;
    const rasters = files.filter((file) => isRaster(drawing, file));
    const sizes = rasters.map((file) => readFileSync(`${IMAGES}/${file}`).byteLength);
    expect(size).toBeLessThanOrEqual(Math.min(...sizes));
  });
});

/** "car-suv-480.webp" of "car-suv.svg". */
function isRaster(drawing: string, file: string): boolean {
  const stem = drawing.slice(0, -'.svg'.length);
  return file.startsWith(`${stem}-`) && /^\d+\.(?:webp|avif)$/.test(file.slice(stem.length + 1));
}
