import { manufacturers } from '../manufacturers/all-manufacturers.ts';
import {
  shareImages as english,
  carShareImages as englishCars,
  makerShareImages as englishMakers,
  type ShareImage,
} from '../share-images.ts';
import { translated } from '../translation.ts';

const city = (name: string) => ({
  headline: `${name} में कार सर्विस`,
  line: 'आपकी कार के लिए कीमत, बुक करने से पहले।',
});

const fullService = { headline: '90 मिनट में पूरी कार सर्विस', line: 'दो मैकेनिक, दीवार पर घड़ी।' };

/** The share images of page families and cities in Hindi. */
export const shareImages = translated(english, {
  home: { headline: 'घर पर कार सर्विस। कीमत पहले।', line: 'घर पर, वर्कशॉप में या 90 मिनट की एक्सप्रेस सर्विस।' },
  services: { headline: 'हर कार सर्विस, कीमत आपकी कार के हिसाब से', line: 'कार एक बार चुनें, हर कीमत देखें।' },
  express: fullService,
  doorstep: { headline: 'पंद्रह छोटे काम, आपके गेट पर', line: 'बैटरी, ऑयल, टायर, सफ़ाई और भी।' },
  emergency: { headline: 'रास्ते में फँस गए? हम आते हैं', line: 'जंप स्टार्ट, टायर बदलना, फ़्यूल, कूलिंग।' },
  blog: { headline: 'कार की देखभाल, सीधे शब्दों में', line: 'क्या देखें, कब, और कितना खर्च।' },
  company: { headline: 'जयपुर के कार वाले, नौ शहरों में', line: 'हम कौन हैं, और हमारे साथ कैसे काम करें।' },
  legal: { headline: 'शर्तें, सीधे शब्दों में', line: 'प्राइवेसी, रिफ़ंड, और हमारा वादा।' },
  'service-periodic': {
    headline: 'पीरियॉडिक सर्विस, कीमत आपकी कार के हिसाब से',
    line: 'ऑयल, फ़िल्टर और पूरी जाँच।',
  },
  'service-ac': { headline: 'कार एसी सर्विस और रिपेयर', line: 'गैस, फ़िल्टर, और जाने से पहले कूलिंग टेस्ट।' },
  'service-denting': { headline: 'डेंटिंग-पेंटिंग, पैनल के हिसाब से', line: 'रंग आपकी कार से मिलाकर।' },
  'service-doorstep': { headline: 'मैकेनिक आपके घर आता है', line: 'सर्विस आपकी अपनी पार्किंग में।' },
  'service-car-spa': { headline: 'कार स्पा, अंदर और बाहर', line: 'फ़ोम वॉश, वैक्यूम और इंटीरियर।' },
  'service-detailing': { headline: 'डिटेलिंग जो चमक लौटाए', line: 'पॉलिश, कोटिंग और इंटीरियर।' },
  'service-battery': { headline: 'नई कार बैटरी, आपके घर पर', line: '24 महीने की वारंटी के साथ।' },
  'service-windshield': { headline: 'विंडशील्ड रिपेयर और बदलना', line: 'चिप भरते हैं, शीशा बदलते हैं।' },
  'service-tyre': { headline: 'टायर और व्हील अलाइनमेंट', line: 'अलाइनमेंट, बैलेंसिंग, नए टायर।' },
  'service-insurance-claims': {
    headline: 'इंश्योरेंस क्लेम, आपके साथ मिलकर',
    line: 'कागज़ हम भरते हैं, कार हम ठीक करते हैं।',
  },
  'service-express': fullService,
  'service-emergency': { headline: 'सड़क पर मदद, दिन-रात', line: 'जंप स्टार्ट, टायर बदलना, फ़्यूल, कूलिंग।' },
  'city-jaipur': city('जयपुर'),
  'city-jodhpur': city('जोधपुर'),
  'city-udaipur': city('उदयपुर'),
  'city-delhi': city('दिल्ली'),
  'city-mumbai': city('मुंबई'),
  'city-bangalore': city('बेंगलुरु'),
  'city-pune': city('पुणे'),
  'city-hyderabad': city('हैदराबाद'),
  'city-chennai': city('चेन्नई'),
} satisfies Record<keyof typeof english, Pick<ShareImage, 'headline' | 'line'>>);

/** The images of manufacturers and of their cars in Hindi; each name begins with its kind and the manufacturer's slug. */
const inHindi = (images: Readonly<Record<string, ShareImage>>): Readonly<Record<string, ShareImage>> =>
  Object.fromEntries(
    Object.entries(images).map(([name, image]) => {
      const maker = manufacturers.find(({ slug }) => `${name}-`.includes(`-${slug}-`))?.name ?? '';
      const headline = `${maker} सर्विस और रिपेयर`;
      return [name, { ...image, headline, line: 'हर सर्विस, कीमत मॉडल और फ़्यूल के हिसाब से।' }];
    }),
  );

export const sharedImages = { ...shareImages, ...inHindi(englishMakers), ...inHindi(englishCars) };
