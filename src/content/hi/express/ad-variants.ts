import { adVariants as english } from '../../express/ad-variants.ts';
import { translated } from '../../translation.ts';

/** The headlines for visitors from an advertisement in Hindi. */
export const adVariants = translated(english, [
  {
    headline: '90 मिनट में कार सर्विस, वरना फ़्री',
    subline: 'दो मैकेनिक और आपके लिए रिज़र्व जगह। ऑफ़िस से पहले आएँ, सर्विस कराकर निकलें।',
    points: ['चाबी देने से वापस मिलने तक 90 मिनट', 'पूरी सर्विस, चालीस जाँच', 'सर्विस के बाद पेमेंट'],
    button: 'मेरी कीमत देखें',
  },
  {
    headline: 'ठीक आपकी कार के लिए कीमत, नंबर देने से पहले',
    subline: 'कंपनी, मॉडल और फ़्यूल चुनें। जो कीमत दिखे, काउंटर पर वही लगती है।',
    points: ['लेबर, ऑयल और टैक्स शामिल', 'पार्ट लगाने से पहले कीमत बताते हैं', 'कीमत जानना फ़्री'],
    button: 'कीमत देखें',
  },
  {
    headline: 'पहली कार सर्विस पर 20% छूट',
    subline: 'आपकी पहली विज़िट पर, उसी प्राइस लिस्ट पर जो सबके लिए है।',
    points: ['लिस्ट की हर सर्विस पर', 'बुक करते समय चैट में बताएँ', 'काम के बाद, 20% कम पेमेंट'],
    button: 'पहली सर्विस बुक करें',
  },
  {
    headline: 'हम कार ले जाते हैं, सर्विस करके वापस लाते हैं',
    subline: 'शहर में वर्कशॉप की हर सर्विस के साथ फ़्री पिकअप और ड्रॉप।',
    points: ['ले जाते और लौटाते समय फ़ोटो', 'एक्स्ट्रा काम सिर्फ़ आपकी मंज़ूरी से', 'आम तौर पर उसी दिन वापस'],
    button: 'पिकअप का समय चुनें',
  },
  {
    headline: 'कार एसी सर्विस ₹999, कोई भी मॉडल',
    subline: 'ठंडक पहले और बाद में नापते हैं, करीब दो घंटे में।',
    points: ['लीक टेस्ट शामिल', 'फ़िल्टर और कंडेंसर की सफ़ाई', 'वेंट का तापमान लिखकर देते हैं'],
    button: 'एसी सर्विस बुक करें',
  },
  {
    headline: 'डेंट और पेंट, हर पैनल की साफ़ कीमत',
    subline: '₹1,999 प्रति पैनल से। कीमत जानने के लिए चैट में दो फ़ोटो काफ़ी हैं।',
    points: ['आपकी कार से मिलता रंग', 'वापसी का दिन लिखकर देते हैं', 'पेंट पर 24 महीने की वारंटी'],
    button: 'पैनल की कीमत देखें',
  },
]);

const [first] = adVariants;
if (!first) throw new Error('The list of variants is empty');

export const defaultAdVariant = first;

/** Returns the variant of a `utm_content`, or the default one. */
export const adVariantOf = (content: string | undefined): typeof defaultAdVariant =>
  adVariants.find(({ id }) => id === content) ?? defaultAdVariant;
