import type { carSearchText as english } from '../../text/car-search.ts';
import type { Translation } from '../../translation.ts';

/** The search for a car in Hindi. Browsers may download this file. */
export const carSearchText: Translation<typeof english> = {
  which: 'कौन सी कार?',
  placeholder: 'Swift डीज़ल, Creta, i20',
  search: 'अपनी कार खोजें',
  compact: 'खोजें: Swift डीज़ल, i20',
  popular: 'ज़्यादा चलने वाली कारें',
  found: 'ये कारें मिलीं',
  none: (typed) => `हम “${typed}” लिख लेंगे और इसका दाम बताएँगे।`,
  keep: (typed) => `“${typed}” के साथ आगे बढ़ें`,
  count: (cars) => `${cars} ${cars === 1 ? 'कार' : 'कारें'}`,
};
