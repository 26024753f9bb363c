import type { popupText as english, promptText as englishPrompt } from '../../text/popup.ts';
import type { Translation } from '../../translation.ts';
import { answerHours } from './hours.ts';

/** The lead popup and the floating prompt in Hindi. */
export const popupText: Translation<typeof english> = {
  title: 'कीमत बताने के लिए हम कॉल करें?',
  lead: 'अपना मोबाइल नंबर दें। एक छोटी सी कॉल, कोई बिन माँगा मैसेज नहीं।',
  submit: 'मुझे कॉल करें',
  close: 'नहीं, रहने दें',
  doneTitle: 'आपका नंबर मिल गया',
  doneText: `हम ${answerHours} के बीच कॉल करेंगे। या अभी चैट में पूछ लें।`,
  openChat: 'चैट खोलें',
  offline: 'आप ऑफ़लाइन हैं। आपका नंबर यहाँ सेव है, नेट आते ही भेज दिया जाएगा।',
};

export const promptText: Translation<typeof englishPrompt> = {
  title: 'कार सर्विस चाहिए?',
  text: '90 मिनट की सर्विस, या फ़्री पिकअप',
  workshopText: 'कीमत पहले, फ़्री पिकअप',
  dismiss: 'हटाएँ',
  assistant: (brand) => `${brand} असिस्टेंट`,
};
