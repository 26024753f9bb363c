import type { ChatMessage } from '../../values/chat-message.ts';
import { chatText } from '../../values/chat-text.ts';
import { endpoints } from '../contract/addresses.ts';

interface ChatSubject {
  readonly service?: string | undefined;
  readonly car?: string | undefined;
  readonly price?: string | undefined;
}

/**
 * The address of a plain link into the chat: the server records the press, and ends the text with its reference. The text
 * comes last, because `client/idle/redirects.idle.ts` adds the reference of its own record there.
 */
export const openChatLink = (message: ChatMessage, { service, car, price }: ChatSubject = {}): string => {
  const about = { ...(service && { service }), ...(car && { car }), ...(price && { price }) };
  return `${endpoints.openChat}?${new URLSearchParams({ ...about, text: chatText(message) })}`;
};
