import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconSprite, icoOfPng, onePath, svgContent } from '../../../scripts/icons.ts';
import { iconNames } from '../../../src/values/icon-names.ts';

describe('iconSprite', () => {
  test('holds a symbol for each icon name, drawn with a stroke of 1.75', async () => {
    const sprite = await iconSprite();
    for (const name of iconNames) expect(sprite).toContain(`<symbol id="${name}" `);
    expect(sprite.match(/stroke-width="1.75"/g)).toHaveLength(iconNames.length);
    expect(sprite).not.toContain('stroke-width="2"');
  });
  test('draws each icon in one path, because a browser lays out every element of the sprite at once', async () => {
    const elements = (await iconSprite()).match(/<[a-z]/g) ?? [];
    // Two icons have a filled shape.
    expect(elements.length).toBeLessThanOrEqual(1 + 2 * iconNames.length + 2);
  });
  test('has no name twice', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });
});

/** How much ink each pixel of an icon has. */
const inkOf = async (content: string): Promise<readonly number[]> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round">${content}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return [...pixels].filter((_, index) => index % 4 === 3);
};

describe('onePath', () => {
  test.each([
    ['a circle', '<circle cx="9" cy="8" r="5"/>'],
    ['an ellipse', '<ellipse cx="12" cy="12" rx="9" ry="4"/>'],
    ['a rectangle', '<rect x="3" y="4" width="16" height="9"/>'],
    ['a rectangle with round corners', '<rect x="3" y="4" width="16" height="9" rx="3"/>'],
    ['a line', '<line x1="3" y1="4" x2="20" y2="11"/>'],
    ['a polyline', '<polyline points="3 4 9 12 20 5"/>'],
    ['a polygon', '<polygon points="3 4 9 12 20 5"/>'],
    ['paths that begin at a relative point', '<path d="M2 3v9"/><path d="m5 12 7 7 7-7"/>'],
  ])('draws %s like its shapes', async (_name, shapes) => {
    const path = onePath(shapes);
    expect(path.match(/<\w+/g)).toEqual(['<path']);
    const [drawn, expected] = await Promise.all([inkOf(path), inkOf(shapes)]);
    expect(Math.max(...expected)).toBe(255);
    const differences = expected.map((ink, pixel) => Math.abs(ink - (drawn[pixel] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(70);
  });

  test('leaves shapes that a path cannot draw alike', () => {
    const filled = '<circle cx="9" cy="8" r="5" fill="currentColor"/>';
    expect(onePath(filled)).toBe(filled);
  });
});

describe('svgContent', () => {
  test('gives what is inside the root, in one line', () => {
    expect(
      svgContent('<!-- x -->\n<svg\n  width="24">\n  <title>T</title><path\n    d="M0 0" />\n</svg>'),
    ).toBe('<path d="M0 0"/>');
  });
  test('throws on a text that is no SVG', () => {
    expect(() => svgContent('<html></html>')).toThrow('Not an SVG document');
  });
});

describe('icoOfPng', () => {
  test('puts a header of 22 bytes before the picture, which says where it begins', () => {
    const ico = icoOfPng(Buffer.from('picture'));
    expect(ico.readUInt32LE(14)).toBe(7);
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('picture');
  });
});
