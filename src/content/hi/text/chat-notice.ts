import type { chatNoticeText as english } from '../../text/chat-notice.ts';
import type { Translation } from '../../translation.ts';

/** The sentence about our messages, at the number. */
export const chatNoticeText: Translation<typeof english> =
  'इस बुकिंग के बारे में हम WhatsApp पर लिखेंगे। बंद करने के लिए STOP भेजें।';
