import { island as assistant } from '../../../client/islands/assistant/Assistant.island.tsx';
import type { PageContext } from '../pages/page-entry.ts';
import { chatNoticeOf } from './chat-notice.ts';
import { Island } from './Island.tsx';

type AssistantFacts = Pick<PageContext, 'brand' | 'city' | 'chatWrites'>;

/** The facts about the business and the page's city that the assistant needs. */
export const assistantProps = ({ brand, city, chatWrites }: AssistantFacts) => ({
  elsewhere: city.bookedOnline ? undefined : city.name,
  brand: brand.name,
  phone: brand.supportPhone,
  phoneDial: brand.supportPhoneDial,
  email: brand.companyEmail,
  chatNumber: brand.chatNumber,
  chatNotice: chatNoticeOf({ chatWrites }),
});

/**
 * The chat's island, which client/idle/chat-dialog.ts puts into a dialog. Without JavaScript the links to the chat lead
 * to the assistant's own page.
 */
export const AssistantIsland = ({ context }: { readonly context: AssistantFacts }) => (
  <Island of={assistant} className="later chat-in" props={assistantProps(context)} />
);
