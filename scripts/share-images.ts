import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ShareImage } from '../src/content/share-images.ts';
import { readOptions } from './command-line.ts';
import { pictureSources } from './pictures.ts';
import { englishLettering, hindiLettering, type Lettering, shareSvg } from './share-image-svg.ts';
import { siteModule } from './site-module.ts';

const root = join(import.meta.dirname, '..');
/** When one of these files changes, every image is drawn again. */
const recipe = ['scripts/share-images.ts', 'scripts/share-image-svg.ts', 'package-lock.json'];
/** Below `public`, and below the folder of the built site. */
const FOLDER = 'images/share';
/** Drawing waits for the disk and for the threads of the image library in turn, so a few are under way at once. */
const AT_ONCE = 4;

interface Drawn {
  /** Address of the image, which is also its path below `public`. */
  readonly address: string;
  readonly image: ShareImage;
  readonly lettering: Lettering;
}

/** Every share image of one language: those of its addresses, and those that other addresses share. */
async function imagesOf(language: 'en' | 'hi'): Promise<readonly Drawn[]> {
  const { shownImages } = await siteModule<{ shownImages: readonly (readonly [string, ShareImage])[] }>(
    './scripts/shown-share-images.ts',
    language,
  );
  const lettering = language === 'hi' ? hindiLettering : englishLettering;
  return shownImages.map(([address, image]) => ({ address, image, lettering }));
}

export const allShareImages = async (): Promise<readonly Drawn[]> =>
  (await Promise.all([imagesOf('en'), imagesOf('hi')])).flat();

const drawingOf = (name: string): Promise<string> => readFile(join(pictureSources, `${name}.svg`), 'utf8');

/** The image carries in its metadata a hash of all that it was drawn from, so that no list of finished images is needed. */
async function isDrawn(file: string, hash: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(hash) ?? false;
}

async function draw({ address, image, lettering }: Drawn, recipeHash: string): Promise<boolean> {
  const target = join(root, 'public', address);
  const [picture, wordmark] = await Promise.all([drawingOf(image.picture), drawingOf('wordmark')]);
  const hash = createHash('sha256')
    .update(JSON.stringify([recipeHash, image, lettering, picture, wordmark]))
    .digest('hex');
  if (await isDrawn(target, hash)) return false;
  await mkdir(dirname(target), { recursive: true });
  const png = await sharp(Buffer.from(await shareSvg(image, { picture, wordmark }, lettering)))
    .png({ palette: true, colours: 96, dither: 0, effort: 1 })
    .withExif({ IFD0: { ImageDescription: hash } })
    .toBuffer();
  // A run that is ended here must not leave half an image under the final name.
  await writeFile(`${target}.part`, png);
  await rename(`${target}.part`, target);
  return true;
}

/** Removes the images of addresses that the site no longer has. */
async function removeOthers(images: readonly Drawn[]): Promise<void> {
  const wanted = new Set(images.map(({ address }) => join(root, 'public', address)));
  const found = await readdir(join(root, 'public', FOLDER), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !wanted.has(file)).map((file) => rm(file)));
}

/**
 * Draws the share image of each listed address and those that other addresses share, into `public/images/share`:
 * 1200×630, PNG, under 60 KB. A finished image stays until its words, its drawing or this program change.
 *
 * @returns how many were made and how many were there already
 */
export async function buildShareImages(): Promise<{ made: number; fresh: number }> {
  const images = await allShareImages();
  const hash = createHash('sha256');
  for (const file of recipe) hash.update(await readFile(join(root, file)));
  const recipeHash = hash.digest('hex');
  const waiting = images.values();
  let made = 0;
  const drawInTurn = async () => {
    for (const image of waiting) if (await draw(image, recipeHash)) made += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawInTurn));
  await removeOthers(images);
  return { made, fresh: images.length - made };
}

/** Gives the images to a site that is already built. They arrive at once, because its server starts anew at each change. */
async function copyInto(folder: string): Promise<void> {
  const target = join(root, folder, FOLDER);
  const beside = `${target}.new`;
  await cp(join(root, 'public', FOLDER), beside, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(beside, target);
}

if (import.meta.main) {
  const { values } = readOptions({ options: { into: { type: 'string' } } });
  const counted = await buildShareImages();
  if (values.into !== undefined && counted.made > 0) await copyInto(values.into);
  console.info(counted);
}
