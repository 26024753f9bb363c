import type { LegalDocument } from '../../legal/legal-document.ts';
import { refundPolicy as english } from '../../legal/refund-policy.ts';
import { englishTextBinds } from './binding.ts';

/** A summary of the refund policy in Hindi; the English text binds. */
export const refundPolicy: LegalDocument = {
  ...english,
  title: 'रिफ़ंड और कैंसल पॉलिसी: सारांश',
  heading: 'रिफ़ंड और कैंसल करना, छोटे में',
  description:
    '{brand} से पैसा कब वापस मिलता है: स्लॉट से पहले कैंसल, देर हुई एक्सप्रेस सर्विस, फ़ेल पेमेंट, गलत काम। हिंदी सारांश; मान्य टेक्स्ट अंग्रेज़ी में है।',
  summary: [
    'स्लॉट शुरू होने से पहले कैंसल: पूरा पैसा वापस।',
    'एक्सप्रेस सर्विस में देर: उसकी कीमत वापस, या लगती ही नहीं।',
    'रिफ़ंड उसी रास्ते जाता है जिससे पैसा आया, सात कामकाजी दिन के अंदर।',
  ],
  sections: [
    {
      heading: 'पॉलिसी में क्या-क्या है',
      paragraphs: ['अंग्रेज़ी टेक्स्ट इन बातों को तय करता है:'],
      list: [
        'सर्विस के बाद पेमेंट, या ऑनलाइन पेमेंट: किसमें क्या वापस मिलता है',
        'फ़ेल या दो बार कटा पेमेंट',
        'काम ठीक न लगे तो: सात दिन में बताएँ, कार पहले फ़्री में दोबारा देखी जाती है',
        'क्या वापस नहीं होता, जैसे आपके कहे पर हुआ काम, लगा फ़्यूल, गैस, ऑयल और पेंट',
        'रिफ़ंड कैसे माँगें और कितने दिन में मिलता है',
      ],
    },
    englishTextBinds,
  ],
};
