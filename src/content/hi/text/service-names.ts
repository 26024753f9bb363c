import type {
  serviceNames as english,
  bookedServiceNames as englishBooked,
} from '../../text/service-names.ts';
import type { Translation } from '../../translation.ts';

/** The names of everything that a record may be about, in Hindi, by the ids that records hold. */
export const serviceNames: Translation<typeof english> = {
  periodic: 'पीरियॉडिक सर्विस',
  ac: 'एसी सर्विस और रिपेयर',
  denting: 'डेंटिंग-पेंटिंग',
  doorstep: 'घर पर कार सर्विस',
  'car-spa': 'कार स्पा',
  detailing: 'कार डिटेलिंग',
  battery: 'बैटरी बदलना',
  windshield: 'विंडशील्ड रिपेयर और बदलना',
  tyre: 'टायर और व्हील अलाइनमेंट',
  'insurance-claims': 'इंश्योरेंस क्लेम',
  express: '90 मिनट की एक्सप्रेस सर्विस',
  emergency: 'सड़क पर इमरजेंसी मदद',
  basic: 'बेसिक सर्विस',
  'panel-paint': 'डेंट और पेंट, एक पैनल',
  'full-body-paint': 'फ़ुल बॉडी पेंट',
  'car-repair': 'कार रिपेयर',
  'mechanic-shop': 'कार मैकेनिक',
  general: 'कोई भी सर्विस',
  'jump-start': 'जंप स्टार्ट',
  'tyre-stepney-change': 'स्टेपनी बदलना',
  'emergency-fuel-delivery': 'इमरजेंसी फ़्यूल डिलीवरी',
  'overheating-assistance': 'गर्म इंजन में मदद',
  'oil-filter-change': 'ऑयल और फ़िल्टर बदलना',
  'battery-replacement': 'बैटरी बदलना',
  'coolant-topup': 'कूलेंट टॉप-अप',
  'engine-scanning': 'इंजन स्कैनिंग',
  'used-car-inspection': 'पुरानी कार की जाँच',
  'quick-vacuum': 'क्विक वैक्यूम',
  'dry-cleaning-interior': 'इंटीरियर ड्राई क्लीनिंग',
  'ac-gas-topup': 'एसी गैस टॉप-अप',
  'ac-filter-service': 'एसी फ़िल्टर सर्विस',
  'horn-replacement': 'हॉर्न बदलना',
  'number-plate-fitting': 'नंबर प्लेट लगाना',
  'express-service-90min': '90 मिनट की एक्सप्रेस सर्विस',
  'express-dent-paint': 'एक्सप्रेस डेंट और पेंट, एक पैनल',
  'express-ac-service': 'एक्सप्रेस एसी सर्विस',
};

/** The names of services in a booking: the three of the chat are shorter. */
export const bookedServiceNames: Translation<typeof englishBooked> = {
  ...serviceNames,
  express: 'एक्सप्रेस सर्विस',
  ac: 'एसी सर्विस',
  'panel-paint': 'डेंटिंग-पेंटिंग',
};
