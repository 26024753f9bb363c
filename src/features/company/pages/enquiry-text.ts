import type {
  EnquiryChoices,
  EnquiryProps,
  EnquiryThanks,
} from '../../../../client/islands/enquiries/enquiry-props.ts';
import type { Brand } from '../../../content/brand.ts';
import { cities } from '../../../content/cities/all-cities.ts';
import { jobOpenings } from '../../../content/company/careers.ts';
import { feedbackAnswers } from '../../../content/company/feedback.ts';
import { franchiseTiers } from '../../../content/company/franchise.ts';
import { enquiryPageText } from '../../../content/text/en/enquiry.ts';
import { formatLakh } from '../../../values/lakh.ts';
import { type EnquiryKind, enquiryKinds } from '../../enquiries/contract/enquiries.ts';

const served = cities.map(({ name }) => name);
const franchised = [...new Set([...served, ...franchiseTiers.flatMap((tier) => tier.exampleCities)])].sort();

/** What a form's lists offer; a browser gets only those of the kind it shows. */
export const enquiryChoices = (kind: EnquiryKind): EnquiryChoices => ({
  cities: kind === 'franchise' ? franchised : kind === 'partner' ? served : [],
  positions: kind === 'career' ? [...new Set(jobOpenings.map(({ title }) => title))] : [],
  investments:
    kind === 'franchise'
      ? franchiseTiers
          .toSorted((one, other) => one.investment.total - other.investment.total)
          .map(({ name, investment }) => `${formatLakh(investment.total)}: ${name.toLowerCase()}`)
      : [],
});

/** Where a happy visitor may say so in public: the first profile that takes reviews. */
const reviewLink = ({ socialLinks }: Brand): EnquiryThanks['link'] => {
  const profile = socialLinks.find(({ network }) => network === 'facebook') ?? socialLinks[0];
  return profile && { href: profile.url, label: enquiryPageText.review };
};

/** What is said after a form was taken, by outcome. */
export function enquiryThanks(kind: EnquiryKind, brand: Brand): EnquiryProps['thanks'] {
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

/** The same for the page that a form without JavaScript leads to (`thankYouPath`); nothing for what was no enquiry. */
export function enquiryThanksFor(what: string | null, brand: Brand): EnquiryThanks | undefined {
  const feedback = enquiryThanks('feedback', brand);
  if (what === 'feedback_good') return feedback.feedback_good;
  if (what === 'feedback_poor') return feedback.feedback_poor;
  const kind = enquiryKinds.find((known) => known === what);
  return kind && enquiryThanks(kind, brand).received;
}
