import type { BodyType } from '../../../values/vehicle.ts';
import type { carText as english } from '../../text/car.ts';
import type { Translation } from '../../translation.ts';

/** The segments in which cars are compared. */
const segments: Readonly<Record<BodyType, string>> = {
  hatchback: 'हैचबैक',
  sedan: 'सेडान',
  suv: 'SUV',
  mpv: 'MPV',
  luxury: 'लग्ज़री',
};

/** The fuel types of the price sheet, for texts that receive their English names. */
const fuels: Readonly<Record<string, string>> = {
  petrol: 'पेट्रोल',
  diesel: 'डीज़ल',
  hybrid: 'हाइब्रिड',
  electric: 'इलेक्ट्रिक',
};

const fuelWord = (fuel: string): string => fuels[fuel.toLowerCase()] ?? fuel;

/** Returns "₹200 कम" or "₹200 ज़्यादा". */
const difference = (less: boolean, amount: string): string => `${amount} ${less ? 'कम' : 'ज़्यादा'}`;

const cheaper = (count: number): string => {
  if (count === 0) return 'का कोई और मॉडल इससे सस्ता नहीं है';
  return count === 1 ? 'का 1 और मॉडल इससे सस्ता है' : `के ${count} और मॉडल इससे सस्ते हैं`;
};

const dearer = (count: number): string => {
  if (count === 0) return 'महँगा कोई नहीं';
  return count === 1 ? '1 महँगा है' : `${count} महँगे हैं`;
};

