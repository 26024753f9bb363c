import { chennaiLocalities as english } from '../../cities/chennai-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Chennai's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const chennaiLocalities = translated(english, [
  { nearbyLandmarks: ['अन्ना नगर टावर पार्क', 'राउंडटाना', 'कोयंबेडु मेट्रो स्टेशन', 'तिरुमंगलम जंक्शन'] },
  { nearbyLandmarks: ['पनगल पार्क', 'पोंडी बाज़ार', 'रंगनाथन स्ट्रीट', 'मांबलम रेलवे स्टेशन'] },
  { nearbyLandmarks: ['फ़ीनिक्स मार्केटसिटी चेन्नई', 'वेलाचेरी एमआरटीएस स्टेशन', 'विजयनगर बस स्टैंड', 'गुरु नानक कॉलेज'] },
  { nearbyLandmarks: ['इलियट्स बीच', 'थियोसोफ़िकल सोसाइटी', 'आईआईटी मद्रास', 'अड्यार डिपो'] },
  { nearbyLandmarks: ['एल्कॉट SEZ', 'शोलिंगनल्लूर जंक्शन', 'इन्फ़ोसिस शोलिंगनल्लूर', 'अक्करई बीच'] },
  { nearbyLandmarks: ['तांबरम रेलवे स्टेशन', 'मद्रास क्रिश्चियन कॉलेज', 'तांबरम सैनेटोरियम', 'पेरुंगलत्तूर'] },
  { nearbyLandmarks: ['पोरूर जंक्शन', 'श्री रामचंद्र मेडिकल कॉलेज', 'पोरूर झील', 'डीएलएफ़ साइबरसिटी चेन्नई'] },
  { nearbyLandmarks: ['कपालीश्वर मंदिर', 'लज़ कॉर्नर', 'सैन थोम चर्च', 'मयलापुर टैंक'] },
  { nearbyLandmarks: ['अंबत्तूर इंडस्ट्रियल एस्टेट', 'एम्बिट आईटी पार्क', 'अंबत्तूर ओटी', 'कोरट्टूर झील'] },
]);
