import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureSources } from '../../../scripts/pictures.ts';
import { englishLettering, hindiLettering, shareSvg } from '../../../scripts/share-image-svg.ts';
import { allShareImages } from '../../../scripts/share-images.ts';
import { shareImages } from '../../../src/content/share-images.ts';
import { hasHindi, inHindi } from '../../../src/web/contract/hindi-pages.ts';
import { pageShareImage, shareImageAddress } from '../../../src/web/document/share-image-address.ts';
import { pageTable } from '../../../src/web/pages/table.ts';
import { share } from '../../every-case.ts';

const drawing = (name: string) => readFileSync(join(pictureSources, `${name}.svg`), 'utf8');

describe('the share images of all addresses', () => {
  let images: Awaited<ReturnType<typeof allShareImages>>;
  beforeAll(async () => {
    images = await allShareImages();
  });

  test('have an address each, and words of their own but for the two addresses of the same terms', () => {
    expect(new Set(images.map(({ address }) => address)).size).toBe(images.length);
    const ofPages = images.filter(
      ({ address }) =>
        address.startsWith('/images/share/page/') && !address.includes('/legal/express-service-terms'),
    );
    const byWords = Map.groupBy(ofPages, ({ image }) => `${image.headline}: ${image.line}`);
    const shared = [...byWords].filter(([, group]) => group.length > 1);
    expect(shared.map(([words, group]) => [words, ...group.map(({ address }) => address)])).toEqual([]);
  });

  test('have one for each page of the table, in both languages', () => {
    const addresses = new Set(images.map(({ address }) => address));
    const english = pageTable
      .filter(({ audience }) => audience !== 'private')
      .flatMap((entry) => entry.paths());
    const pages = [...english, ...english.filter(hasHindi).map(inHindi)];
    expect(pages.length).toBeGreaterThan(300);
    expect(pages.filter((path) => !addresses.has(pageShareImage(path)))).toEqual([]);
  });

  test('name the city of their page and a price that cannot change after the build', () => {
    const wordsOf = (address: string) => {
      const found = images.find((each) => each.address === `/images/share/page/${address}.png`)?.image;
      return `${found?.headline} ${found?.line}`;
    };
    expect(wordsOf('tata-car-service-in-pune')).toContain('Pune');
    expect(wordsOf('hi/car-service-in-jaipur')).toContain('जयपुर');
    expect(wordsOf('doorstep-services/category/EMERGENCY')).toMatch(/From ₹\d+/);
    expect(wordsOf('hi/doorstep-services/category/EMERGENCY')).toMatch(/₹\d+ से/);
    expect(wordsOf('services/periodic')).not.toContain('₹');
  });

  test('are outlines only, in the box of 1200×630', async () => {
    const wordmark = drawing('wordmark');
    for (const { address, image, lettering } of share(images, 4)) {
      const svg = await shareSvg(image, { picture: drawing(image.picture), wordmark }, lettering);
      expect(svg, address).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(svg, address).not.toMatch(/<text|font-family/);
    }
  });
});

test('the heaviest share image, drawn as PNG, stays under 60 KB', async () => {
  const image = shareImages.home;
  const drawings = { picture: drawing(image.picture), wordmark: drawing('wordmark') };
  const png = await sharp(Buffer.from(await shareSvg(image, drawings, englishLettering)))
    .png({ palette: true, colours: 96, dither: 0, effort: 2 })
    .toBuffer();
  expect(png.length).toBeLessThan(60 * 1024);
});

describe('a Hindi share image', () => {
  test('has conjuncts and signs as the words need them', async () => {
    const { picture } = shareImages.home;
    const drawings = { picture: drawing(picture), wordmark: drawing('wordmark') };
    const svgOf = (headline: string) =>
      shareSvg({ headline, line: '₹999', picture }, drawings, hindiLettering);
    expect(await svgOf('श्री')).not.toBe(await svgOf('श्रि'));
    // HarfBuzz joins the half letter with the next one; without shaping the two would stand apart.
    expect(await svgOf('क्ल')).not.toBe(await svgOf('क्\u200cल'));
  });
});

test('a share image is addressed by its name', () => {
  expect(shareImageAddress('city-jaipur')).toBe('/images/share/city-jaipur.png');
});
