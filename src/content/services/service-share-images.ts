import type { NamedImages } from '../share-images.ts';
import { services } from './services.ts';

/** Each service has an image of its title and picture. */
export const serviceShareImages: NamedImages<'service'> = Object.fromEntries(
  services.map(({ id, title, summary, picture }) => [
    `service-${id}`,
    { headline: title, line: summary, picture },
  ]),
);
