import { expressTerms as english } from '../../legal/express-terms.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { freeIfLateTerms } from '../express/promise.ts';
import { englishTextBinds } from './binding.ts';

/** A summary of the express terms in Hindi; the English text binds. */
export const expressTerms: LegalDocument = {
  ...english,
  title: 'एक्सप्रेस सर्विस की शर्तें: सारांश',
  heading: '90 मिनट की एक्सप्रेस सर्विस की शर्तें, संक्षेप में',
  description:
    '“90 मिनट या फ़्री” का मतलब: समय कब से कब तक गिना जाता है, वादा कब लागू नहीं होता, और पैसा कैसे घटता है। हिंदी सारांश; मान्य टेक्स्ट अंग्रेज़ी में है।',
  summary: [
    'समय, शुरू का समय साइन होने से चाबी लौटाने तक गिना जाता है।',
    '90 मिनट से ज़्यादा लगें तो एक्सप्रेस सर्विस फ़्री है, माँगना नहीं पड़ता।',
    'समय रुकने की वजहें और अपवाद गिने-चुने हैं, और पहले ही बता दिए जाते हैं।',
  ],
  sections: [...freeIfLateTerms, englishTextBinds],
};
