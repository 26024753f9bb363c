import type { ChatMessage } from './chat-message.ts';
import { withReference } from './chat-reference.ts';
import { chatText } from './chat-text.ts';

/**
 * The address that opens the business chat (WhatsApp) with a prefilled text.
 * @param chatNumber the business's number with country code; spaces and signs are ignored
 * @param reference the record's own, with which the text ends
 */
export const chatLink = (chatNumber: string, message: ChatMessage, reference?: string | null): string =>
  chatWith(chatNumber, withReference(chatText(message), reference));

/** The address that opens the business chat with a text as it is. */
export const chatWith = (chatNumber: string, text: string): string =>
  `https://wa.me/${chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** The address that opens the chat app with a text; the visitor chooses the recipient there. */
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
