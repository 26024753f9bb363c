import type { nextStepText as english } from '../../text/next-step.ts';
import type { Translation } from '../../translation.ts';
import { answerHours, slotHours } from './hours.ts';

/** The panel in Hindi on the page after Book Now's number. Browsers download it with the panel. */
export const nextStepText: Translation<typeof english> = {
  title: 'आपका नंबर मिल गया',
  in: (city) => `${city} में`,
  chatOpened: 'नए टैब में चैट खुल गई है, यह सब उसमें भरा है।',
  chatWaits: 'चैट में यह सब भरा है।',
  nextStep: {
    slots: 'वहाँ भेज दें, या यहीं समय चुनें: एक टैप में बुक हो जाएगी।',
    agreed: 'वहाँ भेज दें, या यहीं दिन बताएँ: समय तय करने के लिए हम कॉल करेंगे।',
    always: 'वहाँ भेज दें, या कॉल करें: मदद किसी भी समय मिलती है।',
    open: 'वहाँ आगे बढ़ें, या यहीं जवाब दें।',
  },
  quote: 'काम शुरू करने से पहले हम कीमत बताएँगे।',
  whichService: 'कौन सी सर्विस?',
  refused: {
    other_cities_only: (service, city) => `${city} में ${service} अभी नहीं है। ये हैं:`,
    not_for_fuel: (service) => `${service} इस कार के लिए नहीं है। ये हैं:`,
    other: 'काम चुनें:',
  },
  when: 'अपना समय चुनें',
  whenText: `आपकी सुविधा के दो घंटे, ${slotHours} तक। पेमेंट सर्विस के बाद।`,
  takes: (duration) => `समय लगेगा: ${duration}।`,
  how: 'कार हमारे पास कैसे आएगी?',
  bring: 'खुद लेकर आएँगे',
  collect: 'फ़्री पिकअप',
  address: 'पिकअप का पता',
  addressHint: 'मकान, गली और इलाका',
  directions: 'मैप पर रास्ता देखें',
  slot: 'समय',
  noSlots: 'इस दिन कोई समय खाली नहीं है।',
  unknownSlots: 'खाली समय लोड नहीं हुए। समय तय करने के लिए हम कॉल करेंगे।',
  chooseSlot: 'समय चुनें',
  writeAddress: 'पिकअप का पता लिखें',
  confirm: (when) => `कन्फ़र्म करें: ${when}`,
  lost: 'यह समय अभी-अभी भर गया। कृपया दूसरा चुनें।',
  booked: 'आपकी बुकिंग कन्फ़र्म है',
  bookedNumber: (number) => `बुकिंग ${number}`,
  call: 'स्लॉट से पहले हम कॉल करेंगे। पेमेंट सर्विस के बाद।',
  own: 'देखें, समय बदलें या कैंसल करें',
  agreed: 'समय तय करने के लिए हम कॉल करेंगे',
  agreedText: `फ़ोन पर, ${answerHours} के बीच। अभी दिन बता दें, तो कॉल छोटी रहेगी।`,
  sendWish: (day) => `${day} के लिए विज़िट माँगें`,
  wished: (day, collected) =>
    collected
      ? `नोट कर लिया: फ़्री पिकअप ${day}। समय तय करने के लिए हम कॉल करेंगे।`
      : `नोट कर लिया: कार आप लाएँगे, ${day}। समय तय करने के लिए हम कॉल करेंगे।`,
  always: 'मदद किसी भी समय मिलती है। अभी कॉल करें:',
  chat: 'चैट खोलें',
  failed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें, या चैट में आगे बढ़ें।',
  atHome: 'यह काम आपके घर पर भी हो सकता है',
};
