import type { cartPageText as english } from '../../text/cart-page.ts';
import type { Translation } from '../../translation.ts';

/** The cart's Hindi words that only the server writes: the head, the heading, and the form without JavaScript. */
export const cartPageText: Translation<typeof english> = {
  title: (brand) => `घर पर सर्विस का कार्ट | ${brand}`,
  description:
    'जयपुर में घर पर होने वाली जो सर्विस आपने चुनीं, उन्हें देखें, संख्या बदलें, फिर अपना इलाका और दो घंटे का स्लॉट चुनें। पेमेंट सर्विस के बाद।',
  heading: 'मेरा कार्ट',
  withoutScript: 'जावास्क्रिप्ट के बिना बुक करें',
  withoutScriptText: 'बताएँ कि हर चीज़ कितनी चाहिए, आप कौन हैं और कार कहाँ खड़ी है। आने से पहले हम कॉल करेंगे।',
  quantity: (name) => `संख्या: ${name}`,
};
