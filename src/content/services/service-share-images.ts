import type { NamedImages } from '../share-images.ts';
import { services } from './services.ts';

/**
 * Each service has an image of its title and picture. The texts of other images have a Hindi file; these are in Hindi
 * because the services are.
 */
export const serviceShareImages: NamedImages<'service'> = Object.fromEntries(
  services.map(({ id, title, summary, picture }) => [
    `service-${id}`,
    { headline: title, line: summary, picture },
  ]),
);
