import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSources } from '../../../scripts/pictures.ts';
import { hindiLettering, shareSvg } from '../../../scripts/share-images.ts';
import { shareImages as hindiShareImages } from '../../../src/content/hi/share-images.ts';
import {
  makerShareImages,
  type ShareImage,
  shareImageAddress,
  shareImages,
} from '../../../src/content/share-images.ts';

const drawing = (name: string) => readFileSync(join(pictureSources, `${name}.svg`), 'utf8');
const entries = Object.entries<ShareImage>({ ...shareImages, ...makerShareImages });

describe('shareSvg', () => {
  test.each(entries)('%s is outlines only, in the box of 1200×630', async (_, image) => {
    const svg = await shareSvg(image, { picture: drawing(image.picture), wordmark: drawing('wordmark') });
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/<text|font-family/);
  });
  test('the heaviest, drawn as PNG, stays under 60 KB', async () => {
    const image = shareImages.home;
    const svg = await shareSvg(image, { picture: drawing(image.picture), wordmark: drawing('wordmark') });
    const png = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 96, dither: 0, effort: 8 })
      .toBuffer();
    expect(png.length).toBeLessThan(60 * 1024);
  });
});

describe('a Hindi share image', () => {
  test.each(Object.entries<ShareImage>(hindiShareImages))('%s is outlines only', async (_, image) => {
    const drawings = { picture: drawing(image.picture), wordmark: drawing('wordmark') };
    expect(await shareSvg(image, drawings, hindiLettering)).not.toMatch(/<text|font-family/);
  });

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
