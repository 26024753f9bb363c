import type { pickerText as english } from '../../text/picker.ts';
import type { Translation } from '../../translation.ts';

/** The price picker in Hindi: manufacturer, model, fuel type, and the prices of that car. */
export const pickerText: Translation<typeof english> = {
  manufacturer: 'कंपनी',
  model: 'मॉडल',
  fuelType: 'फ़्यूल',
  chooseModel: 'मॉडल चुनें',
  show: 'कीमतें देखें',
  services: 'सर्विस',
  express: 'एक्सप्रेस सर्विस',
  expressLong: '90 मिनट की एक्सप्रेस सर्विस',
  expressDetail: '90 मिनट, वरना फ़्री',
  periodic: 'पीरियॉडिक सर्विस',
  periodicDetail: 'करीब 4 घंटे, फ़्री पिकअप',
  ac: 'एसी सर्विस',
  acDetail: 'गैस, फ़िल्टर, कूलिंग की जाँच',
  dentPaint: 'डेंट और पेंट',
  dentPaintDetail: 'प्रति पैनल कीमत, कार से मिलता रंग',
  bookNow: 'अभी बुक करें',
  payAfter: 'सर्विस के बाद पेमेंट।',
  compare: 'किस सर्विस में क्या है?',
  failed: 'कीमतें लोड नहीं हुईं।',
  missingModel: 'मॉडल चुनें',
  missingFuel: 'फ़्यूल चुनें',
};
