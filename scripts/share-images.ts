import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import { pictureFamilies, pictures } from '../src/content/pictures.ts';
import {
  type ShareImage,
  type ShareImageName,
  shareImageAddress,
  shareImageBox,
  shareImages,
} from '../src/content/share-images.ts';
import { once } from '../src/values/once.ts';
import { isFresh, pictureSources } from './pictures.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** When one of these files changes, every image is drawn again. */
const recipe = [
  fileURLToPath(import.meta.url),
  join(root, 'src/content/share-images.ts'),
  join(root, 'package-lock.json'),
];

const { width, height } = shareImageBox;
const PAPER = '#fffcfa';
const TINT = '#fbeae3';
const NIGHT = '#2b1f1b';
const ACCENT = '#b5402b';
const INK = '#211814';
const INK_2 = '#51443d';
const MARGIN = 64;
const FONT = 'Anek Latin';

/** Satori reads no woff2, so the font comes from a package and not from `client/fonts`. */
const fontFile = (weight: 400 | 700) =>
  readFile(join(root, `node_modules/@fontsource/anek-latin/files/anek-latin-latin-${weight}-normal.woff`));

const fonts = once(async () => [
  { name: FONT, weight: 400 as const, data: await fontFile(400) },
  { name: FONT, weight: 700 as const, data: await fontFile(700) },
]);

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
  const family = pictures[picture];
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

/** The headline above the line as SVG outlines, because sharp has no fonts. `top` and `column` are in pixels. */
async function textSvg({ headline, line }: ShareImage, top: number, column: number): Promise<string> {
  const children = [
    {
      type: 'div',
      props: {
        children: headline,
        style: {
          color: INK,
          fontSize: 66,
          fontWeight: 700,
          letterSpacing: '-0.028em',
          lineHeight: 1.1,
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
    fontFamily: FONT,
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
): Promise<string> {
  const isWide = pictures[image.picture] === 'skyline';
  const text = await textSvg(image, isWide ? 158 : 168, isWide ? width - 2 * MARGIN : 456);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0Z"/>`,
    pictureShapes(image, drawings.picture),
    nested(drawings.wordmark, { x: MARGIN, y: 60, width: 314, height: 53 }, '0 0 261 44'),
    text,
    `<path fill="${ACCENT}" d="M0 ${height - 8}h${width}v8H0Z"/></svg>`,
  ].join('');
}

async function buildShareImage(name: ShareImageName): Promise<boolean> {
  const image = shareImages[name];
  const target = join(root, 'public', shareImageAddress(name));
  const pictureFile = join(pictureSources, `${image.picture}.svg`);
  const wordmarkFile = join(pictureSources, 'wordmark.svg');
  if (await isFresh([target], [...recipe, pictureFile, wordmarkFile])) return false;
  const [picture, wordmark] = await Promise.all(
    [pictureFile, wordmarkFile].map((file) => readFile(file, 'utf8')),
  );
  if (picture === undefined || wordmark === undefined) throw new Error(`No drawing for ${name}`);
  await mkdir(dirname(target), { recursive: true });
  await sharp(Buffer.from(await shareSvg(image, { picture, wordmark })))
    .png({ palette: true, colours: 96, dither: 0, effort: 8 })
    .toFile(target);
  return true;
}

/**
 * Draws the share image of each page family (1200×630, PNG, under 60 KB) into `public/images/share`.
 * An image that is newer than its sources stays.
 * @returns how many were made and how many were still fresh
 */
export async function buildShareImages(): Promise<{ made: number; fresh: number }> {
  const names = Object.keys(shareImages).filter((name): name is ShareImageName =>
    Object.hasOwn(shareImages, name),
  );
  const results = await Promise.all(names.map(buildShareImage));
  const made = results.filter(Boolean).length;
  return { made, fresh: results.length - made };
}

if (import.meta.main) console.info(await buildShareImages());
