import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync('client/styles/tokens.css', 'utf8');

/** The colours of the first `:root` after the mark, by name. */
function coloursAfter(mark: string): Record<string, string> {
  const from = source.indexOf(':root', source.indexOf(mark));
  const block = source.slice(from, source.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = coloursAfter('/*');
const dark = { ...light, ...coloursAfter('(prefers-color-scheme: dark)') };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, from 1 to 21. */
function contrast(colours: Readonly<Record<string, string>>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(colours[name] ?? ''))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'card', 'sand', 'tint'];
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'accent-press'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['accent-press', 'tint-2'],
  ['card', 'accent'],
  ['card', 'accent-press'],
  ['card', 'green'],
  ['card', 'ink'],
  ['green', 'green-tint'],
  ['error', 'error-tint'],
  ['error', 'card'],
  ['ink-3', 'line'],
];

/** WCAG asks no more than this ratio even at its highest level. */
const AAA = 7;

describe('the contrast of the dark theme', () => {
  test('has a value of its own for every colour but the two grounds that are dark anyway', () => {
    const shared = Object.keys(light).filter((name) => light[name] === dark[name]);
    expect(shared).toEqual(['band']);
  });

  test.each(pairs)('%s on %s is as high as in the light theme, or 7', (text, ground) => {
    const asked = Math.min(contrast(light, text, ground), AAA);
    expect(contrast(dark, text, ground)).toBeGreaterThanOrEqual(asked);
    expect(contrast(light, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['paper', 'card', 'sand', 'tint'])(
    'an icon and the border of a field are seen on %s',
    (ground) => {
      for (const theme of [light, dark])
        for (const line of ['accent', 'field'])
          expect(contrast(theme, line, ground), line).toBeGreaterThanOrEqual(3);
    },
  );
});
