import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  isPictureName,
  type PictureFamily,
  type PictureName,
  pictureFamilies,
  pictureFamily,
} from '../src/content/pictures.ts';

const root = join(import.meta.dirname, '..');
/** One SVG for each picture, and the brand marks. */
export const pictureSources = join(root, 'client/pictures');
const output = join(root, 'public/images');
/** When one of these changes, every picture is made again. */
const recipe = [import.meta.filename, join(root, 'src/content/pictures.ts')];

/** The resolution librsvg takes as one CSS pixel to one pixel. */
const DENSITY_AT_SCALE_ONE = 72;
const WEBP_QUALITY = 82;

/** The widths of each family's webp files in pixels; the PNG has the larger one. */
const RASTER_WIDTHS: Readonly<Record<PictureFamily, readonly [number, number]>> = {
  scene: [640, 1200],
  car: [480, 960],
  service: [320, 640],
  skyline: [720, 1440],
};

/** Removes comments and white space between elements. The drawings contain no text that this could change. */
export function minifySvg(svg: string): string {
  return svg
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s+\/>/g, '/>')
    .trim();
}

/** Time of last change in milliseconds; 0 for a file that is not there. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

/** True when each output is newer than every source, so that nothing needs to be made again. */
export async function isFresh(outputs: readonly string[], sources: readonly string[]): Promise<boolean> {
  const [made, changed] = await Promise.all([
    Promise.all(outputs.map(changedAt)),
    Promise.all(sources.map(changedAt)),
  ]);
  return Math.min(...made) > Math.max(...changed);
}

async function buildPicture(name: PictureName, source: string): Promise<boolean> {
  const family = pictureFamily(name);
  const { width } = pictureFamilies[family];
  const widths = RASTER_WIDTHS[family];
  const svgPath = join(output, `${name}.svg`);
  const pngPath = join(output, `${name}.png`);
  const webpPath = (size: number) => join(output, `${name}-${size}.webp`);
  const outputs = [svgPath, pngPath, ...widths.map(webpPath)];
  if (await isFresh(outputs, [source, ...recipe])) return false;

  const svg = minifySvg(await readFile(source, 'utf8'));
  const drawnAt = (size: number) =>
    sharp(Buffer.from(svg), { density: (DENSITY_AT_SCALE_ONE * size) / width }).resize({ width: size });
  await writeFile(svgPath, svg);
  await drawnAt(widths[1]).png({ palette: true, effort: 7 }).toFile(pngPath);
  for (const size of widths) {
    await drawnAt(size).webp({ quality: WEBP_QUALITY, alphaQuality: 90 }).toFile(webpPath(size));
  }
  return true;
}

/**
 * Makes from each drawing in `client/pictures` the minified SVG, the webp files and the original PNG in `public/images`.
 * A picture whose outputs are newer than its source is skipped.
 * @returns how many pictures were made and how many were still fresh
 */
export async function buildPictures(): Promise<{ made: number; fresh: number }> {
  await mkdir(output, { recursive: true });
  const files = (await readdir(pictureSources)).filter((file) => file.endsWith('.svg'));
  const jobs = files.map(async (file) => {
    const name = file.slice(0, -'.svg'.length);
    const source = join(pictureSources, file);
    if (isPictureName(name)) return buildPicture(name, source);
    await writeFile(join(output, file), minifySvg(await readFile(source, 'utf8')));
    return false;
  });
  const results = await Promise.all(jobs);
  const made = results.filter(Boolean).length;
  return { made, fresh: results.length - made };
}

if (import.meta.main) console.info(await buildPictures());
