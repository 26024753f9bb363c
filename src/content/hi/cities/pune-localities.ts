import { puneLocalities as english } from '../../cities/pune-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Pune's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const puneLocalities = translated(english, [
  { nearbyLandmarks: ['मगरपट्टा सिटी', 'अमानोरा मॉल', 'हडपसर गाडीतल', 'सीज़न्स मॉल'] },
  { nearbyLandmarks: ['वनाज़ मेट्रो स्टेशन', 'कर्वे पुतला', 'चांदनी चौक', 'एआरएआई हिल'] },
  { nearbyLandmarks: ['राजीव गांधी इन्फ़ोटेक पार्क', 'शिवाजी चौक हिंजेवाड़ी', 'विप्रो सर्किल', 'ब्लू रिज टाउनशिप'] },
  { nearbyLandmarks: ['बालेवाड़ी हाई स्ट्रीट', 'शिव छत्रपति स्पोर्ट्स कॉम्प्लेक्स', 'बाणेर हिल', 'पाषाण झील'] },
  { nearbyLandmarks: ['पुणे एयरपोर्ट', 'फ़ीनिक्स मार्केटसिटी पुणे', 'सिम्बायोसिस विमान नगर', 'दत्त मंदिर चौक'] },
  { nearbyLandmarks: ['भूमकर चौक', 'डांगे चौक', 'वाकड ब्रिज', 'कस्पटे वस्ती'] },
  { nearbyLandmarks: ['ओशो आश्रम', 'नॉर्थ मेन रोड', 'बंड गार्डन', 'एम्प्रेस बोटैनिकल गार्डन'] },
  { nearbyLandmarks: ['मोरया गोसावी मंदिर', 'चिंचवड रेलवे स्टेशन', 'एल्प्रो सिटी स्क्वायर', 'चापेकर चौक'] },
  { nearbyLandmarks: ['कात्रज स्नेक पार्क', 'कात्रज झील', 'कात्रज चौक', 'भारती विद्यापीठ'] },
]);
