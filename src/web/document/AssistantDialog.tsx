import { island as assistant } from '../../../client/islands/assistant/Assistant.island.tsx';
import { Spinner } from '../../../client/ui/Spinner.tsx';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { assistantText } from '../../content/text/en/assistant.ts';
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

/** An empty frame until a visitor opens it. Without JavaScript its links lead to the assistant's own page. */
export const AssistantDialog = ({ brand, city }: { readonly brand: Brand; readonly city: City }) => (
  <dialog id="assistant" className="later chat" aria-label={assistantText.name(brand.name)}>
    <Island of={assistant} className="later chat-in" props={assistantProps(brand, city)} />
    <div className="later chat-wait">
      <Spinner />
    </div>
  </dialog>
);
