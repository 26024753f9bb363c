import type {
  cityText as englishCity,
  hubText as englishHub,
  landingText as englishLanding,
  localText as englishLocal,
  localityText as englishLocality,
  makerText as englishMaker,
  nearMeText as englishNearMe,
  nearMeGuideText as englishNearMeGuide,
  variantText as englishVariant,
} from '../../text/landing.ts';
import type { Translation } from '../../translation.ts';
import { answerHours, slotHours } from './hours.ts';

/** Shared texts of the landing pages in Hindi. */
export const landingText: Translation<typeof englishLanding> = {
  home: 'होम',
  steps: {
    title: 'तीन स्टेप में बुकिंग, कोई छिपा खर्च नहीं',
    list: (hasSlots) => [
      {
        title: 'अपनी कीमत देखें',
        text: 'एक बार अपनी कार चुनें। फिर इस वेबसाइट की हर कीमत उसी मॉडल और फ़्यूल की होगी।',
      },
      hasSlots
        ? {
            title: 'समय चुनें',
            text: `${slotHours} तक दो-दो घंटे के स्लॉट, आपके घर पर या फ़्री पिकअप और ड्रॉप के साथ।`,
          }
        : {
            title: 'समय तय करें',
            text: `${answerHours} तक चैट पर हमारी टीम जवाब देती है। पिकअप और ड्रॉप फ़्री है।`,
          },
      {
        title: 'काम होने पर पेमेंट करें',
        text: hasSlots
          ? 'स्लॉट से 30 मिनट पहले हम कॉल करते हैं। पेमेंट आप काम देखने के बाद करते हैं।'
          : 'कार लेने आने से पहले हम कॉल करते हैं। पेमेंट आप काम देखने के बाद करते हैं।',
      },
    ],
  },
  prices: {
    title: 'सारी कीमतें:',
    text: 'लेबर, कंज़्यूमेबल और टैक्स कीमत में शामिल हैं। स्पेयर पार्ट लगाने से पहले उसकी कीमत बताते हैं और पार्ट दिखाते हैं।',
    basic: 'बेसिक सर्विस',
    periodic: 'पीरियॉडिक सर्विस',
    express: 'एक्सप्रेस सर्विस',
    expressWhat: 'दो मैकेनिक के साथ पीरियॉडिक सर्विस, हमारी वर्कशॉप में',
    ac: 'एसी सर्विस',
    acWhat: 'गैस, फ़िल्टर, कूलिंग की जाँच',
    dentPaint: 'डेंट और पेंट, एक पैनल',
    dentPaintWhat: 'प्रति पैनल कीमत, कार से मिलता रंग',
    fullBody: 'फ़ुल बॉडी पेंट',
    fullBodyWhat: 'सारे पैनल, दरवाज़ों का अंदरूनी हिस्सा, पॉलिश',
  },
  stickyService: {
    express: ', एक्सप्रेस',
    periodic: ', पीरियॉडिक सर्विस',
    ac: ', एसी सर्विस',
    dentPaint: ', डेंट और पेंट',
  },
  everyCar: 'हर कार के लिए',
  callNow: 'कॉल करें',
  routine: { express: '90 मिनट की एक्सप्रेस सर्विस', periodic: 'पीरियॉडिक सर्विस' },
  atYourDoor: 'जहाँ कार खड़ी है, काम वहीं',
  doorstepJobs: (city) => `${city} में घर पर होने वाले काम`,
  bookNow: 'अभी बुक करें',
  openChat: 'चैट खोलें',
  kilometres: (metres) =>
    metres < 1500
      ? 'करीब 1\u00a0किमी'
      : `करीब ${Math.round(metres / 1000).toLocaleString('en-IN')}\u00a0किमी`,
  near: (landmark) => `${landmark} के पास`,
  pricesByCar: { express: 'हर कार की एक्सप्रेस कीमत', periodic: 'हर कार की पीरियॉडिक सर्विस की कीमत' },
  otherModels: (maker) => `${maker} के दूसरे मॉडल`,
  from: (amount) => `${amount} से`,
};

