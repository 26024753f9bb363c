import {
  LEGAL_KEYS,
  type LegalDocument,
  type LegalKey,
  withBrand,
} from '../../../content/legal/legal-document.ts';
import { legalDocuments } from '../../../content/legal/legal-documents.ts';
import { legalText } from '../../../content/text/legal.ts';
import { formatDate } from '../../../values/format.ts';
import { slugify } from '../../../values/slug.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { LocalityList, TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { Contents } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { type PageDefinition, type PageEntry, page } from '../../../web/pages/page-entry.ts';

interface Parameters {
  readonly key: LegalKey;
}

const legal: Omit<PageDefinition<Parameters, LegalDocument>, 'name' | 'audience' | 'addresses'> = {
  family: 'legal',
  group: 'other',
  modified: ({ key }) => legalDocuments[key].updated,
  load: ({ key }, { brand }) => withBrand(legalDocuments[key], brand),
  metadata: ({ parameters: { key }, data: document, context }) => ({
    title: pageTitle(document.title, context.brand.name),
    description: document.description,
    keywords: legalText.keywords[key],
    image: 'legal',
    canonicalPath: addresses[key],
    robots: ROBOTS_INDEX,
    structuredData: [
      organisationNode(context),
      breadcrumbNode(context, [{ label: legalText.home, href: addresses.home }, { label: document.title }]),
    ],
  }),
  Page: ({ data }) => <LegalText document={data} />,
};

/** Analytics counts the express terms with the express service. */
const expressTerms = { group: 'services' } as const;

export const legalPages: readonly PageEntry[] = [
  page({
    ...legal,
    name: 'legal',
    addresses: () =>
      LEGAL_KEYS.filter((key) => key !== 'expressTerms').map((key) => ({
        path: addresses[key],
        parameters: { key },
      })),
  }),
  page({
    ...legal,
    ...expressTerms,
    name: 'express-terms',
    addresses: () => [{ path: addresses.expressTerms, parameters: { key: 'expressTerms' } }],
  }),
  // Advertisements use this second address; its canonical address is the first.
  page({
    ...legal,
    ...expressTerms,
    name: 'express-terms-second-address',
    audience: 'unlisted',
    addresses: () => [{ path: addresses.expressTermsAlias, parameters: { key: 'expressTerms' } }],
  }),
];

/** Shows a legal text with its date, a summary and links to its sections. */
const LegalText = ({ document }: { readonly document: LegalDocument }) => (
  <>
    <PageHead
      crumbs={[{ label: legalText.home, href: addresses.home }, { label: document.title }]}
      title={document.heading}
      lead={<time dateTime={document.updated}>{legalText.updated(formatDate(document.updated))}</time>}
    />
    <Section>
      <div className="split legal-text">
        <section className="card in-short" aria-labelledby="in-short">
          <h2 id="in-short" className="h3">
            {legalText.inShort}
          </h2>
          <TickList ticks={document.summary} />
        </section>
        <Contents
          title={legalText.contents}
          parts={document.sections.map(({ heading }) => ({ id: slugify(heading), text: heading }))}
        />
        <article className="prose">
          {document.sections.map(({ heading, paragraphs, list }) => (
            <section key={heading}>
              <h2 id={slugify(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
      </div>
    </Section>
    <Fold />
    <div className="no-print">
      <Section joined>
        <SectionHead title={legalText.others} />
        <LocalityList localities={otherTexts(document)} />
      </Section>
    </div>
  </>
);

const otherTexts = ({ key }: LegalDocument) =>
  LEGAL_KEYS.filter((other) => other !== key).map((other) => ({
    href: addresses[other],
    name: legalDocuments[other].title,
  }));
