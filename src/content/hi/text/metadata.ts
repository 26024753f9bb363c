import type { metadataText as english } from '../../text/metadata.ts';
import type { Translation } from '../../translation.ts';

/** The Hindi heads of pages that several cities share. */
export const metadataText: Translation<typeof english> = {
  withCity: (title, city) => `${title} | ${city}`,
  inCity: (city) => `${city} में:`,
  from: (price) => `${price} से`,
};