/** `/car-services/{carId}`. */
export const carText: Translation<typeof english> = {
  segments,
  title: (car, amount) => `${car} सर्विस का खर्च: हर कीमत, ${amount} से`,
  plainTitle: (car) => `${car} सर्विस का खर्च: हर कीमत`,
  description: (car, fuelNames, basic, periodic) =>
    `${car} (${fuelNames}): बेसिक सर्विस ${basic}, पीरियॉडिक ${periodic}, एसी, डेंटिंग-पेंटिंग भी, और इसी साइज़ की दूसरी कारों का खर्च।`,
  shortDescription: (car, basic, periodic) =>
    `${car}: बेसिक सर्विस ${basic}, पीरियॉडिक ${periodic}, हर फ़्यूल की सारी कीमतें, इसी साइज़ की दूसरी कारों के साथ।`,
  plainDescription: (car) =>
    `${car} की सर्विस की कीमतें: बेसिक और पीरियॉडिक सर्विस, एसी, डेंटिंग-पेंटिंग, हर फ़्यूल की, नंबर देने से पहले।`,
  keywords: (car) => [
    `${car} सर्विस का खर्च`,
    `${car} कार सर्विस`,
    `${car} एसी सर्विस की कीमत`,
    `${car} डेंटिंग-पेंटिंग की कीमत`,
  ],
  heading: (car) => `${car} सर्विस: हर कीमत`,
  lead: (basic, fuel, fuelNames) =>
    `बेसिक सर्विस (${fuelWord(fuel)}) ${basic} से${fuelNames === undefined ? '।' : `; ${fuelNames} की एक साथ तुलना।`}`,
  plainLead: (car, fuelNames) => `${car} (${fuelNames}) की सभी सर्विस।`,
  ticks: (city, hasExpress) => [
    hasExpress ? `${city} में 90 मिनट वाली एक्सप्रेस सर्विस` : `${city} में फ़्री पिकअप और ड्रॉप`,
    'पेमेंट सर्विस के बाद',
  ],
  table: (car) => `${car} की सर्विस`,
  tableText: (city, elsewhere) =>
    `${city} में आपका खर्च, लेबर और कंज़्यूमेबल के साथ।${elsewhere === undefined ? '' : ` एक्सप्रेस सर्विस: सिर्फ़ ${elsewhere} में।`}`,
  service: 'सर्विस',
  fuels: {
    title: (model) => `${model}, हर फ़्यूल में`,
    name: (model, fuel) => `${model} ${fuelWord(fuel)}`,
    alone: (car, fuel) => `हमारी प्राइस लिस्ट में ${car} सिर्फ़ एक फ़्यूल में है: ${fuelWord(fuel)}।`,
    against: (parts) => `इसका खर्च ${parts.join(', और ')} है।`,
    same: (fuel) => `इसका खर्च ${fuelWord(fuel)} कार जितना ही है।`,
    basic: (amount, less, fuel) => `बेसिक सर्विस में ${fuelWord(fuel)} कार से ${difference(less, amount)}`,
    periodic: (amount, less) => `पीरियॉडिक सर्विस में ${difference(less, amount)}`,
    work: {
      Petrol: 'इंजन ऑयल, ऑयल फ़िल्टर और ड्रेन वॉशर कीमत में शामिल हैं; स्पार्क प्लग भी जाँचते हैं।',
      Diesel:
        'इंजन ऑयल और ऑयल फ़िल्टर कीमत में शामिल हैं, और फ़्यूल फ़िल्टर से पानी निकालते हैं। इसमें स्पार्क प्लग नहीं होते; नया फ़्यूल फ़िल्टर और AdBlue की कीमत पहले बताते हैं।',
      CNG: 'पेट्रोल कार वाला सारा काम होता है, स्पार्क प्लग ज़्यादा ध्यान से देखते हैं और गैस के जोड़ों में लीक जाँचते हैं। गैस फ़िल्टर और हर तीन साल में होने वाला सिलिंडर टेस्ट इसमें नहीं है।',
      Hybrid:
        'इंजन में पेट्रोल कार की तरह ऑयल और फ़िल्टर बदलते हैं। कार चलाने वाली बड़ी बैटरी और उसका इन्वर्टर कंपनी ही देखती है।',
    },
    electric: (model) => `ऑयल, ऑयल फ़िल्टर, स्पार्क प्लग या एग्ज़ॉस्ट का कोई काम नहीं: ${model} में ये होते ही नहीं।`,
    electricBasic: (model, amount) => `${model}, बेसिक सर्विस (${amount}):`,
    electricPeriodic: (model, amount) => `${model}, पीरियॉडिक सर्विस (${amount}), ऊपर का सब कुछ और:`,
    notAtHome: (model, jobs) => `${model} के ये काम घर पर नहीं होते: ${jobs}।`,
  },
  compare: {
    title: (model) => `${model} जैसी कारों का खर्च`,
    maker: (maker, lower, higher, average) =>
      `पीरियॉडिक सर्विस में ${maker} ${cheaper(lower)}, ${dearer(higher)}; ${maker} का औसत ${average} है।`,
    segment: (segment, place, count, amount, less) =>
      `सबसे सस्ती से गिनें तो हमारी लिस्ट की ${count} ${segment} गाड़ियों में इसका नंबर ${place} है, ${amount === undefined ? 'ठीक उनके औसत पर' : `उनके औसत से ${amount} ${less ? 'नीचे' : 'ऊपर'}`}।`,
    siblings: (maker) => `${maker} में सबसे नज़दीकी कीमत`,
    rivals: (segment) => `${segment} गाड़ियों में सबसे नज़दीकी कीमत`,
    car: 'कार',
    columns: { basic: 'बेसिक', periodic: 'पीरियॉडिक', dentPaint: 'एक पैनल' },
    averages: (car) => `${car} और औसत`,
    average: (of) => `${of} का औसत`,
    near: 'सबसे नज़दीकी कीमत वाली कारें',
    rows: {
      basic: 'बेसिक सर्विस',
      express: 'पीरियॉडिक सर्विस',
      dentPaint: 'डेंट और पेंट, एक पैनल',
      fullBodyPaint: 'फ़ुल बॉडी पेंट',
    },
    fuel: (fuel) => `जो कारें ${fuelWord(fuel)} में आती हैं, उनकी कीमत ${fuelWord(fuel)} की है।`,
  },
  year: {
    title: (model) => `${model} के साथ एक साल`,
    interval: (car, kilometres, months) =>
      `${car}: सर्विस हर ${kilometres} किमी या ${months} महीने पर, जो पहले आए।`,
    electric: (car, months) =>
      `${car} इलेक्ट्रिक: हर ${months} महीने पर जाँच, चाहे जितनी चले। जो ब्रेक कम इस्तेमाल होते हैं, वे सबसे पहले जाम होते हैं।`,
    cost: (fuel, kilometres, services, amount) =>
      `${fuelWord(fuel)}, साल में ${kilometres} किमी: ${services}, ${amount}`,
    services: (count, isOne) => (isOne ? 'एक पीरियॉडिक सर्विस' : `${count} पीरियॉडिक सर्विस`),
    perKilometre: (amount) => `यानी ${amount} प्रति किमी`,
  },
  cities: (maker) => `आपके शहर में ${maker} सर्विस`,
  faqs: (car) => `${car}: सवाल`,
  cheapestFuel: (model, fuelNames) =>
    `${model} में सबसे सस्ती सर्विस किसकी है: ${fuelNames.replace(/ और (?=\S+$)/, ' या ')}?`,
  cheapestFuelAnswer: (fuel, amount, other, otherAmount) =>
    `${fuelWord(fuel)} की: पीरियॉडिक सर्विस ${amount} में हो जाती है। सबसे महँगी ${fuelWord(other)} की है, ${otherAmount} में।`,
  fuelsEqual: (amount) => `सबकी एक जैसी: हर फ़्यूल में पीरियॉडिक सर्विस ${amount} की है।`,
  panel: (car) => `${car} का एक पैनल पेंट कराने में कितना खर्च आता है?`,
  panelAnswer: (panel, wholeBody, panels) =>
    `एक पैनल ${panel}, रंग मिलाकर, और पूरी बॉडी ${wholeBody} में। ${panels} पैनल या उससे ज़्यादा हों, तो पूरी बॉडी सस्ती पड़ती है।`,
  oil: (model) => `क्या ${model} में ऑयल बदलवाना पड़ता है?`,
  oilAnswer: (model, basic) =>
    `नहीं। ${model} इलेक्ट्रिक है, उसमें इंजन ऑयल नहीं होता। उसकी ${basic} की बेसिक सर्विस में ब्रेक, टायर, कूलिंग, 12 वोल्ट की बैटरी और सेव हुए फ़ॉल्ट देखे जाते हैं।`,
};
