import type { consentText as english } from '../../text/consent.ts';
import type { Translation } from '../../translation.ts';

/** The consent question on a visitor's first page, in Hindi. */
export const consentText: Translation<typeof english> = {
  label: 'आपकी प्राइवेसी',
  question: 'क्या हम पार्टनर कंपनियों के साथ विज़िट और विज्ञापनों का हिसाब रख सकते हैं? बुकिंग दोनों हाल में होती है।',
  more: 'और पढ़ें',
  no: 'नहीं, रहने दें',
  yes: 'हाँ, सहमति है',
};
