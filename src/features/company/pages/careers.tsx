import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { careers, type JobOpening, jobOpenings } from '../../../content/company/careers.ts';
import { companyText } from '../../../content/text/company.ts';
import { formatDate } from '../../../values/format.ts';
import { type SampleContent, shown } from '../../../values/stated.ts';
import { SampleNote } from '../../../web/components/cards.tsx';
import { PageHead } from '../../../web/components/heroes.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.careers;

export const careersPage = page({
  name: 'careers',
  family: 'company',
  group: 'careers',
  query: ['problem'],
  addresses: single(addresses.careers),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({ words: careers, path: addresses.careers, crumb: companyText.careersCrumb, context }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.careersCrumb)}
        title={careers.heading}
        lead={careers.intro[0]}
        picture="service-doorstep"
      />
      <Section>
        <div className="beside">
          <div>
            <Openings samples={context.sampleContent} />
          </div>
          <EnquiryCard
            kind="career"
            context={context}
            title={text.applyTitle}
            note={careers.intro[1] ?? text.applyText}
          />
        </div>
      </Section>
      <Fold />
      <Section joined>
        <ProseRows sections={careers.sections} />
      </Section>
    </>
  ),
});

/** Lists the openings, or asks for an application without one. */
function Openings({ samples }: { readonly samples: SampleContent }) {
  const openings = shown(jobOpenings, samples) ?? [];
  if (openings.length === 0) return <SectionHead title={text.openings} text={text.noOpenings} />;
  return (
    <>
      <SectionHead title={text.openings} text={text.openingsText} />
      <div className="faq">
        {openings.map((job) => (
          <Opening job={job} key={job.id} />
        ))}
      </div>
      {jobOpenings.origin === 'sample' && <SampleNote text={text.sample} />}
    </>
  );
}

const Opening = ({ job }: { readonly job: JobOpening }) => (
  <details className="q" id={job.id}>
    <summary>
      <span className="job-line">
        {job.title}
        <span className="small">
          {job.city}, {job.kind.toLowerCase()}, {job.experience}
        </span>
      </span>
    </summary>
    <div className="vacancy">
      <p>{job.summary}</p>
      <div>
        <h3 className="job-head">{text.tasks}</h3>
        <TickList ticks={job.tasks} />
      </div>
      <div>
        <h3 className="job-head">{text.needs}</h3>
        <TickList ticks={job.needs} />
      </div>
      <p className="between">
        <ButtonLink short href="#write">
          {text.apply}
        </ButtonLink>
        <span className="caption">{text.posted(formatDate(job.posted))}</span>
      </p>
    </div>
  </details>
);
