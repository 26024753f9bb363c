import type { ProseSection } from '../../prose.ts';

/** The section of a Hindi summary that says which text binds. */
export const englishTextBinds: ProseSection = {
  heading: 'कौन सा टेक्स्ट मान्य है',
  paragraphs: [
    'यह पेज समझने के लिए छोटा सारांश है। पूरा टेक्स्ट अंग्रेज़ी में है और वही मान्य है; पेज के ऊपर भाषा बदलकर पढ़ें। कोई बात साफ़ न हो तो {email} पर लिखें या {phone} पर कॉल करें।',
  ],
};
