import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const families = [...onePathOfEachFamily(pageTable)];
const pages = new Map<string, string>();

const site = await testSite();
for (const [family, path] of families) pages.set(family, await (await site.fetch(path)).text());

const htmlOf = (family: string): string => pages.get(family) ?? '';

const tags = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);

const MEASURES = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The brand's name is at the top of every page; every other eager picture must have a reason. */
const isWordmark = (picture: string): boolean => attribute(picture, 'src') === '/images/wordmark.svg';

/** Letters of styles in a page's head, 400 of them for the dark theme; more of them means a stylesheet slipped in whole. */
const MOST_STYLES = 11_900;

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

  test('fetches no script before its first paint, and the one stylesheet below its heading', () => {
    const html = htmlOf(family);
    expect(tags(html, 'script').filter((tag) => attribute(tag, 'src') !== undefined)).toEqual([]);
    expect(tags(html, 'link').filter((tag) => attribute(tag, 'rel') === 'modulepreload')).toEqual([]);
    const linked = tags(html, 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet');
    expect(linked).toHaveLength(1);
    expect(html.indexOf(linked[0] ?? '')).toBeGreaterThan(html.indexOf('</h1>'));
    expect(html.indexOf(linked[0] ?? '')).toBeLessThan(html.indexOf('</body>'));
  });

  test('carries in its head the styles of its first screen only', () => {
    const [, styles = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(htmlOf(family)) ?? [];
    expect(styles).not.toContain('.folds');
    expect(styles).not.toContain(':hover');
    expect(styles.length).toBeLessThanOrEqual(MOST_STYLES);
  });
});

describe.each([addresses.assistant, addresses.checkout, addresses.doorstepCart])('GET %s', (path) => {
  test('shows its heading and starts the script for its island before the browser waits for the stylesheet', async () => {
    const html = await (await site.fetch(path)).text();
    const firstScreen = html.slice(html.indexOf('<main'), html.indexOf('<link rel="stylesheet"'));
    expect(firstScreen).toMatch(/<h1[^>]*>[^<]{5,}/);
    expect(tags(firstScreen, 'script').filter((tag) => tag.includes('async'))).toHaveLength(1);
    const [island = ''] = /<[^>]* data-files="[^>]*>/.exec(firstScreen) ?? [];
    const files = attribute(island, 'data-files')?.split(' ') ?? [];
    expect(files.find((file) => file.startsWith('/assets/loader-'))).toBeDefined();
    expect(files.find((file) => file.startsWith('/assets/react-'))).toBeDefined();
    expect(readdirSync('dist/client/assets')).toEqual(
      expect.arrayContaining(files.map((file) => file.replace('/assets/', ''))),
    );
  });
});

const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The parts of an answer as the Worker writes them to the connection. */
async function partsOf(path: string): Promise<readonly string[]> {
  const { hostname, port } = await site.miniflare.ready;
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  const received: Buffer[] = [];
  for await (const bytes of socket) {
    received.push(bytes);
    // The server keeps the connection open for five seconds after the last chunk, which is empty.
    if (Buffer.concat(received).subarray(-LAST_CHUNK.length).toString('latin1') === LAST_CHUNK) break;
  }
  const answer = Buffer.concat(received);
  const parts: string[] = [];
  let at = answer.indexOf('\r\n\r\n') + 4;
  for (;;) {
    const start = answer.indexOf('\r\n', at) + 2;
    const length = Number.parseInt(answer.toString('latin1', at, start), 16);
    if (!(length > 0)) return parts;
    parts.push(answer.toString('utf8', start, start + length));
    at = start + length + 2;
  }
}

describe.each(['/car-service-in-pune', '/careers'])('GET %s', (path) => {
  test.each(['fresh', 'cached'])('sends the first screen of a %s page in a part of its own', async () => {
    const parts = await partsOf(path);
    const html = parts.join('');
    const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
    expect(link).not.toBe('');
    expect(html.endsWith('</html>')).toBe(true);
    const sent = parts.map((_, index) => parts.slice(0, index + 1).join(''));
    expect(sent.filter((soFar) => soFar.endsWith(link))).toHaveLength(1);
    expect(sent.find((soFar) => soFar.endsWith(link))).toContain('</h1>');
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

  const FONTS = /(?<=@font-face\{font-family:)[^;]*(?=;src:url)/g;
  const fontsOf = async (path: string, roundTrip: number, from = ''): Promise<readonly string[]> => {
    const answer = await site.fetch(path, {
      cf: { ...placeOf.jaipur, clientTcpRtt: roundTrip },
      headers: { Referer: from },
    });
    return (await answer.text()).match(FONTS) ?? [];
  };

  // The first answer for the city is rendered anew and the next ones are cached; the checkout never is.
  test.each(['/car-service-in-kota', '/car-service-in-jaipur?q=unknown', '/checkout'])(
    "GET %s on a slow connection leaves the font to the visit's next page",
    async (path) => {
      expect(await fontsOf(path, 150)).toEqual(['Next Latin']);
      expect(await fontsOf(path, 150, 'https://search.example/')).toEqual(['Next Latin']);
      expect(await fontsOf(path, 150, `${site.origin}/about`)).toEqual(['Anek Latin']);
      expect(await fontsOf(path, 20)).toEqual(['Anek Latin']);
    },
  );

  test('GET /hi/about on a slow connection leaves only the Latin font to the next page', async () => {
    expect(await fontsOf('/hi/about', 150)).toEqual(['Anek Devanagari', 'Next Latin']);
    expect(await fontsOf('/hi/about', 150, `${site.origin}/hi`)).toEqual(['Anek Devanagari', 'Anek Latin']);
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
