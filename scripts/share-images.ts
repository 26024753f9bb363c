import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictureFamilies, pictures } from '../src/content/pictures.ts';
import {
  type ShareImage,
  type ShareImageName,
  shareImageAddress,
  shareImageBox,
  shareImages,
} from '../src/content/share-images.ts';
import { boldCut, fontOutlines, regularCut } from './font-outlines.ts';
import { isFresh, pictureSources } from './pictures.ts';
import { breakLines, setLine, type TypeStyle } from './set-type.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything an image is made of besides its picture: when one of these changes, all are drawn again. */
const recipe = [
  fileURLToPath(import.meta.url),
  join(root, 'scripts/set-type.ts'),
  fileURLToPath(fontOutlines),
  join(root, 'src/content/share-images.ts'),
];

const { width, height } = shareImageBox;
const PAPER = '#fffcfa';
const TINT = '#fbeae3';
const NIGHT = '#2b1f1b';
const ACCENT = '#b5402b';
const INK = '#211814';
const INK_2 = '#51443d';
const MARGIN = 64;
const HEADLINE: TypeStyle = { cut: boldCut, size: 66, tracking: -0.028 };
const LINE: TypeStyle = { cut: regularCut, size: 30, tracking: 0 };
const LEADING = 1.1;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The arch of the look as a path that fills a frame. */
function archPath({ x, y, width: w, height: h }: Frame): string {
  const at = (across: number, down: number) => `${x + across * w} ${y + down * h}`;
  return [
    `M${at(0, 1)}V${y + 0.31 * h}C${at(0, 0.19)} ${at(0.13, 0.155)} ${at(0.26, 0.12)}`,
    `C${at(0.38, 0.085)} ${at(0.46, 0.05)} ${at(0.5, 0)}C${at(0.54, 0.05)} ${at(0.62, 0.085)} ${at(0.74, 0.12)}`,
    `C${at(0.87, 0.155)} ${at(1, 0.19)} ${at(1, 0.31)}V${y + h}Z`,
  ].join('');
}

/** A drawing set whole into a frame, standing on its lower edge. */
function nested(svg: string, box: Frame, viewBox: string): string {
  const content = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMax meet" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

/** Where the picture of each family stands, and what is drawn behind it. */
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

/** The whole image as SVG: wordmark, headline, line, picture, ground line. All text is outlines. */
export function shareSvg(image: ShareImage, drawings: { picture: string; wordmark: string }): string {
  const isWide = pictures[image.picture] === 'skyline';
  const column = isWide ? width - 2 * MARGIN : 456;
  const lines = breakLines(image.headline, HEADLINE, column);
  const below = breakLines(image.line, LINE, column - 20);
  const top = isWide ? 216 : 226;
  const headlines = lines.map((text, at) =>
    setLine(text, HEADLINE, MARGIN, top + at * HEADLINE.size * LEADING, INK),
  );
  const belowTop = top + (lines.length - 1) * HEADLINE.size * LEADING + 62;
  const belows = below.map((text, at) =>
    setLine(text, LINE, MARGIN, belowTop + at * LINE.size * 1.35, INK_2),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0Z"/>`,
    pictureShapes(image, drawings.picture),
    nested(drawings.wordmark, { x: MARGIN, y: 60, width: 314, height: 53 }, '0 0 261 44'),
    ...headlines,
    ...belows,
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
  await sharp(Buffer.from(shareSvg(image, { picture, wordmark })))
    .png({ palette: true, colours: 96, dither: 0, effort: 8 })
    .toFile(target);
  return true;
}

/**
 * Draws the share image of each page family (1200×630, PNG, under 60 KB) into `public/images/share`.
 * An image newer than all it is made of is kept.
 * @returns how many were made and how many were still fresh
 */
export async function buildShareImages(): Promise<{ made: number; kept: number }> {
  const names = Object.keys(shareImages).filter((name): name is ShareImageName =>
    Object.hasOwn(shareImages, name),
  );
  const results = await Promise.all(names.map(buildShareImage));
  const made = results.filter(Boolean).length;
  return { made, kept: results.length - made };
}

if (import.meta.main) console.info(await buildShareImages());
