import { udaipurLocalities as english } from '../../cities/udaipur-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Udaipur's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const udaipurLocalities = translated(english, [
  { nearbyLandmarks: ['सेवाश्रम सर्किल', 'भूपाल नोबल्स यूनिवर्सिटी', 'सवीना', 'उदयपुर सिटी रेलवे स्टेशन'] },
  { nearbyLandmarks: ['सुखाड़िया सर्किल', 'फ़तह सागर झील', 'सहेलियों की बाड़ी', 'फ़तहपुरा सर्किल'] },
  { nearbyLandmarks: ['सेलिब्रेशन मॉल', 'भुवाणा सर्किल', 'शोभागपुरा सर्किल', 'आरके सर्किल'] },
  { nearbyLandmarks: ['सुखेर इंडस्ट्रियल एरिया', 'अंबेरी सर्किल', 'मार्बल मार्केट, सुखेर', 'नाथद्वारा रोड'] },
  { nearbyLandmarks: ['अंबामाता मंदिर', 'रानी रोड', 'सज्जनगढ़ रोड', 'मल्लातलाई सर्किल'] },
  { nearbyLandmarks: ['प्रताप नगर सर्किल', 'राजस्थान विद्यापीठ', 'ठोकर चौराहा', 'देबारी रोड'] },
  { nearbyLandmarks: ['मोहनलाल सुखाड़िया यूनिवर्सिटी', 'बोहरा गणेश मंदिर', 'आयड़', 'शोभागपुरा'] },
  { nearbyLandmarks: ['एमबी हॉस्पिटल', 'भारतीय लोक कला मंडल', 'चेतक सर्किल', 'दिल्ली गेट'] },
  { nearbyLandmarks: ['सूरजपोल गेट', 'उदियापोल बस स्टैंड', 'गुलाब बाग', 'टाउन हॉल'] },
  { nearbyLandmarks: ['गोवर्धन सागर झील', 'बलीचा सर्किल', 'सेक्टर 14', 'आईआईएम उदयपुर'] },
]);
