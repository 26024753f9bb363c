import type { ChatMessage } from './chat-message.ts';
import { chatText } from './chat-text.ts';

/**
 * The address that opens the business chat (WhatsApp) with a prefilled text.
 * @param chatNumber the business's number with country code; spaces and signs are ignored
 */
export const chatLink = (chatNumber: string, message: ChatMessage): string =>
  `https://wa.me/${chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(chatText(message))}`;

/** The address that opens the chat app with a text; the visitor chooses the recipient there. */
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
