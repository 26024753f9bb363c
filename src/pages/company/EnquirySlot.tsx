import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import type { Brand } from '../../content/brand.ts';
import { companyText, type EnquiryPage } from '../../content/text/en/company.ts';
import { chatLink } from '../../domain/chat-link/chat-link.ts';

const text = companyText.write;

interface EnquirySlotProps {
  readonly kind: EnquiryPage;
  readonly brand: Brand;
  readonly title?: string;
  readonly note?: string;
}

/** Where the enquiry form of a page stands: three ways to reach us that need no form. */
export const EnquirySlot = ({ kind, brand, title = text.title, note = text.text }: EnquirySlotProps) => (
  <section className="card enquiry" id="write" aria-labelledby="write-title">
    <h2 id="write-title">{title}</h2>
    <p className="small">{note}</p>
    <ButtonLink
      href={chatLink(brand.chatNumber, { kind: 'support', about: text.subject[kind].toLowerCase() })}
      icon="message-circle"
    >
      {text.chat}
    </ButtonLink>
    <ButtonLink kind="quiet" href={`tel:${brand.supportPhoneDial}`} icon="phone">
      {text.call(brand.supportPhone)}
    </ButtonLink>
    <ButtonLink
      kind="quiet"
      href={`mailto:${brand.companyEmail}?subject=${encodeURIComponent(text.subject[kind])}`}
      icon="mail"
    >
      {text.mail}
    </ButtonLink>
  </section>
);
