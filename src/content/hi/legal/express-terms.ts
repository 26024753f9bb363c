import { expressTerms as english } from '../../legal/express-terms.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { freeIfLateTerms } from '../express/promise.ts';
import { englishTextBinds } from './binding.ts';

/** A summary of the express terms in Hindi; the English text binds. */
export const expressTerms: LegalDocument = {
  ...english,
  title: 'एक्सप्रेस सर्विस की शर्तें: सारांश',
  heading: '90 मिनट की एक्सप्रेस सर्विस की शर्तें, छोटे में',
  description:
    '“90 मिनट या फ़्री” का मतलब: घड़ी कब शुरू होती, रुकती और खत्म होती है, वादा कब लागू नहीं, और पैसा कैसे घटता है। हिंदी सारांश; मान्य टेक्स्ट अंग्रेज़ी में है।',
  summary: [
    'घड़ी साइन किए शुरू के समय से चाबी वापस देने तक चलती है।',
    '90 मिनट से ज़्यादा हो तो एक्सप्रेस सर्विस फ़्री है, बिना माँगे।',
    'घड़ी रुकने की वजहें और अपवाद गिने-चुने हैं, और शुरू से पहले बताए जाते हैं।',
  ],
  sections: [...freeIfLateTerms, englishTextBinds],
};
