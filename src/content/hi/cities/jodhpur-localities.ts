import { jodhpurLocalities as english } from '../../cities/jodhpur-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Jodhpur's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const jodhpurLocalities = translated(english, [
  { nearbyLandmarks: ['नेहरू पार्क', 'जलजोग सर्किल', 'गांधी मैदान', 'सरदारपुरा सी रोड'] },
  { nearbyLandmarks: ['शास्त्री सर्किल', 'एमडीएम हॉस्पिटल', 'डॉ. एस.एन. मेडिकल कॉलेज', 'कमला नेहरू नगर'] },
  { nearbyLandmarks: ['उम्मेद भवन पैलेस', 'जोधपुर एयरपोर्ट', 'रातानाडा गणेश मंदिर', 'सर्किट हाउस'] },
  { nearbyLandmarks: ['अखलिया सर्किल', 'चौपासनी रोड', 'चौपासनी स्कूल', 'पाल लिंक रोड'] },
  { nearbyLandmarks: ['एम्स जोधपुर', 'बासनी इंडस्ट्रियल एरिया', 'बासनी रेलवे स्टेशन', 'मरुधर इंडस्ट्रियल एरिया'] },
  { nearbyLandmarks: ['पावटा सर्किल', 'महामंदिर', 'राई का बाग', 'जोधपुर बस स्टैंड'] },
  { nearbyLandmarks: ['मंडोर गार्डन', 'मंडोर किला', 'एग्रीकल्चर यूनिवर्सिटी जोधपुर', 'मंडोर कृषि मंडी'] },
  { nearbyLandmarks: ['झालामंड सर्किल', 'राजस्थान हाई कोर्ट, झालामंड', 'बासनी इंडस्ट्रियल एरिया', 'पाली रोड'] },
  { nearbyLandmarks: ['अशोक उद्यान', 'पाल बालाजी मंदिर', 'अखलिया सर्किल', 'खेमा का कुआँ'] },
]);
