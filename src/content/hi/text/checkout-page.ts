import type { checkoutPageText as english } from '../../text/checkout-page.ts';
import type { Translation } from '../../translation.ts';

/** The checkout's Hindi words that only the server writes: the head, and the form without JavaScript. */
export const checkoutPageText: Translation<typeof english> = {
  title: (brand) => `समय चुनें और बुक करें | ${brand}`,
  description:
    'बताएँ कि जयपुर में आपकी कार कहाँ खड़ी है, दो घंटे का स्लॉट चुनें और घर पर या एक्सप्रेस सर्विस बुक करें। कीमत वही जो आपने देखी; पेमेंट सर्विस के बाद।',
  withoutScript: 'आपका कार्ट सिर्फ़ आपके ब्राउज़र में है, और उसे खोलने के लिए जावास्क्रिप्ट चाहिए। उसके बिना भी बुक कर सकते हैं:',
  withoutScriptLink: 'एक ही फ़ॉर्म में चुनें और बुक करें',
  carGone: 'आपके लिंक वाली कार या पैकेज इस नाम से अब हमारी सूची में नहीं है। अपनी कार फिर चुनें:',
  carGoneLink: 'अपनी कार चुनें',
  typedCar: 'कार: कंपनी, मॉडल और फ़्यूल',
  typedCarHint: 'बैटरी, ऑयल, फ़िल्टर, हॉर्न या फ़्यूल के लिए ज़रूरी है।',
  priceChanged: 'आपके पेज खोलने के बाद कीमत बदल गई है, और कुछ ऑर्डर नहीं हुआ। पहले नई कीमत देख लें।',
  payAfterNote: 'अभी कोई पैसा नहीं लगेगा। पेमेंट सर्विस के बाद।',
  partsAfterPlain: 'जहाँ पार्ट अलग से लगते हैं, वहाँ आप हर पार्ट की छपी कीमत देखकर हाँ कहते हैं, तभी हम लगाते हैं।',
};
