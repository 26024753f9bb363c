import { LEGAL_KEYS, type LegalDocument } from '../../../content/legal/legal-document.ts';
import { legalDocuments } from '../../../content/legal/legal-documents.ts';
import { legalText } from '../../../content/text/en/legal.ts';
import { formatDate } from '../../../values/format.ts';
import { slugify } from '../../../values/slug.ts';
import { Contents } from '../../../web/components/Contents.tsx';
import { LocalityList } from '../../../web/components/LocalityList.tsx';
import { PageHead } from '../../../web/components/PageHead.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { TickList } from '../../../web/components/TickList.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

/** A legal text: when it was last changed, what it comes to, its parts to jump to. */
export const LegalText = ({ document }: { readonly document: LegalDocument }) => (
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
