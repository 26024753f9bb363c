import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { minifySvg, pictureSources } from '../../../scripts/pictures.ts';
import {
  isPictureName,
  pictureFamilies,
  pictureFamily,
  pictureNames,
} from '../../../src/content/pictures.ts';

const MOST_BYTES = 12 * 1024;
const brandMarks = ['mark', 'wordmark'];
const drawn = readdirSync(pictureSources).map((file) => file.replace(/\.svg$/, ''));
const scenes = drawn.filter((name) => !brandMarks.includes(name));
const source = (name: string) => readFileSync(join(pictureSources, `${name}.svg`), 'utf8');

test('each listed picture is drawn, and each drawing is listed', () => {
  expect([...pictureNames].sort()).toEqual(scenes.sort());
});

/** The wordmark and the mark have colours of their own on a dark page. No other drawing may have styles. */
const ownColours =
  /^<svg[^>]*>\s*<title>[^<]*<\/title>\s*<style>@media ?\(prefers-color-scheme: ?dark\)[^<]*<\/style>/i;

describe('every drawing', () => {
  test.each(scenes.filter(isPictureName))('%s fills the box of its family', (name) => {
    const { width, height } = pictureFamilies[pictureFamily(name)];
    expect(source(name)).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(source(name)).toContain(`width="${width}" height="${height}"`);
  });
  test.each(drawn)('%s weighs less than 12 KB', (name) => {
    expect(Buffer.byteLength(source(name))).toBeLessThan(MOST_BYTES);
  });
  test.each(drawn)(
    '%s is flat shapes with a title: no text, gradient, script, style or picture from elsewhere',
    (name) => {
      const shapes = brandMarks.includes(name) ? source(name).replace(ownColours, '') : source(name);
      const found = shapes.match(
        /<(text|tspan|style|script|image|foreignObject|filter|\w*Gradient)\b|\son\w+=|href="(?!#)|\sstyle=/i,
      );
      expect(found?.[0]).toBeUndefined();
      expect(source(name)).toMatch(/<title>[^<]{5,}<\/title>/);
    },
  );
});

describe('minifySvg', () => {
  test('drops comments, line breaks and white space between elements', () => {
    const svg = '<svg>\n  <!-- ground -->\n  <path d="M0 0\n    h1" />\n</svg>\n';
    expect(minifySvg(svg)).toBe('<svg><path d="M0 0 h1"/></svg>');
  });
  test('keeps words of a title apart', () => {
    expect(minifySvg('<svg><title>A car,\n  side view</title></svg>')).toBe(
      '<svg><title>A car, side view</title></svg>',
    );
  });
});

describe('the skylines', () => {
  const skylines = scenes.filter((name) => name.startsWith('skyline-'));
  test.each(skylines)('%s keeps to light pinks, but for a kite', (name) => {
    const inks = source(name).match(/#(211814|3a2c26|4b3c36|cc5c44|6c2216)\b/g);
    expect(inks).toBeNull();
  });
});
