import { mumbaiLocalities as english } from '../../cities/mumbai-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Mumbai's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const mumbaiLocalities = translated(english, [
  { nearbyLandmarks: ['अंधेरी रेलवे स्टेशन', 'लोखंडवाला कॉम्प्लेक्स', 'सीप्ज़', 'अंधेरी स्पोर्ट्स कॉम्प्लेक्स'] },
  { nearbyLandmarks: ['बैंडस्टैंड', 'माउंट मेरी चर्च', 'लिंकिंग रोड', 'बांद्रा-वर्ली सी लिंक'] },
  { nearbyLandmarks: ['हीरानंदानी गार्डन्स', 'आईआईटी बॉम्बे', 'पवई झील', 'एलएंडटी गेट'] },
  { nearbyLandmarks: ['संजय गांधी नेशनल पार्क', 'बोरीवली रेलवे स्टेशन', 'आईसी कॉलोनी', 'गोराई जेटी'] },
  { nearbyLandmarks: ['डायमंड गार्डन', 'आरके स्टूडियो जंक्शन', 'चेंबूर रेलवे स्टेशन', 'ईस्टर्न फ़्रीवे'] },
  { nearbyLandmarks: ['वर्ली सी फ़ेस', 'नेहरू साइंस सेंटर', 'हाजी अली', 'बांद्रा-वर्ली सी लिंक'] },
  { nearbyLandmarks: ['शिवाजी पार्क', 'सिद्धिविनायक मंदिर', 'हिंदमाता', 'फ़ाइव गार्डन्स'] },
  { nearbyLandmarks: ['आर मॉल', 'मुलुंड रेलवे स्टेशन', 'फ़ोर्टिस हॉस्पिटल मुलुंड', 'ऐरोली ब्रिज'] },
  { nearbyLandmarks: ['इन्फ़िनिटी मॉल मलाड', 'माइंडस्पेस', 'मार्वे बीच', 'मलाड रेलवे स्टेशन'] },
]);
