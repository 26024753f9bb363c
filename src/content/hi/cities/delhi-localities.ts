import { delhiLocalities as english } from '../../cities/delhi-localities.ts';
import { translated } from '../../translation.ts';

/** The landmarks of Delhi's localities in Hindi, for lists and search; the localities' own pages stay English. */
export const delhiLocalities = translated(english, [
  { nearbyLandmarks: ['राजीव चौक मेट्रो स्टेशन', 'पालिका बाज़ार', 'जंतर मंतर', 'बाराखंबा रोड'] },
  { nearbyLandmarks: ['द्वारका सेक्टर 21 मेट्रो स्टेशन', 'सेक्टर 10 मार्केट', 'यशोभूमि', 'वेगास मॉल'] },
  { nearbyLandmarks: ['जापानी पार्क', 'रिठाला मेट्रो स्टेशन', 'रोहिणी वेस्ट मेट्रो स्टेशन', 'यूनिटी वन मॉल'] },
  { nearbyLandmarks: ['सेलेक्ट सिटीवॉक', 'साकेत कोर्ट', 'मैक्स हॉस्पिटल साकेत', 'साकेत मेट्रो स्टेशन'] },
  { nearbyLandmarks: ['लाजपत नगर सेंट्रल मार्केट', 'मूलचंद', 'लाजपत नगर मेट्रो स्टेशन', 'अमर कॉलोनी'] },
  { nearbyLandmarks: ['करोल बाग मेट्रो स्टेशन', 'अजमल खान रोड', 'गफ़्फ़ार मार्केट', 'झंडेवालान हनुमान मंदिर'] },
  { nearbyLandmarks: ['अक्षरधाम मंदिर', 'मयूर विहार फ़ेज़ 1 मेट्रो स्टेशन', 'संजय झील', 'नोएडा लिंक रोड'] },
  { nearbyLandmarks: ['डीएलएफ़ प्रोमेनाड', 'एंबियंस मॉल वसंत कुंज', 'फ़ोर्टिस हॉस्पिटल वसंत कुंज', 'महिपालपुर'] },
  { nearbyLandmarks: ['जनकपुरी डिस्ट्रिक्ट सेंटर', 'जनकपुरी वेस्ट मेट्रो स्टेशन', 'दिल्ली हाट जनकपुरी', 'तिलक नगर'] },
]);
