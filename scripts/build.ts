import { renameSync, rmSync } from 'node:fs';
import { createBuilder } from 'vite';
import { BUILD_REPORT, CLIENT_FOLDER } from './client-manifest.ts';
import { readOptions } from './command-line.ts';
import { buildIcons } from './icons.ts';
import { buildPictures } from './pictures.ts';
import { buildShareImages } from './share-images.ts';

/**
 * Builds pictures, icons and share images, then the browser's code, then the Worker, which imports the result.
 * `--without-share-images` keeps those that are there; `npm start` draws the others while it serves.
 */
const { values } = readOptions({ options: { 'without-share-images': { type: 'boolean', default: false } } });
await Promise.all([buildPictures(), buildIcons()]);
if (!values['without-share-images']) await buildShareImages();
const builder = await createBuilder({ logLevel: process.env.LOG_LEVEL === 'info' ? 'info' : 'warn' });
await builder.buildApp();
// The reports name every source file, so they must not be deployed with the files that browsers download.
rmSync(BUILD_REPORT, { recursive: true, force: true });
renameSync(`${CLIENT_FOLDER}/.vite`, BUILD_REPORT);