/** `/car-service-in-{city}`. */
export const cityText: Translation<typeof englishCity> = {
  serviceType: 'कार सर्विस',
  matrix: { express: 'हर कार की एक्सप्रेस सर्विस की कीमत', periodic: 'हर कार की पीरियॉडिक सर्विस की कीमत' },
  matrixText: (city) => `${city} की सड़कों पर चलने वाली पाँच कारें। तुलना के लिए ऊपर अपनी कार चुनें।`,
  conditions: (city) => `${city} में कार पर क्या असर पड़ता है`,
  localities: { visited: 'हम इन इलाकों में आते हैं', collected: 'हम इन इलाकों से कार ले जाते हैं' },
  localitiesText: (city, count) => `${city} के ${count} इलाके, और 50 किमी के अंदर कहीं भी।`,
  reviews: (city) => `${city} के कार मालिक क्या कहते हैं`,
  faqs: (city) => `${city} के लोगों के सवाल`,
};

/** `/car-service-in-{city}/{locality}`. */
export const localityText: Translation<typeof englishLocality> = {
  title: (locality, city) => `${locality}, ${city} में कार सर्विस: कीमत पहले`,
  keywords: (locality, city, way) => [
    `${locality} में कार सर्विस`,
    `${locality} ${city} कार रिपेयर`,
    `${locality} के पास कार मैकेनिक`,
    `${locality} में ${way === 'doorstep' ? 'घर पर कार सर्विस' : 'पिकअप के साथ कार सर्विस'}`,
  ],
  heading: (locality) => `${locality} में कार सर्विस`,
  lead: (locality, city, distance, pinCode) =>
    `${locality}, ${city} ${pinCode}: हमारी वर्कशॉप यहाँ से ${distance} दूर है, और कार ले जाने का कोई पैसा नहीं लगता।`,
  ticks: (locality, landmark) => [
    `${landmark} के पास से या आपके गेट से कार ले जाते हैं`,
    `ज़्यादातर सर्विस के बाद कार उसी दिन वापस ${locality} में`,
  ],
  about: (locality) => `${locality} में गाड़ी चलाना`,
  known: (locality) => `${locality} एक नज़र में`,
  landmarks: (locality, landmarks) => `${locality} में हम इन जगहों का रास्ता जानते हैं: ${landmarks}।`,
  services: (locality) => `${locality} की कारों के लिए`,
  neighbours: (locality) => `${locality} के आसपास`,
  neighboursText: (locality) => `यही सर्विस, ${locality} से थोड़ा आगे:`,
  neighbourDistance: (locality, distance) => `${locality} से ${distance}`,
  review: (locality) => `${locality} के लोग क्या कहते हैं`,
  faqs: (locality) => `${locality} के लोगों के सवाल`,
  howFar: (locality) => `${locality} से आपकी वर्कशॉप कितनी दूर है?`,
  howFarAnswer: (locality, centre, area, distance) =>
    `${centre}, ${area}: ${locality} के बीचोंबीच से सीधी दूरी ${distance}। पिकअप और ड्रॉप फ़्री है, इसलिए आना-जाना हमारा काम है।`,
};

