import { island } from '../../../../client/islands/enquiries/Enquiry.island.tsx';
import { TextLink } from '../../../../client/ui/TextLink.tsx';
import type { Brand } from '../../../content/brand.ts';
import { companyText } from '../../../content/text/en/company.ts';
import { enquiryPageText, enquiryText } from '../../../content/text/en/enquiry.ts';
import { Island } from '../../../web/document/Island.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { EnquiryKind } from '../../enquiries/contract/enquiries.ts';
import { chatLink } from '../../leads/rules/chat-link.ts';
import { enquiryProblem } from './enquiry-problem.ts';
import { enquiryChoices, enquiryThanks } from './enquiry-text.ts';

const text = companyText.write;

interface EnquiryCardProps {
  readonly kind: EnquiryKind;
  readonly context: PageContext;
  readonly title?: string;
  readonly note?: string;
}

/** Where one writes to us: the form of the page's kind, and the ways that need none. */
export const EnquiryCard = ({ kind, context, title = text.title, note = text.text }: EnquiryCardProps) => (
  <section className="card enquiry" id="write" aria-labelledby="write-title">
    <h2 id="write-title">{title}</h2>
    <p className="small">{note}</p>
    <Island
      of={island}
      props={{
        kind,
        text: enquiryText,
        formKey: context.formKey,
        id: `enquiry-${kind}`,
        problem: enquiryProblem(context.query.get('problem'), context.brand.supportPhone),
        choices: enquiryChoices(kind),
        thanks: enquiryThanks(kind, context.brand),
      }}
    />
    <OtherWays kind={kind} brand={context.brand} />
  </section>
);

const OtherWays = ({ kind, brand }: { readonly kind: EnquiryKind; readonly brand: Brand }) => (
  <p className="ways-out small">
    <span>{enquiryPageText.or}</span>
    <TextLink href={chatLink(brand.chatNumber, { kind: 'support', about: text.subject[kind].toLowerCase() })}>
      {text.chat}
    </TextLink>
    <TextLink href={`tel:${brand.supportPhoneDial}`}>{text.call(brand.supportPhone)}</TextLink>
    <TextLink href={`mailto:${brand.companyEmail}?subject=${encodeURIComponent(text.subject[kind])}`}>
      {text.mail}
    </TextLink>
  </p>
);
