import { chatTemplates, templateName } from '../../content/text/chat-templates.ts';
import type { MessageLanguage } from '../../content/text/customer-messages.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { inHindi } from '../../web/contract/hindi-pages.ts';
import type { NoticeKind } from './rules/message-kinds.ts';
import type { TemplateMessage } from './template-message.ts';

/** The word that a button of a test sends back. It acts on nothing. */
export const TEST_PAYLOAD = 'test';

/** A template with its sample facts; its link opens this device's own bookings. */
export function sampleMessage(kind: NoticeKind, language: MessageLanguage): TemplateMessage {
  const { samples, replies = [] } = chatTemplates[language][kind];
  const page = language === 'hi' ? inHindi(addresses.myBookings) : addresses.myBookings;
  return {
    name: templateName(kind),
    language,
    facts: samples,
    payloads: replies.map(() => TEST_PAYLOAD),
    link: page.slice(1),
  };
}