/** `/{manufacturer}-car-service-in-{city}`. */
export const makerText: Translation<typeof englishMaker> = {
  title: (maker, city) => `${city} में ${maker} कार सर्विस`,
  description: (maker, city, summary) => `${city} में ${maker} कार सर्विस: ${summary}`,
  shortDescription: (maker, city, summary) => `${maker} सर्विस, ${city}: ${summary}`,
  keywords: (maker, city, models) => [
    `${city} में ${maker} कार सर्विस`,
    `${maker} सर्विस सेंटर ${city}`,
    ...models.slice(0, 3).map((model) => `${maker} ${model} सर्विस ${city}`),
  ],
  heading: (maker, city) => `${city} में ${maker} कार सर्विस`,
  lead: (maker, city, [one = '', two = '']) =>
    `${one}, ${two} या कोई और ${maker}: नंबर देने से पहले ${city} की कीमत देखें।`,
  ticks: (maker, city, parts) => [
    `${city} में हर ${maker} मॉडल की कीमत, सबसे पहले`,
    parts,
    `${city} में कहीं से भी फ़्री पिकअप`,
  ],
  onSale: (maker, city) => `${city} में भी ${maker} के पार्ट कंपनी के डिब्बे में आते हैं और लगाने से पहले आपको दिखाते हैं`,
  serviceOnly: (maker, city) => `${city} में ${maker} के पार्ट मिल जाते हैं, भले ही नई कारें अब नहीं बिकतीं`,
  matrix: {
    express: (maker, city) => `${maker} के मॉडल और ${city} में एक्सप्रेस की कीमत`,
    periodic: (maker, city) => `${maker} के मॉडल और ${city} में सर्विस की कीमत`,
  },
  matrixText: (maker, city, count) => `${city} की प्राइस लिस्ट में ${maker} के ${count} मॉडल हैं।`,
  owning: (maker, city) => `${city} में ${maker} रखना`,
  interval: (maker, kilometres, months) => `${maker} की सर्विस: हर ${kilometres} किमी या ${months} महीने पर।`,
  conditions: (maker, city) => `${city} और आपकी ${maker}`,
  jobs: (maker, city) => `${city} में ${maker} पर अक्सर होने वाले काम`,
  spotlight: (maker, locality) => `${locality} की ${maker}`,
  spotlightText: (maker, locality, city, distance) =>
    `${locality} हमारी ${city} वर्कशॉप से ${distance} दूर है। ${locality} से ${maker} हम फ़्री में ले जाते और वापस छोड़ते हैं।`,
  others: (city) => `${city} में दूसरी कंपनियाँ`,
  elsewhere: (maker, city) => `${city} में ${maker}`,
  faqs: (maker, city) => `${city} में ${maker} के मालिकों के सवाल`,
  cost: (maker, city) => `${city} में ${maker} की सर्विस का खर्च कितना है?`,
  costAnswer: (car, city, routine, price, basic, maker) =>
    `${city} में ${car} के लिए बेसिक सर्विस ${basic} और ${routine} ${price} की है। ${city} में अपनी ${maker} की कीमत देखने के लिए उसे ऊपर चुनें।`,
  hidden: (maker, city, models) => `${city} में हम ${models} और ${maker} की दूसरी कारों की सर्विस करते हैं।`,
};

/** `/car-repair-service-in-{city}` and the other services of a city. */
export const variantText: Translation<typeof englishVariant> = {
  inCity: (service, city) => `${service}: ${city} में क्या अलग है`,
  conditions: (city) => `${city} में किन बातों का ध्यान रखें`,
  localities: (city) => `${city} में हम यहाँ से कार ले जाते हैं`,
  others: (city) => `${city} में और भी`,
  faqs: 'बुक करने से पहले',
  hub: 'सारी जानकारी एक पेज पर',
  names: {
    'car-service': 'कार सर्विस',
    'car-repair': 'कार रिपेयर',
    'mechanic-shop': 'कार मैकेनिक',
    ac: 'कार एसी सर्विस',
    'dent-paint': 'डेंटिंग-पेंटिंग',
  },
};

/** The pages that exist in one city only. */
export const localText: Translation<typeof englishLocal> = {
  others: (city) => `${city} में और भी`,
  faqs: 'सवाल',
};

