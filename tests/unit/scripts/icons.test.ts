import { describe, expect, test } from 'vitest';
import { iconSprite, icoOfPng, svgContent } from '../../../scripts/icons.ts';
import { iconNames } from '../../../src/values/icon-names.ts';

describe('iconSprite', () => {
  test('holds a symbol for each icon name, drawn with a stroke of 1.75', async () => {
    const sprite = await iconSprite();
    for (const name of iconNames) expect(sprite).toContain(`<symbol id="${name}" `);
    expect(sprite.match(/stroke-width="1.75"/g)).toHaveLength(iconNames.length);
    expect(sprite).not.toContain('stroke-width="2"');
  });
  test('has no name twice', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
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
