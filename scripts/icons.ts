import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconNames } from '../src/values/icon-names.ts';
import { pictureSources } from './pictures.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'public');

/** Thinner than lucide's own 2: it sits beside text of weight 400. */
const STROKE_WIDTH = 1.75;
const STROKE = `fill="none" stroke="currentColor" stroke-width="${STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round"`;
const PAPER = '#fffcfa';
const ACCENT = '#b5402b';

/** The content between an SVG file's root tags, in one line, without titles and comments. */
export function svgContent(svg: string): string {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (inner === undefined) throw new Error('Not an SVG document');
  return inner
    .replaceAll(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' />', '/>')
    .trim();
}

type Attributes = Readonly<Record<string, string>>;

const circle = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function rectangle({ x = '0', y = '0', width = '0', height = '0', rx = '0', ry = rx }: Attributes): string {
  const [left, top, radius, other] = [Number(x), Number(y), Number(rx), Number(ry)];
  const [wide, high] = [Number(width) - 2 * radius, Number(height) - 2 * other];
  const corner = (dx: number, dy: number) => `a${radius} ${other} 0 0 1 ${dx} ${dy}`;
  return `M${left + radius} ${top}h${wide}${corner(radius, other)}v${high}${corner(-radius, other)}h${-wide}${corner(-radius, -other)}v${-high}${corner(radius, -other)}Z`;
}

/** A shape as the commands of a path; undefined for a shape that a path cannot draw alike. */
function commandsOf(name: string, { fill, transform, ...shape }: Attributes): string | undefined {
  if (fill !== undefined || transform !== undefined) return undefined;
  const { cx, cy, r, rx = r, ry = r, points } = shape;
  switch (name) {
    case 'path':
      // A relative start would count from the end of the shape before.
      return shape.d?.replace(/^m/, 'M0 0m');
    case 'circle':
    case 'ellipse':
      return circle(Number(cx), Number(cy), Number(rx), Number(ry));
    case 'rect':
      return rectangle(shape);
    case 'line':
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}Z`;
    default:
      return undefined;
  }
}

/**
 * One path for all shapes of an icon. A browser styles and lays out every element of the sprite in one task before the
 * first icon shows.
 */
export function onePath(content: string): string {
  const shapes = [...content.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, name = '', written = '']) =>
    commandsOf(
      name,
      Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    ),
  );
  return shapes.includes(undefined) ? content : `<path d="${shapes.join('')}"/>`;
}

/** The sprite of every icon in `iconNames`, as text. Throws when lucide has no icon of a name. */
export async function iconSprite(): Promise<string> {
  const symbols = iconNames.map(async (name) => {
    const file = join(root, 'node_modules/lucide-static/icons', `${name}.svg`);
    return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${onePath(svgContent(await readFile(file, 'utf8')))}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>\n`;
}

/** An icon file that holds one PNG of 32×32: six bytes of header, one entry of sixteen, the picture. */
export function icoOfPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The mark in the middle of a square; `share` is how much of the side it takes. Colours are CSS hex. */
async function squareMark(
  mark: string,
  side: number,
  share: number,
  colours: { mark: string; ground?: string },
) {
  const size = Math.round(side * share);
  const drawn = await sharp(Buffer.from(mark.replaceAll(ACCENT, colours.mark)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
  const background = colours.ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function buildFavicons(): Promise<void> {
  const source = join(pictureSources, 'mark.svg');
  const mark = await readFile(source, 'utf8');
  const write = async (name: string, content: Buffer) => writeFile(join(output, name), content);
  const small = await squareMark(mark, 32, 1, { mark: ACCENT });
  await copyFile(source, join(output, 'favicon.svg'));
  await write('favicon.ico', icoOfPng(small));
  await write('favicon.png', small);
  await write('apple-touch-icon.png', await squareMark(mark, 180, 0.74, { mark: ACCENT, ground: PAPER }));
  await write('icon-192.png', await squareMark(mark, 192, 1, { mark: ACCENT }));
  await write('icon-512.png', await squareMark(mark, 512, 1, { mark: ACCENT }));
  // A maskable icon may be cut to a circle of 80% of its side: the mark stays well inside of it.
  await write('icon-maskable-512.png', await squareMark(mark, 512, 0.6, { mark: PAPER, ground: ACCENT }));
}

/**
 * Writes into `public/` the icon sprite and the favicons (SVG, ICO, touch icon, 192, 512, maskable).
 * Takes a tenth of a second, so it always runs.
 */
export async function buildIcons(): Promise<void> {
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'icons.svg'), await iconSprite());
  await buildFavicons();
}

if (import.meta.main) await buildIcons();
