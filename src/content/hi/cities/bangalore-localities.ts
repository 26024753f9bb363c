import { bangaloreLocalities as english } from '../../cities/bangalore-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Bangalore's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const bangaloreLocalities = translated(english, [
  { nearbyLandmarks: ['आईटीपीएल', 'फ़ीनिक्स मार्केटसिटी', 'होप फ़ार्म जंक्शन', 'काडुगोडी'] },
  { nearbyLandmarks: ['नेक्सस मॉल कोरमंगला', 'सोनी वर्ल्ड जंक्शन', 'सेंट जॉन्स हॉस्पिटल', 'ज्योति निवास कॉलेज'] },
  { nearbyLandmarks: ['100 फ़ीट रोड', 'सीएमएच रोड', 'इंदिरानगर मेट्रो स्टेशन', 'डोमलूर फ़्लाईओवर'] },
  { nearbyLandmarks: ['अगरा झील', 'सिल्क बोर्ड जंक्शन', '27वाँ मेन एचएसआर', 'बीडीए कॉम्प्लेक्स एचएसआर'] },
  { nearbyLandmarks: ['जयनगर चौथा ब्लॉक कॉम्प्लेक्स', 'लालबाग', 'अशोक पिलर', 'साउथ एंड सर्किल'] },
  { nearbyLandmarks: ['इन्फ़ोसिस कैंपस', 'इलेक्ट्रॉनिक सिटी टोल प्लाज़ा', 'नीलाद्रि रोड', 'विप्रो गेट'] },
  { nearbyLandmarks: ['मारतहल्ली ब्रिज', 'कुंडलहल्ली गेट', 'इनोवेटिव मल्टीप्लेक्स', 'ब्रुकफ़ील्ड'] },
  { nearbyLandmarks: ['हेब्बल फ़्लाईओवर', 'मान्यता टेक पार्क', 'एस्टीम मॉल', 'हेब्बल झील'] },
  { nearbyLandmarks: ['सैंकी टैंक', 'मंत्री स्क्वायर', 'मल्लेश्वरम 8वाँ क्रॉस', 'इंडियन इंस्टीट्यूट ऑफ़ साइंस'] },
  { nearbyLandmarks: ['येलहंका एयर फ़ोर्स स्टेशन', 'येलहंका न्यू टाउन', 'आरएमज़ेड गैलेरिया मॉल', 'रेल व्हील फ़ैक्टरी'] },
]);
