import {
  franchise,
  franchiseCaveats,
  franchiseFaqs,
  franchiseSteps,
} from '../../../content/company/franchise.ts';
import { companyText } from '../../../content/text/en/company.ts';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { PageHead } from '../../../web/components/PageHead.tsx';
import { ProseRows } from '../../../web/components/ProseRows.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Steps } from '../../../web/components/Steps.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';
import { FranchiseTable } from './FranchiseTable.tsx';

const text = companyText.franchise;

export const franchisePage = page({
  name: 'franchise',
  family: 'company',
  group: 'business',
  query: ['problem'],
  addresses: single(addresses.franchise),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({
      words: franchise,
      path: addresses.franchise,
      crumb: companyText.franchiseCrumb,
      context,
      faqs: franchiseFaqs,
    }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.franchiseCrumb)}
        title={franchise.heading}
        lead={franchise.intro[0]}
        picture="hero-express"
      />
      <Section>
        <SectionHead title={text.tableTitle} text={franchise.intro[1]} />
        <FranchiseTable />
        <ul className="caveats">
          {franchiseCaveats.map((caveat) => (
            <li key={caveat}>{caveat}</li>
          ))}
        </ul>
      </Section>
      <Section sand>
        <div className="beside">
          <ProseRows sections={franchise.sections} />
          <EnquiryCard kind="franchise" context={context} title={text.formTitle} note={text.formText} />
        </div>
      </Section>
      <Section>
        <SectionHead title={text.stepsTitle} />
        <Steps steps={franchiseSteps} />
      </Section>
      <Section joined split>
        <SectionHead flush title={companyText.questions} />
        <FaqList faqs={franchiseFaqs} />
      </Section>
    </>
  ),
});
