import type { serviceWork as english } from '../../text/service-work.ts';
import type { Translation } from '../../translation.ts';

/** The services, in Hindi, whose work differs on an electric car. Browsers may download this file. */
export const serviceWork: Translation<typeof english> = {
  basic: {
    engine: 'इंजन ऑयल, ऑयल फ़िल्टर, टॉप-अप, पूरी जाँच',
    electric: 'ब्रेक, टायर, फ़्लूइड, 12 वोल्ट की बैटरी, पूरी जाँच',
  },
  periodic: {
    engine: 'बेसिक, साथ में एयर और एसी फ़िल्टर, ब्रेक की सफ़ाई',
    electric: 'बेसिक, साथ में एसी फ़िल्टर, ब्रेक की सफ़ाई, कूलेंट की जाँच',
  },
};
