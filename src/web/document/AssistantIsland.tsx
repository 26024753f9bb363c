import { island as assistant } from '../../../client/islands/assistant/Assistant.island.tsx';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { Island } from './Island.tsx';

/** The facts about the business and the page's city that the assistant needs. */
export const assistantProps = (brand: Brand, city: City) => ({
  elsewhere: city.bookedOnline ? undefined : city.name,
  brand: brand.name,
  phone: brand.supportPhone,
  phoneDial: brand.supportPhoneDial,
  email: brand.companyEmail,
  chatNumber: brand.chatNumber,
});

/**
 * The chat's island, which client/idle/chat-dialog.ts puts into a dialog. Without JavaScript the links to the chat lead
 * to the assistant's own page.
 */
export const AssistantIsland = ({ brand, city }: { readonly brand: Brand; readonly city: City }) => (
  <Island of={assistant} className="later chat-in" props={assistantProps(brand, city)} />
);
