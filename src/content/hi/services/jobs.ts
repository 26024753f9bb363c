import { jobs as english } from '../../services/jobs.ts';
import { translated } from '../../translation.ts';
import { denting } from './denting.ts';
import { FULL_CHECK, periodic } from './periodic.ts';

export type { ServiceJob } from '../../services/jobs.ts';

const { excludes, priceNote } = denting;

/** The jobs of a price list that are smaller or larger than a whole service, in Hindi. */
export const jobs = translated(english, {
  basic: {
    name: 'बेसिक सर्विस',
    takes: { text: '2 घंटे' },
    priceNote: periodic.priceNote,
    includes: [
      'सही ग्रेड का इंजन ऑयल, इंजन की पूरी मात्रा तक',
      'नया ऑयल फ़िल्टर और ड्रेन वॉशर',
      'कूलेंट, ब्रेक फ़्लूइड, पावर स्टीयरिंग और वॉशर का टॉप-अप',
      FULL_CHECK,
    ],
    excludes: ['एयर और केबिन फ़िल्टर', 'ब्रेक खोलकर सफ़ाई', ...periodic.excludes],
  },
  'panel-paint': {
    name: 'डेंट और पेंट, एक पैनल',
    takes: { text: '1 से 3 दिन' },
    priceNote,
    includes: denting.includes,
    excludes,
  },
  'full-body-paint': {
    name: 'फ़ुल बॉडी पेंट',
    takes: { text: '5 से 7 दिन' },
    priceNote,
    includes: ['सारे पैनल और दरवाज़ों के अंदर का हिस्सा', ...denting.includes.slice(1)],
    excludes,
  },
});
