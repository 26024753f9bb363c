import { manufacturers } from '../manufacturers/all-manufacturers.ts';
import { serviceShareImages } from '../services/service-share-images.ts';
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

/** The share images of page families and cities in Hindi. */
export const shareImages = translated(english, {
  home: { headline: 'घर पर कार सर्विस। कीमत पहले।', line: 'घर पर, वर्कशॉप में या 90 मिनट की एक्सप्रेस सर्विस।' },
  services: { headline: 'हर कार सर्विस, कीमत आपकी कार के हिसाब से', line: 'कार एक बार चुनें, हर कीमत देखें।' },
  express: { headline: '90 मिनट में पूरी कार सर्विस', line: 'दो मैकेनिक, दीवार पर घड़ी।' },
  doorstep: { headline: 'पंद्रह छोटे काम, आपके गेट पर', line: 'बैटरी, ऑयल, टायर, सफ़ाई और भी।' },
  emergency: { headline: 'रास्ते में फँस गए? हम आते हैं', line: 'जंप स्टार्ट, टायर बदलना, फ़्यूल, कूलिंग।' },
  blog: { headline: 'कार की देखभाल, सीधे शब्दों में', line: 'क्या देखें, कब, और कितना खर्च।' },
  company: { headline: 'जयपुर के कार वाले, नौ शहरों में', line: 'हम कौन हैं, और हमारे साथ कैसे काम करें।' },
  legal: { headline: 'शर्तें, सीधे शब्दों में', line: 'प्राइवेसी, रिफ़ंड, और हमारा वादा।' },
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

export const sharedImages = {
  ...shareImages,
  ...serviceShareImages,
  ...inHindi(englishMakers),
  ...inHindi(englishCars),
};
