import { partnerFaqs, partnerSteps, workshopPartner } from '../../../content/company/workshop-partner.ts';
import { companyText } from '../../../content/text/company.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.partner;

export const workshopPartnerPage = page({
  name: 'workshop-partner',
  family: 'company',
  group: 'business',
  query: ['problem'],
  addresses: single(addresses.workshopPartner),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({
      words: workshopPartner,
      path: addresses.workshopPartner,
      crumb: companyText.partnerCrumb,
      context,
      faqs: partnerFaqs,
    }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.partnerCrumb)}
        title={workshopPartner.heading}
        lead={workshopPartner.intro[0]}
        picture="hero-express"
      />
      <Section>
        <div className="beside">
          <div className="stack">
            <p className="lead space-below-4">{workshopPartner.intro[1]}</p>
            <ProseRows sections={workshopPartner.sections} />
          </div>
          <EnquiryCard kind="partner" context={context} title={text.formTitle} note={text.formText} />
        </div>
      </Section>
      <Fold />
      <Section sand>
        <SectionHead title={text.stepsTitle} />
        <Steps steps={partnerSteps} />
      </Section>
      <Section split>
        <SectionHead flush title={companyText.questions} />
        <FaqList faqs={partnerFaqs} />
      </Section>
    </>
  ),
});
