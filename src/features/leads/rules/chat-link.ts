import { type ChatMessage, chatText } from './chat-message.ts';

/**
 * The address that opens the business chat with its text filled in: the only place that builds one.
 * @param chatNumber the business's number with country code, in whatever spacing configuration has it
 */
export const chatLink = (chatNumber: string, message: ChatMessage): string =>
  `https://wa.me/${chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(chatText(message))}`;

/** The address that opens the chat app with a text for anybody the visitor chooses. */
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
