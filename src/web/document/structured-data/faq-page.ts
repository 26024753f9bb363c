import type { Faq } from '../../../content/faq.ts';
import type { StructuredDataNode } from '../metadata.ts';

/** The questions of a page, with the same text as the page shows. */
export const faqPageNode = (faqs: readonly Faq[]): StructuredDataNode => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
