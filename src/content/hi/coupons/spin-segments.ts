import { spinSegments as english } from '../../coupons/spin-segments.ts';
import { translated } from '../../translation.ts';

export type { SpinSegment } from '../../coupons/spin-segments.ts';

/** The prizes of the wheel in Hindi. */
export const spinSegments = translated(english, [
  { label: '₹100 छूट', coupon: { description: 'किसी भी सर्विस पर ₹100 की छूट' } },
  {
    label: 'सर्विस ₹200 छूट',
    coupon: { description: 'पीरियॉडिक या एक्सप्रेस सर्विस पर ₹200 की छूट' },
  },
  { label: 'एसी 10% छूट', coupon: { description: 'एसी सर्विस पर 10% की छूट' } },
  { label: 'फ़्री वैक्यूम', coupon: { description: 'वर्कशॉप की किसी भी सर्विस के साथ क्विक वैक्यूम फ़्री' } },
  { label: 'पैनल 15% छूट', coupon: { description: 'एक पैनल के डेंट और पेंट पर 15% की छूट' } },
  {
    label: 'घर पर ₹300 छूट',
    coupon: { description: 'जयपुर में घर पर ₹1,499 या ज़्यादा के ऑर्डर पर ₹300 की छूट' },
  },
  {
    label: 'डिटेलिंग 20% छूट',
    coupon: { description: 'पॉलिश, कोटिंग या इंटीरियर डिटेलिंग पर 20% की छूट' },
  },
  {
    label: 'एसी सर्विस फ़्री',
    coupon: { description: 'एक एसी सर्विस फ़्री (₹999 की, ज़्यादा गैस और पार्ट अलग)' },
  },
]);

/**
 * Returns the rules beside the wheel in Hindi.
 * @param windowDays a mobile number may spin once in this many days
 */
export const spinRules = (windowDays: number): readonly string[] => [
  `हर मोबाइल नंबर पर ${windowDays} दिन में एक स्पिन।`,
  'इनाम हमारे सर्वर पर यहाँ लिखी संभावनाओं से निकलता है; पहिया वही नतीजा दिखाता है।',
  'हर स्पिन पर इनाम है। कूपन उसी नंबर का है जिससे स्पिन किया, और उस पर लिखी तारीख तक चलता है।',
  'एक काम पर एक कूपन, किसी और ऑफ़र के साथ नहीं, बदले में कैश नहीं।',
  'कूपन एक ही बार चले, इसलिए उसके साथ आपके नंबर का सिर्फ़ एक कोड रखते हैं, जिससे आपका नंबर पता नहीं चल सकता।',
];
