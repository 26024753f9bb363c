import type { areaNames as english } from '../../text/areas.ts';
import type { Translation } from '../../translation.ts';

/** The names of the areas of a booking in Hindi. */
export const areaNames: Translation<typeof english> = {
  'malviya-nagar': 'मालवीय नगर',
  'vaishali-nagar': 'वैशाली नगर',
  mansarovar: 'मानसरोवर',
  jagatpura: 'जगतपुरा',
  'c-scheme': 'सी-स्कीम',
  'pink-city': 'पिंक सिटी',
  sanganer: 'सांगानेर',
  sodala: 'सोडाला',
  vki: 'वीकेआई',
  'pratap-nagar': 'प्रताप नगर',
  other: 'दूसरा इलाका',
};
