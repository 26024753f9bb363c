import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import { pictureFamilies, pictureFamily } from '../src/content/pictures.ts';
import { type ShareImage, shareImageBox } from '../src/content/share-images.ts';
import { once } from '../src/values/once.ts';
import { subsetOf } from './font-subset.ts';
import { packageFont } from './hindi-font.ts';

const root = join(import.meta.dirname, '..');
const { width, height } = shareImageBox;
const PAPER = '#fffcfa';
const TINT = '#fbeae3';
const NIGHT = '#2b1f1b';
const ACCENT = '#b5402b';
const INK = '#211814';
const INK_2 = '#51443d';
const MARGIN = 64;
const WEIGHTS = [400, 700] as const;
const LATIN = 'Anek Latin';
const DEVANAGARI = 'Anek Devanagari';

/** How the letters of a language are set. */
export interface Lettering {
  readonly fontFamily: string;
  readonly headlineHeight: number;
  readonly letterSpacing: string;
}

export const englishLettering: Lettering = {
  fontFamily: LATIN,
  headlineHeight: 1.1,
  letterSpacing: '-0.028em',
};

/** The signs above and below need room, and letters that move together would cross their common line. */
export const hindiLettering: Lettering = {
  fontFamily: `${DEVANAGARI}, ${LATIN}`,
  headlineHeight: 1.3,
  letterSpacing: '0',
};

/** Satori reads no woff2, so the font comes from a package and not from `client/fonts`. */
const latinFont = (weight: 400 | 700): Promise<Buffer> =>
  readFile(join(root, `node_modules/@fontsource/anek-latin/files/anek-latin-latin-${weight}-normal.woff`));

const RUPEE = 0x20b9;
const SPACE = 0x20;
const JOINERS = [0x200c, 0x200d];

/** The whole Devanagari font in one weight; satori shapes its words with HarfBuzz. */
async function devanagariFont(weight: 400 | 700): Promise<Buffer> {
  const block = Array.from({ length: 0x80 }, (_, place) => 0x900 + place);
  const characters = [...block, SPACE, RUPEE, ...JOINERS];
  return Buffer.from(await subsetOf(await packageFont(), { characters, weights: [weight, weight] }));
}

const fonts = once(() =>
  Promise.all(
    WEIGHTS.flatMap((weight) => [
      latinFont(weight).then((data) => ({ name: LATIN, weight, data })),
      devanagariFont(weight).then((data) => ({ name: DEVANAGARI, weight, data })),
    ]),
  ),
);

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The arch, the shape of the brand, as a path that fills a frame. */
function archPath({ x, y, width: w, height: h }: Frame): string {
  const at = (across: number, down: number) => `${x + across * w} ${y + down * h}`;
  return [
    `M${at(0, 1)}V${y + 0.31 * h}C${at(0, 0.19)} ${at(0.13, 0.155)} ${at(0.26, 0.12)}`,
    `C${at(0.38, 0.085)} ${at(0.46, 0.05)} ${at(0.5, 0)}C${at(0.54, 0.05)} ${at(0.62, 0.085)} ${at(0.74, 0.12)}`,
    `C${at(0.87, 0.155)} ${at(1, 0.19)} ${at(1, 0.31)}V${y + h}Z`,
  ].join('');
}

/** Nests a drawing in a frame, at its lower edge. */
function nested(svg: string, box: Frame, viewBox: string): string {
  const content = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMax meet" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

/** Places the picture by its family and draws the ground behind it. */
function pictureShapes({ picture }: ShareImage, svg: string): string {
  const family = pictureFamily(picture);
  const viewBox = `0 0 ${pictureFamilies[family].width} ${pictureFamilies[family].height}`;
  if (family === 'skyline') return nested(svg, { x: -120, y: 362, width: 1440, height: 260 }, viewBox);
  if (family === 'service') return nested(svg, { x: 580, y: 130, width: 580, height: 450 }, viewBox);
  const frame = { x: 536, y: 66, width: 624, height: 556 };
  const sceneTop = frame.y + frame.height - (frame.width * 2) / 3;
  const ground = `<path fill="${picture === 'roadside-night' ? NIGHT : TINT}" d="${archPath(frame)}"/>`;
  if (family === 'car') return ground + nested(svg, frame, viewBox);
  const clip = `<clipPath id="arch"><path d="${archPath(frame)}"/></clipPath>`;
  return `${clip}${ground}<g clip-path="url(#arch)">${nested(svg, { ...frame, y: sceneTop, height: (frame.width * 2) / 3 }, viewBox)}</g>`;
}

/** In pixels. A long headline is smaller, so that headline and line stay above the lower edge. */
const headlineSize = ({ length }: string): number => (length <= 30 ? 66 : length <= 44 ? 56 : 46);

/** The headline above the line as SVG outlines, because sharp has no fonts. `top` and `column` are in pixels. */
async function textSvg(
  { headline, line }: ShareImage,
  { fontFamily, headlineHeight, letterSpacing }: Lettering,
  { top, column }: { readonly top: number; readonly column: number },
): Promise<string> {
  const children = [
    {
      type: 'div',
      props: {
        children: headline,
        style: {
          color: INK,
          fontSize: headlineSize(headline),
          fontWeight: 700,
          letterSpacing,
          lineHeight: headlineHeight,
          textWrap: 'balance',
        },
      },
    },
    {
      type: 'div',
      props: {
        children: line,
        style: {
          color: INK_2,
          fontSize: 30,
          lineHeight: 1.35,
          marginTop: 18,
          maxWidth: column - 20,
          textWrap: 'balance',
        },
      },
    },
  ];
  const style = {
    display: 'flex',
    flexDirection: 'column',
    width: column,
    marginLeft: MARGIN,
    marginTop: top,
    fontFamily,
  };
  return satori(
    { type: 'div', key: null, props: { children, style } },
    { width, height, fonts: await fonts() },
  );
}

/** The whole image as SVG: wordmark, headline, line, picture and ground line. All text is outlines. */
export async function shareSvg(
  image: ShareImage,
  drawings: { readonly picture: string; readonly wordmark: string },
  lettering = englishLettering,
): Promise<string> {
  const isWide = pictureFamily(image.picture) === 'skyline';
  const place = isWide ? { top: 158, column: width - 2 * MARGIN } : { top: 168, column: 456 };
  const text = await textSvg(image, lettering, place);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0Z"/>`,
    pictureShapes(image, drawings.picture),
    nested(drawings.wordmark, { x: MARGIN, y: 60, width: 314, height: 53 }, '0 0 261 44'),
    text,
    `<path fill="${ACCENT}" d="M0 ${height - 8}h${width}v8H0Z"/></svg>`,
  ].join('');
}
