import type { CompanyPage } from '../../../content/company/about.ts';
import type { Faq } from '../../../content/faq.ts';
import { companyText } from '../../../content/text/company.ts';
import type { Crumb } from '../../../web/components/heroes.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';

/** Returns the breadcrumb above the heading and in the structured data. */
export const companyCrumbs = (label: string): readonly Crumb[] => [
  { label: companyText.home, href: addresses.home },
  { label },
];

interface CompanyMetadata {
  readonly words: CompanyPage;
  readonly path: string;
  readonly crumb: string;
  readonly context: PageContext;
  readonly faqs?: readonly Faq[];
}

export const companyMetadata = ({ words, path, crumb, context, faqs }: CompanyMetadata): Metadata => ({
  title: pageTitle(words.title, context.brand.name),
  description: words.description,
  keywords: words.keywords,
  image: 'company',
  canonicalPath: path,
  robots: ROBOTS_INDEX,
  structuredData: [
    organisationNode(context),
    breadcrumbNode(context, companyCrumbs(crumb)),
    ...(faqs ? [faqPageNode(faqs)] : []),
  ],
});
