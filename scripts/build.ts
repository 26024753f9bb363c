import { createBuilder } from 'vite';
import { buildIcons } from './icons.ts';
import { buildPictures } from './pictures.ts';
import { buildShareImages } from './share-images.ts';

/** Everything that is made before it can be served: pictures, icons, share images, then the browser's code, then the Worker. */
await Promise.all([buildPictures(), buildIcons(), buildShareImages()]);
const builder = await createBuilder({ logLevel: process.env.LOG_LEVEL === 'info' ? 'info' : 'warn' });
await builder.buildApp();