/** `/car-service-near-me` and its guide. */
export const nearMeText: Translation<typeof englishNearMe> = {
  title: 'मेरे पास कार सर्विस: नज़दीकी सेंटर और कीमतें',
  description: (city) =>
    `आपके नज़दीक कार सर्विस, हमारे ${city} सेंटर से या आठ और शहरों से: 100 किमी तक, फ़्री पिकअप और ड्रॉप, पहले आपकी कार के लिए कीमत।`,
  keywords: ['मेरे पास कार सर्विस', 'मेरे पास कार रिपेयर', 'मेरे पास कार मैकेनिक', 'मेरे पास कार वर्कशॉप'],
  heading: (city) => `आपके नज़दीक कार सर्विस, ${city} में`,
  crumb: 'मेरे पास कार सर्विस',
  lead: (centre, area) => `हमारे नौ सेंटरों में सबसे नज़दीकी ${centre} (${area}) है। कार आप लाएँ, या हम लेने आएँ।`,
  ticks: ['नौ में से किसी भी सेंटर से 100 किमी तक', 'कार ले जाना और वापस छोड़ना फ़्री', 'जयपुर में छोटे काम आपके घर पर'],
  localities: (city) => `${city} में आपके आसपास`,
  centres: 'हमारे सारे सेंटर',
  centresText: (city) => `${city} से सीधी दूरी:`,
  faqs: 'नज़दीकी सर्विस: सवाल-जवाब',
  read: 'गाइड पढ़ें',
};

export const nearMeGuideText: Translation<typeof englishNearMeGuide> = {
  title: 'अपने नज़दीक की कार वर्कशॉप कैसे चुनें: गाइड',
  description:
    'अपने नज़दीक की कार वर्कशॉप कैसे चुनें: फ़ोन पर क्या पूछें, अच्छी वर्कशॉप क्या दिखाती है, कब लौट आएँ, और सही बिल कैसा होता है।',
  keywords: ['कार वर्कशॉप कैसे चुनें', 'मेरे पास अच्छा कार मैकेनिक', 'मेरे पास कार सर्विस गाइड'],
  heading: 'अपने नज़दीक की कार वर्कशॉप कैसे चुनें',
  crumb: 'गाइड',
  ticks: ['फ़ोन पर पूछने के पाँच सवाल', 'किन बातों पर लौट आना चाहिए', 'बिल पर क्या-क्या होना चाहिए'],
  faqs: 'छोटे जवाब',
  more: 'आगे पढ़ें',
};

/** `/city/jaipur`: all services of the home city on one page. */
export const hubText: Translation<typeof englishHub> = {
  title: (city, brand) => `${city} में ${brand}: हर सर्विस, इलाका और कंपनी`,
  description: (city, localities) =>
    `${city} में हमारे सारे काम एक पेज पर: आठ सर्विस, ${localities} इलाके, 22 कंपनियाँ, हमारा सेंटर और उसके आँकड़े, और हर चीज़ कहाँ बुक करें।`,
  keywords: (city) => [`${city} कार केयर`, `कार वर्कशॉप ${city}`, `कार सर्विस सेंटर ${city}`],
  heading: (city, brand) => `${city} में ${brand}, हमारा अपना शहर`,
  lead: (centre, area) =>
    `${centre} का पता: ${area}। यहीं से हमारी वैन निकलती हैं, और घर पर सर्विस और 90 मिनट वाली सर्विस यहीं से शुरू हुईं।`,
  ticks: ['घर पर होने वाले काम, तय कीमत पर', 'ग्यारह इलाकों के लिए बुकिंग असिस्टेंट', 'इमरजेंसी में मदद, किसी भी समय'],
  numbers: (city) => `${city}, आँकड़ों में`,
  numbersText: 'ये नमूने के आँकड़े हैं, इनकी जगह असली आँकड़े आएँगे।',
  services: (city) => `${city} के लिए आठ सर्विस`,
  pages: (city) => `${city} में हर काम का अपना पेज`,
  localities: (city) => `${city} का हर इलाका`,
  makers: (city) => `${city} में हर कंपनी`,
  faqs: (city) => `${city} के बारे में और`,
};
