import type { offlineText as english } from '../../text/offline.ts';
import type { Translation } from '../../translation.ts';

/** The page without a network, and the note above a stored page, in Hindi. */
export const offlineText: Translation<typeof english> = {
  home: 'होम',
  title: 'आप ऑफ़लाइन हैं',
  description: 'जो पेज आपने इस फ़ोन पर देखे हैं, उन्हें बिना नेट के पढ़ें।',
  heading: 'आप ऑफ़लाइन हैं',
  lead: 'यह पेज इस फ़ोन पर पहले नहीं खुला।',
  stored: 'ये पेज यहाँ सेव हैं:',
  none: 'अभी कोई पेज सेव नहीं है।',
  call: (phone) => `कॉल करें ${phone}`,
  unsent: 'ऑफ़लाइन भेजा गया आपका एक फ़ॉर्म यहाँ सेव है। नेट आते ही वह भेज दिया जाएगा।',
  retry: 'फिर कोशिश करें',
  asOf: (time) => `नेट नहीं है। यह पेज ${time} का है। हो सकता है कीमतें और स्लॉट बदल गए हों।`,
};
