import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { careers, type JobOpening, jobOpenings } from '../../../content/company/careers.ts';
import { companyText } from '../../../content/text/en/company.ts';
import { formatDate } from '../../../values/format.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
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
            <SectionHead title={text.openings} text={text.openingsText} />
            <div className="faq">
              {jobOpenings.map((job) => (
                <Opening job={job} key={job.id} />
              ))}
            </div>
            <p className="note space-above-4">
              <Icon name="info" />
              {text.sample}
            </p>
          </div>
          <EnquiryCard
            kind="career"
            context={context}
            title={text.applyTitle}
            note={careers.intro[1] ?? text.applyText}
          />
        </div>
      </Section>
      <Section joined>
        <ProseRows sections={careers.sections} />
      </Section>
    </>
  ),
});

const Opening = ({ job }: { readonly job: JobOpening }) => (
  <details className="q" id={job.id}>
    <summary>
      <span className="job-line">
        {job.title}
        <span className="small">
          {job.city}, {job.kind.toLowerCase()}, {job.experience}
        </span>
      </span>
      <Icon name="plus" />
    </summary>
    <div className="job">
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
