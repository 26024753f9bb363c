import { createBuilder } from 'vite';
import { buildIcons } from './icons.ts';
import { buildPictures } from './pictures.ts';
import { buildShareImages } from './share-images.ts';

/** Builds pictures, icons and share images, then the browser's code, then the Worker, which imports the result. */
await Promise.all([buildPictures(), buildIcons(), buildShareImages()]);
const builder = await createBuilder({ logLevel: process.env.LOG_LEVEL === 'info' ? 'info' : 'warn' });
await builder.buildApp();
