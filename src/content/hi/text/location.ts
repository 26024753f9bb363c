import { type locationText as english, placeNamesLicence } from '../../text/location.ts';
import type { Translation } from '../../translation.ts';

export { placeNamesLicence };

/** The button, in Hindi, that detects the visitor's location. */
export const locationText: Translation<typeof english> = {
  use: 'मेरी लोकेशन से खोजें',
  finding: 'आपकी लोकेशन देख रहे हैं...',
  near: (place) => `आप ${place} के पास हैं।`,
  seemsNear: (place) => `लगता है कि आप ${place} के पास हैं।`,
  centre: (kilometres) => `हमारा सबसे नज़दीकी सेंटर सीधी दूरी में ${kilometres} किमी है।`,
  see: 'देखें कि हम वहाँ क्या-क्या करते हैं',
  attribution: {
    open_street_map: {
      words: 'जगहों के नाम © OpenStreetMap योगदानकर्ता',
      href: placeNamesLicence,
    },
  },
};
