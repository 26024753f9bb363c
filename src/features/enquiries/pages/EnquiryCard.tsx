import type {
  EnquiryChoices,
  EnquiryProps,
  EnquiryThanks,
} from '../../../../client/islands/enquiries/Enquiry.island.tsx';
import { island } from '../../../../client/islands/enquiries/Enquiry.island.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import type { Brand } from '../../../content/brand.ts';
import { cities } from '../../../content/cities/all-cities.ts';
import { jobOpenings } from '../../../content/company/careers.ts';
import { feedbackAnswers } from '../../../content/company/feedback.ts';
import { type FranchiseTier, franchiseTiers } from '../../../content/company/franchise.ts';
import { companyText } from '../../../content/text/company.ts';
import { enquiryPageText, enquiryText } from '../../../content/text/enquiry.ts';
import { fieldMessages } from '../../../content/text/messages.ts';
import { formatLakh } from '../../../values/lakh.ts';
import { type SampleContent, shown } from '../../../values/stated.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { openChatLink } from '../../../web/document/open-chat-link.ts';
import { type PageContext, returnedTo } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { type EnquiryKind, enquiryKinds } from '../contract.ts';

const text = companyText.write;

const messages = { ...fieldMessages, failed: enquiryText.failed };

interface EnquiryCardProps {
  readonly kind: EnquiryKind;
  readonly context: PageContext;
  readonly title?: string;
  readonly note?: string;
  /** The city of a page about one city. */
  readonly city?: string | undefined;
}

/** Shows the form of the page's kind, and chat, phone and e-mail for visitors who prefer those. */
export function EnquiryCard({ kind, context, title = text.title, note = text.text, city }: EnquiryCardProps) {
  const problem = context.query.get('problem');
  return (
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
          city,
          problem: problem === null ? undefined : problemText(problem, context.brand.supportPhone, messages),
          returned: returnedTo(context, endpoints.enquiries),
          choices: enquiryChoices(kind, context.sampleContent),
          thanks: enquiryThanks(kind, context.brand),
        }}
      />
      <OtherWays kind={kind} brand={context.brand} />
    </section>
  );
}

const OtherWays = ({ kind, brand }: { readonly kind: EnquiryKind; readonly brand: Brand }) => (
  <p className="ways-out small">
    <span>{enquiryPageText.or}</span>
    <TextLink
      href={openChatLink({ kind: 'support', about: text.subject[kind].toLowerCase() })}
      rel="nofollow"
    >
      {text.chat}
    </TextLink>
    <TextLink href={`tel:${brand.supportPhoneDial}`}>{text.call(brand.supportPhone)}</TextLink>
    <TextLink href={`mailto:${brand.companyEmail}?subject=${encodeURIComponent(text.subject[kind])}`}>
      {text.mail}
    </TextLink>
  </p>
);

const servedCities = cities.map(({ name }) => name);

/** Returns the served cities and those that the franchise figures name. */
const franchiseCities = (tiers: readonly FranchiseTier[]): readonly string[] =>
  [...new Set([...servedCities, ...tiers.flatMap((tier) => tier.exampleCities)])].sort();

/** Returns the lists of a form's select fields; the browser gets only the lists of the form's kind. */
function enquiryChoices(kind: EnquiryKind, samples: SampleContent): EnquiryChoices {
  const tiers = kind === 'franchise' ? (shown(franchiseTiers, samples) ?? []) : [];
  const openings = kind === 'career' ? (shown(jobOpenings, samples) ?? []) : [];
  return {
    cities: kind === 'franchise' ? franchiseCities(tiers) : kind === 'partner' ? servedCities : [],
    positions: [...new Set(openings.map(({ title }) => title))],
    investments: tiers
      .toSorted((one, other) => one.investment.total - other.investment.total)
      .map(({ name, investment }) => `${formatLakh(investment.total)}: ${name.toLowerCase()}`),
  };
}

/** Links a satisfied visitor to the first social profile that takes reviews. */
const reviewLink = ({ socialLinks }: Brand): EnquiryThanks['link'] => {
  const profile = socialLinks.find(({ network }) => network === 'facebook') ?? socialLinks[0];
  return profile && { href: profile.url, label: enquiryPageText.review };
};

/** Returns the thank-you texts by outcome. */
function enquiryThanks(kind: EnquiryKind, brand: Brand): EnquiryProps['thanks'] {
  if (kind === 'feedback') {
    const { good, poor } = feedbackAnswers;
    return {
      feedback_good: { title: good.heading, text: good.text, link: reviewLink(brand) },
      feedback_poor: { title: poor.heading, text: poor.text },
    };
  }
  const [title, text] = enquiryPageText.done[kind];
  return { received: { title, text } };
}

/** Returns the thank-you text for the `for` parameter of the thank-you page; undefined where it names no enquiry. */
export function enquiryThanksFor(outcome: string | null, brand: Brand): EnquiryThanks | undefined {
  const feedback = enquiryThanks('feedback', brand);
  if (outcome === 'feedback_good') return feedback.feedback_good;
  if (outcome === 'feedback_poor') return feedback.feedback_poor;
  const kind = enquiryKinds.find((known) => known === outcome);
  return kind && enquiryThanks(kind, brand).received;
}
