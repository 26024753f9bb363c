import type { Faq } from '../../../content/faq.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { pageNodeId, type Site } from './site.ts';

/** The questions of a page, with the same text as the page shows. */
export const faqPageNode = (site: Site, path: string, faqs: readonly Faq[]): StructuredDataNode => ({
  '@type': 'FAQPage',
  ...pageNodeId(site, path, 'questions'),
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
