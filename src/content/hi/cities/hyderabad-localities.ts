import { hyderabadLocalities as english } from '../../cities/hyderabad-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Hyderabad's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const hyderabadLocalities = translated(english, [
  { nearbyLandmarks: ['गचीबावली स्टेडियम', 'आईआईआईटी हैदराबाद', 'हैदराबाद यूनिवर्सिटी', 'बायोडायवर्सिटी जंक्शन'] },
  { nearbyLandmarks: ['साइबर टावर्स', 'दुर्गम चेरुवु केबल ब्रिज', 'शिल्पारामम', 'आइकिया हैदराबाद'] },
  { nearbyLandmarks: ['केपीएचबी कॉलोनी मेट्रो स्टेशन', 'जेएनटीयू हैदराबाद', 'लुलु मॉल', 'आईडीएल झील'] },
  { nearbyLandmarks: ['केबीआर पार्क', 'जीवीके वन मॉल', 'लामकान', 'केयर हॉस्पिटल बंजारा हिल्स'] },
  { nearbyLandmarks: ['सिकंदराबाद रेलवे स्टेशन', 'पैराडाइज़ सर्किल', 'परेड ग्राउंड', 'क्लॉक टावर'] },
  { nearbyLandmarks: ['साईं बाबा मंदिर दिलसुखनगर', 'दिलसुखनगर मेट्रो स्टेशन', 'सरूरनगर झील', 'कोत्तापेट फ़्रूट मार्केट'] },
  { nearbyLandmarks: ['राजीव गांधी इंटरनेशनल स्टेडियम', 'उप्पल मेट्रो स्टेशन', 'नागोल', 'रामंतापुर'] },
  { nearbyLandmarks: ['मियापुर मेट्रो स्टेशन', 'हाफ़िज़पेट फ़्लाईओवर', 'ऑलविन चौराहा', 'बोल्लारम रोड'] },
  { nearbyLandmarks: ['पीवीएनआर एक्सप्रेसवे', 'रैतु बाज़ार मेहदीपट्टनम', 'गोलकोंडा किला', 'सरोजिनी देवी आई हॉस्पिटल'] },
]);
